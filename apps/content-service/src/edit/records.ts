import { type FieldKind, maxTextLength, resources } from '@insurance-kit/content-client/records';
import { articlesFolder, productAt, recordFolders } from '../content/snapshot.ts';
import type { EditFields } from './record-files.ts';

/** The pages' records that have a form; the board's is read by no page (§3). */
export const pageFolders: readonly string[] = recordFolders
  .filter(({ resource }) => resource !== 'board')
  .map(({ folder }) => folder);

const articleFolder = /^articles\/(\d+)-[a-z0-9-]+$/;

/** Whether a folder below the content folder is a record that has a form. */
export const isEditable = (folder: string): boolean =>
  pageFolders.includes(folder) || articleFolder.test(folder) || productAt(folder) !== undefined;

/** Whether a record is an article. */
export const isArticle = (folder: string): boolean => folder.startsWith(`${articlesFolder}/`);

/** The id of an article by its folder. */
export const articleIdOf = (folder: string): string | undefined => articleFolder.exec(folder)?.[1];

/** The kinds of an article's fields, in the order in which one writes it. */
const articleKinds: Readonly<Record<string, FieldKind>> = {
  id: 'id',
  caption: 'caption',
  excerpt: 'excerpt',
  category: 'text',
  created_at: 'instant',
  main_image: 'asset',
  body: 'prose',
  pdf_file: 'asset',
} satisfies Record<keyof typeof resources.article.kinds, FieldKind>;

/** The fields of a record with their kinds, from its schema. */
export function kindsOf(folder: string): Readonly<Record<string, FieldKind>> {
  if (isArticle(folder)) return articleKinds;
  const found = recordFolders.find((each) => each.folder === folder) ?? productAt(folder);
  return found === undefined ? {} : resources[found.resource].kinds;
}

/** The fields that a form has: an id is not chosen, and one field reads what another one holds (§3). */
export const formFields = (folder: string): readonly (readonly [string, FieldKind])[] =>
  Object.entries(kindsOf(folder)).filter(([, kind]) => kind !== 'id' && kind !== 'assetIfPath');

/** The most characters of a field: for what stands in one line, less than the schema would read. */
export const limitOf = (field: string, kind: FieldKind): number => {
  if (kind === 'prose' || kind === 'proseUnlessPath') return maxTextLength;
  if (kind === 'link') return 2_000;
  return kind === 'excerpt' || field.endsWith('headoffice') ? 500 : 200;
};

/** What must not be empty when an article is published. */
const requiredOfArticles = ['caption', 'excerpt', 'category', 'body'];

/** What is wrong with a field. */
export type FieldFault = 'missing' | 'long' | 'link' | 'date' | 'unknown category';

/**
 * What keeps a record from being published, by field. A draft may have all of it: nothing that somebody
 * wrote is refused before that.
 */
export function faultsOf(
  folder: string,
  fields: EditFields,
  categories: readonly string[],
): ReadonlyMap<string, FieldFault> {
  const faults = new Map<string, FieldFault>();
  for (const [field, kind] of formFields(folder)) {
    const value = fields[field] ?? '';
    if (value === '') {
      if (isArticle(folder) && requiredOfArticles.includes(field)) faults.set(field, 'missing');
    } else if (value.length > limitOf(field, kind)) faults.set(field, 'long');
    else if (kind === 'link' && resources.home.check({ tile1_btn_link: value }).length > 0) {
      faults.set(field, 'link');
    } else if (kind === 'instant' && resources.article.check({ created_at: value }).length > 0) {
      faults.set(field, 'date');
    } else if (isArticle(folder) && field === 'category' && !categories.includes(value)) {
      faults.set(field, 'unknown category');
    }
  }
  return faults;
}

/** A folder's name for a title: lower case, plain letters, with hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .replace(/<[^>]*>/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 60).replace(/-+$/, '') || 'article';
}

/** A record as it is published: an article has its id, and a date: that of its publication by default. */
export function completed(folder: string, fields: EditFields, now: Date): EditFields {
  const id = articleIdOf(folder);
  if (id === undefined) return fields;
  return { ...fields, id, created_at: fields.created_at || now.toISOString() };
}
