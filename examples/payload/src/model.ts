import {
  type FieldKind,
  plainResourceNames,
  type ResourceName,
  resourcePath,
  resources,
} from '@insurance-kit/content-client/records';
import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import {
  getFieldName,
  helpOf,
  textsByLanguage,
} from '../../../apps/content-service/src/edit/views/texts.ts';
import { settings } from './settings.ts';
import { tellSite } from './tell-site.ts';

type Kinds = Readonly<Record<string, FieldKind>>;

const texts = textsByLanguage.en;

/** Payload keeps its own dates in `created_at`, so an article's has another name here. */
export const nameOf = (field: string): string => (field === 'created_at' ? 'published_on' : field);

/** One field of a record's schema as a field of Payload; none for what is not written by hand. */
function fieldOf(field: string, kind: FieldKind): Field | undefined {
  const description = helpOf(texts, kind);
  const common = {
    name: nameOf(field),
    label: getFieldName(texts, field),
    ...(description !== undefined && { admin: { description } }),
  };
  if (field === 'category') return { ...common, type: 'relationship', relationTo: 'categories' };
  switch (kind) {
    case 'asset':
    case 'picture':
      return { ...common, type: 'upload', relationTo: 'media' };
    case 'prose':
    case 'proseUnlessPath':
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
      return { ...common, type: 'array', fields: officeFields };
    // An id is Payload's own, and an `assetIfPath` reads what another field holds (§3).
    case 'id':
    case 'assetIfPath':
      return undefined;
    default:
      return { ...common, type: 'text' };
  }
}

/** The fields of a record's schema as fields of Payload. */
const fieldsOf = (kinds: Kinds): Field[] =>
  Object.entries(kinds).flatMap(([field, kind]) => fieldOf(field, kind) ?? []);

/** The one list within a record: the offices of the contact page. */
const officeFields = fieldsOf(resources.contact.elements.offices ?? {});

/** What tells the site of a collection's changes. */
const news = (...pathsOf: Parameters<typeof tellSite>): NonNullable<CollectionConfig['hooks']> => ({
  afterChange: [tellSite(...pathsOf)],
  afterDelete: [tellSite(...pathsOf)],
});

const versions = { drafts: { schedulePublish: true } } as const;

/** The calls that list articles or categories; the board's record is read by no page (§3). */
const noPages: readonly ResourceName[] = ['articleCards', 'latestArticles', 'categories', 'board'];

/** The calls whose answer is one record, each a global of Payload. */
export const pageNames = plainResourceNames.filter((name) => !noPages.includes(name));

export const globals: GlobalConfig[] = pageNames.map((name) => ({
  slug: name,
  fields: fieldsOf(resources[name].kinds),
  versions,
  hooks: { afterChange: [tellSite(() => [resourcePath(name)])] },
}));

/** The kinds of product that a company can add, each a collection of Payload. */
export const productNames = ['coversProduct', 'sectionsProduct', 'cardsProduct'] as const;

const products: CollectionConfig[] = productNames.map((name) => ({
  slug: name,
  admin: { useAsTitle: 'name', group: 'Products of its own' },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    ...fieldsOf(resources[name].kinds),
  ],
  versions,
  hooks: news(({ name: id }) => [resourcePath(name, String(id))]),
}));

const articleLists = [resourcePath('articleCards'), resourcePath('latestArticles')];

const articles: CollectionConfig = {
  slug: 'articles',
  admin: {
    useAsTitle: 'caption',
    defaultColumns: ['caption', 'category', 'published_on', '_status'],
  },
  defaultSort: '-published_on',
  fields: fieldsOf({ ...resources.articleCards.kinds, ...resources.article.kinds }),
  versions,
  hooks: {
    ...news(({ id }) => [...articleLists, resourcePath('article', String(id))]),
    // An article without a date has that of its publication.
    beforeChange: [
      ({ data, originalDoc }) =>
        data._status === 'published' && !(data.published_on ?? originalDoc?.published_on)
          ? { ...data, published_on: new Date().toISOString() }
          : data,
    ],
  },
};

const categories: CollectionConfig = {
  slug: 'categories',
  admin: { useAsTitle: 'category' },
  fields: [{ name: 'category', type: 'text', required: true, unique: true }],
  hooks: news(),
};

const media: CollectionConfig = {
  slug: 'media',
  // Visitors get the files, and no list of them.
  access: {
    read: ({ req, isReadingStaticFile }) => isReadingStaticFile === true || req.user !== null,
  },
  fields: [],
  upload: { staticDir: settings.uploads, mimeTypes: ['image/*', 'application/pdf'] },
  hooks: news(),
};

/** What visitors write: read by editors, written by nobody else. */
const written = (slug: string, fields: Field[]): CollectionConfig => ({
  slug,
  admin: { group: 'From visitors' },
  access: { create: () => false, update: () => false },
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
  { slug: 'users', auth: true, fields: [] },
];
