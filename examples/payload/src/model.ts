import {
  type FieldKind,
  idResourceNames,
  plainResourceNames,
  type ResourceName,
  recordTitles,
  resourcePath,
  resources,
} from '@insurance-kit/content-client/records';
import {
  type Access,
  type CollectionConfig,
  type Field,
  type FieldAccess,
  Forbidden,
  type GlobalConfig,
  type PayloadRequest,
  type TextFieldSingleValidation,
} from 'payload';
import {
  fieldName,
  helpOf,
  labelIn,
  type Texts,
  textsByLanguage,
} from '../../../apps/content-service/src/edit/texts/labels.ts';
import { previewLink } from './preview.ts';
import { htmlFrom } from './rich.ts';
import { settings } from './settings.ts';
import { tellSite } from './tell-site.ts';

/** The parts of a content-client resource from which this file makes Payload's fields. */
export type Resource = Pick<(typeof resources)[ResourceName], 'kinds' | 'elements' | 'check'>;

const publishers: Access & FieldAccess = ({ req }) => req.user?.role === 'publish';

/** Access rules of a collection that only publishers may change. */
const ofPublishers = { create: publishers, update: publishers, delete: publishers };

/** Lets writers save drafts. Only publishers may publish or restore a version. */
const writers: Access = ({ req: { user, pathname }, data }) =>
  user !== null &&
  (user.role === 'publish' || (data?._status !== 'published' && !pathname?.includes('/versions/')));

/** Refuses a writer's save without `?draft=true`: the save would change the published record. */
function onlyDrafts<Data extends { readonly _status?: unknown }>({
  data,
  req: { user, query, t },
}: {
  readonly data: Data;
  readonly req: PayloadRequest;
}): Data {
  const isDraft = data._status !== 'published' && String(query.draft) === 'true';
  if (user && user.role !== 'publish' && !isDraft) throw new Forbidden(t);
  return data;
}

/** A text for editors, in both languages. */
const inBoth = (say: (texts: Texts) => string) => ({
  en: say(textsByLanguage.en),
  fr: say(textsByLanguage.fr),
});
const both = (en: string, fr: string) => ({ en, fr });

/** Makes a validator that refuses values the site cannot use, such as a wrong phone number. */
const validatorFor =
  (field: string, { check }: Resource): TextFieldSingleValidation =>
  (value, { req, required }) => {
    if (required && !value?.trim()) return req.t('validation:required');
    const problem = check({ [field]: value ?? '' }).find((one) => one.field === field);
    if (problem === undefined) return true;
    const texts = textsByLanguage[req.i18n.language === 'fr' ? 'fr' : 'en'];
    return `${fieldName(texts, field)}: ${problem.reason}`;
  };

/** Field name in Payload. Payload uses `created_at` for its own dates. */
export const nameOf = (field: string): string => (field === 'created_at' ? 'published_on' : field);

/** Makes Payload's field for a field of a record. Returns `undefined` if Payload needs none. */
function fieldOf(
  field: string,
  kind: FieldKind,
  resource: Resource,
  required: boolean,
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
      // Omit the help text, which does not fit Payload's uploads.
      return { ...common, admin: {}, type: 'upload', relationTo: 'media' };
    case 'prose':
    case 'proseUnlessPath':
      // A rich text without words counts as empty.
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
      return { ...common, type: 'array', fields: fieldsOf(elementsOf(resource, field)) };
    // No field. Payload makes ids, and the `media` collection has the alternative texts. The path
    // of an `assetIfPath` picture is in another field, whose name ends with `_body` (§3).
    case 'id':
    case 'alt':
    case 'assetIfPath':
      return undefined;
    default:
      return { ...common, type: 'text', validate: validatorFor(field, resource) };
  }
}

const hasWords = (value: unknown): boolean =>
  htmlFrom(value)
    .replace(/<[^>]*>|&nbsp;/g, '')
    .trim() !== '';

const fieldsOf = (resource: Resource, required: readonly string[] = []): Field[] =>
  Object.entries(resource.kinds).flatMap(
    ([field, kind]) => fieldOf(field, kind, resource, required.includes(field)) ?? [],
  );

/** Makes a resource of the elements of a list field. Its `check` finds no problems. */
export const elementsOf = ({ elements }: Pick<Resource, 'elements'>, field: string): Resource => ({
  kinds: elements[field] ?? {},
  elements: {},
  check: () => [],
});

/** Makes hooks that tell the site when a record of the collection changes or is deleted. */
const changeHooks = (
  ...pathsOf: Parameters<typeof tellSite>
): NonNullable<CollectionConfig['hooks']> => ({
  afterChange: [tellSite(...pathsOf)],
  afterDelete: [tellSite(...pathsOf)],
});

const button = '/publish-button.tsx#PublishButton';

/** Writers save drafts. Publishers publish and delete. */
const withDrafts = {
  versions: { drafts: { schedulePublish: true } },
  access: { create: writers, update: writers, delete: publishers },
} as const;

/** Calls that do not return a page's record: lists, and the board, which no page reads (§3). */
const noPages: readonly ResourceName[] = ['articleCards', 'latestArticles', 'categories', 'board'];

/** Names of the pages' records. Payload stores each record as a global. */
export const pageNames = plainResourceNames.filter((name) => !noPages.includes(name));

export const globals: GlobalConfig[] = pageNames.map((name) => ({
  slug: name,
  label: inBoth((texts) => labelIn(recordTitles, texts, name) ?? name),
  admin: {
    preview: () => previewLink(name),
    components: { elements: { PublishButton: button } },
  },
  fields: fieldsOf(resources[name]),
  versions: withDrafts.versions,
  access: { update: writers },
  hooks: { beforeChange: [onlyDrafts], afterChange: [tellSite(() => [resourcePath(name)])] },
}));

/** Kinds of custom products. Each kind is a collection of Payload. */
const productNames = idResourceNames.filter((name) => name !== 'article');

const products: CollectionConfig[] = productNames.map((name) => ({
  ...withDrafts,
  slug: name,
  admin: {
    useAsTitle: 'name',
    group: both('Custom products', 'Produits personnalisés'),
    preview: (doc) => previewLink(name, doc.name),
    components: { edit: { PublishButton: button } },
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    ...fieldsOf(resources[name]),
  ],
  hooks: {
    ...changeHooks(({ name: id }) => [resourcePath(name, String(id))]),
    beforeChange: [onlyDrafts],
  },
}));

const articleLists = [resourcePath('articleCards'), resourcePath('latestArticles')];

/** The fields of an article's card and page together. */
export const article: Resource = {
  ...resources.article,
  kinds: { ...resources.articleCards.kinds, ...resources.article.kinds },
};

const articles: CollectionConfig = {
  ...withDrafts,
  slug: 'articles',
  admin: {
    useAsTitle: 'caption',
    preview: ({ id }) => previewLink('article', id),
    components: { edit: { PublishButton: button } },
    defaultColumns: ['caption', 'category', 'published_on', '_status'],
  },
  defaultSort: '-published_on',
  // An article without title or text cannot be published.
  fields: fieldsOf(article, ['caption', 'body']),
  hooks: {
    ...changeHooks(({ id }) => [...articleLists, resourcePath('article', String(id))]),
    // When an article without a date is published, set its date.
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
  hooks: changeHooks(),
};

/** Requires an alternative text for pictures that are not decorative, except while seeding. */
const requireAlt: TextFieldSingleValidation = (alt, { data, req }) => {
  const { mimeType, decorative } = { mimeType: '', decorative: false, ...data };
  const isDescribed = alt?.trim() || decorative || req.context.isSeed === true;
  return !mimeType?.startsWith('image/') || isDescribed ? true : req.t('validation:required');
};

const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: both('Picture or file', 'Image ou fichier'), plural: inBoth((t) => t.files) },
  // Visitors can open files, but not list them. Only publishers replace files,
  // because pages show the new file at once.
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
      validate: requireAlt,
    },
    { name: 'decorative', type: 'checkbox', label: inBoth((texts) => texts.decorative) },
  ],
  upload: { staticDir: settings.uploads, mimeTypes: ['image/*', 'application/pdf'] },
  hooks: changeHooks(),
};

/** A collection of messages or feedback. Editors can read entries, publishers can delete them. */
const submissionsOf = (slug: string, fields: Field[]): CollectionConfig => ({
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
  submissionsOf('feedback', [
    { name: 'rating', type: 'number' },
    { name: 'likely_to_recommend', type: 'number' },
    { name: 'feedback', type: 'textarea' },
  ]),
  submissionsOf('messages', [
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
