import {
  type FieldKind,
  plainResourceNames,
  type ResourceName,
  resourcePath,
  resources,
} from '@insurance-kit/content-client/records';
import type { CollectionConfig, Field, GlobalConfig, TextFieldSingleValidation } from 'payload';
import { recordFolders } from '../../../apps/content-service/src/content/record-folders.ts';
import {
  fieldName,
  helpOf,
  languageOf,
  plainReason,
  type Texts,
  textsByLanguage,
} from '../../../apps/content-service/src/edit/views/labels.ts';
import { previewLink } from './preview.ts';
import { htmlFrom } from './rich.ts';
import { ofPublishers, onlyDrafts, publishers, writers } from './roles.ts';
import { settings } from './settings.ts';
import { tellSite } from './tell-site.ts';

type Kinds = Readonly<Record<string, FieldKind>>;
/** The kinds of the fields of each list within a record. */
type Elements = Readonly<Record<string, Kinds>>;

/** Words in the languages of the editors. */
const inBoth = (say: (texts: Texts) => string) => ({
  en: say(textsByLanguage.en),
  fr: say(textsByLanguage.fr),
});
const both = (en: string, fr: string) => ({ en, fr });

type Check = (typeof resources)[ResourceName]['check'];

/** What the site could not use is refused, in plain words: the address of a button, a phone number. */
const usable =
  (field: string, check: Check): TextFieldSingleValidation =>
  (value, { req, required }) => {
    if (required && !value?.trim()) return req.t('validation:required');
    const problem = check({ [field]: value ?? '' }).find((one) => one.field === field);
    if (problem === undefined) return true;
    const texts = textsByLanguage[languageOf(req.i18n.language)];
    return plainReason(texts, `${fieldName(texts, field)}: ${problem.reason}`);
  };

/** Payload keeps its own dates in `created_at`, so an article's has another name here. */
export const nameOf = (field: string): string => (field === 'created_at' ? 'published_on' : field);

/** One field of a record's schema as a field of Payload; none for what is not written by hand. */
function fieldOf(
  field: string,
  kind: FieldKind,
  check: Check,
  required: boolean,
  elements: Elements,
): Field | undefined {
  const description = inBoth((texts) => helpOf(texts, kind) ?? '');
  const common = {
    name: nameOf(field),
    label: inBoth((texts) => fieldName(texts, field)),
    required,
    ...(description.en !== '' && { admin: { description } }),
  };
  if (field === 'category') return { ...common, type: 'relationship', relationTo: 'categories' };
  switch (kind) {
    case 'asset':
    case 'picture':
      // What /edit does with a file, Payload does not.
      return { ...common, admin: {}, type: 'upload', relationTo: 'media' };
    case 'prose':
    case 'proseUnlessPath':
      // A text without words is none.
      return {
        ...common,
        type: 'richText',
        hooks: { beforeValidate: [({ value }) => (value && !hasWords(value) ? null : value)] },
      };
    case 'excerpt':
      return { ...common, type: 'textarea' };
    case 'instant':
      return {
        ...common,
        type: 'date',
        admin: { ...common.admin, date: { pickerAppearance: 'dayAndTime' } },
      };
    case 'degrees':
      return { ...common, type: 'number' };
    case 'list':
      return { ...common, type: 'array', fields: fieldsOf(elements[field] ?? {}, () => []) };
    // An id is Payload's own, a picture has its text with it, and an `assetIfPath` reads what another
    // field holds (§3).
    case 'id':
    case 'alt':
    case 'assetIfPath':
      return undefined;
    default:
      return { ...common, type: 'text', validate: usable(field, check) };
  }
}

const hasWords = (value: unknown): boolean =>
  htmlFrom(value)
    .replace(/<[^>]*>|&nbsp;/g, '')
    .trim() !== '';

/** The fields of a record's schema as fields of Payload. */
const fieldsOf = (
  kinds: Kinds,
  check: Check,
  { required = [], elements = {} }: { required?: readonly string[]; elements?: Elements } = {},
): Field[] =>
  Object.entries(kinds).flatMap(
    ([field, kind]) => fieldOf(field, kind, check, required.includes(field), elements) ?? [],
  );

/** What tells the site of a collection's changes. */
const news = (...pathsOf: Parameters<typeof tellSite>): NonNullable<CollectionConfig['hooks']> => ({
  afterChange: [tellSite(...pathsOf)],
  afterDelete: [tellSite(...pathsOf)],
});

const button = '/publish-button.tsx#PublishButton';

/** What has drafts: who writes saves them, who publishes does the rest. */
const drafted = {
  versions: { drafts: { schedulePublish: true } },
  access: { create: writers, update: writers, delete: publishers },
} as const;

/** The calls that list articles or categories; the board's record is read by no page (§3). */
const noPages: readonly ResourceName[] = ['articleCards', 'latestArticles', 'categories', 'board'];

/** The calls whose answer is one record, each a global of Payload. */
export const pageNames = plainResourceNames.filter((name) => !noPages.includes(name));

const wordOf = (words: Readonly<Record<string, string>>, name: string) => words[name] ?? name;

export const globals: GlobalConfig[] = pageNames.map((name) => {
  const folder = recordFolders.find(({ resource }) => resource === name)?.folder ?? name;
  return {
    slug: name,
    label: inBoth((texts) => wordOf(texts.records, folder)),
    admin: {
      preview: () => previewLink(name),
      components: { elements: { PublishButton: button } },
    },
    fields: fieldsOf(resources[name].kinds, resources[name].check, {
      elements: resources[name].elements,
    }),
    versions: drafted.versions,
    access: { update: writers },
    hooks: { beforeChange: [onlyDrafts], afterChange: [tellSite(() => [resourcePath(name)])] },
  };
});

/** The kinds of product that a company can add, each a collection of Payload. */
export const productNames = ['coversProduct', 'sectionsProduct', 'cardsProduct'] as const;

const products: CollectionConfig[] = productNames.map((name) => ({
  ...drafted,
  slug: name,
  admin: {
    useAsTitle: 'name',
    group: both('Products of its own', 'Produits propres'),
    preview: (doc) => previewLink(name, doc.name),
    components: { edit: { PublishButton: button } },
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    ...fieldsOf(resources[name].kinds, resources[name].check, {
      elements: resources[name].elements,
    }),
  ],
  hooks: {
    ...news(({ name: id }) => [resourcePath(name, String(id))]),
    beforeChange: [onlyDrafts],
  },
}));

const articleLists = [resourcePath('articleCards'), resourcePath('latestArticles')];

const articles: CollectionConfig = {
  ...drafted,
  slug: 'articles',
  admin: {
    useAsTitle: 'caption',
    preview: ({ id }) => previewLink('article', id),
    components: { edit: { PublishButton: button } },
    defaultColumns: ['caption', 'category', 'published_on', '_status'],
  },
  defaultSort: '-published_on',
  // An article without a title or without words is not published.
  fields: fieldsOf(
    { ...resources.articleCards.kinds, ...resources.article.kinds },
    resources.article.check,
    { required: ['caption', 'body'] },
  ),
  hooks: {
    ...news(({ id }) => [...articleLists, resourcePath('article', String(id))]),
    // An article without a date has that of its publication.
    beforeChange: [
      onlyDrafts,
      ({ data, originalDoc }) =>
        data._status === 'published' && !(data.published_on ?? originalDoc?.published_on)
          ? { ...data, published_on: new Date().toISOString() }
          : data,
    ],
  },
};

const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: both('Category', 'Catégorie'), plural: both('Categories', 'Catégories') },
  access: ofPublishers,
  admin: { useAsTitle: 'category' },
  fields: [{ name: 'category', type: 'text', required: true, unique: true }],
  hooks: news(),
};

/** A picture has a text, or only decorates. What the seed knows no text of waits for an editor. */
const saysWhatItShows: TextFieldSingleValidation = (alt, { data, req }) => {
  const { mimeType, decorative } = { mimeType: '', decorative: false, ...data };
  const isSaid = alt?.trim() || decorative || req.context.isSeed === true;
  return !mimeType?.startsWith('image/') || isSaid ? true : req.t('validation:required');
};

const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: both('Picture or file', 'Image ou fichier'), plural: inBoth((t) => t.files) },
  // Visitors get the files, and no list of them. A file that is changed is changed on the pages.
  access: {
    ...ofPublishers,
    create: ({ req }) => req.user !== null,
    read: ({ req, isReadingStaticFile }) => isReadingStaticFile === true || req.user !== null,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: inBoth((texts) => texts.alt),
      admin: { description: inBoth((texts) => texts.kinds.alt) },
      validate: saysWhatItShows,
    },
    { name: 'decorative', type: 'checkbox', label: inBoth((texts) => texts.decorative) },
  ],
  upload: { staticDir: settings.uploads, mimeTypes: ['image/*', 'application/pdf'] },
  hooks: news(),
};

/** What visitors write: read by editors, written by nobody else. */
const written = (slug: string, fields: Field[]): CollectionConfig => ({
  slug,
  admin: { group: inBoth((texts) => texts.visitors) },
  access: { create: () => false, update: () => false, delete: publishers },
  fields: [...fields, { name: 'submission', type: 'text', unique: true, admin: { hidden: true } }],
});

export const collections: CollectionConfig[] = [
  articles,
  categories,
  media,
  ...products,
  written('feedback', [
    { name: 'rating', type: 'number' },
    { name: 'likely_to_recommend', type: 'number' },
    { name: 'feedback', type: 'textarea' },
  ]),
  written('messages', [
    { name: 'template', type: 'text' },
    { name: 'params', type: 'json' },
  ]),
  {
    slug: 'users',
    labels: { singular: both('Editor', 'Rédacteur'), plural: both('Editors', 'Rédacteurs') },
    auth: true,
    admin: { useAsTitle: 'email' },
    access: {
      ...ofPublishers,
      update: ({ req, id }) => req.user?.role === 'publish' || req.user?.id === id,
    },
    fields: [
      {
        name: 'role',
        type: 'select',
        label: both('May', 'Peut'),
        options: [
          { value: 'write', label: both('write drafts', 'écrire des brouillons') },
          { value: 'publish', label: both('write and publish', 'écrire et publier') },
        ],
        defaultValue: 'publish',
        required: true,
        access: { create: publishers, update: publishers },
      },
    ],
  },
];
