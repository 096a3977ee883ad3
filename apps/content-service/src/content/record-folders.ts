import {
  type IdResourceName,
  type RecordName,
  recordNames,
} from '@insurance-kit/content-client/records';

export type ProductResource = Exclude<IdResourceName, 'article'>;

/** An API call for the record of a page, or of a custom product: one that a company adds. */
export type RecordResource = RecordName | ProductResource;

/** The folder of each page record: the record's name in kebab case, or `board-of-directors`. */
export const recordFolders = recordNames.map((resource) => ({
  resource,
  folder:
    resource === 'board'
      ? 'board-of-directors'
      : resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
}));

/** Folders of custom products, by kind. */
export const productFolders: readonly {
  readonly resource: ProductResource;
  readonly folder: string;
}[] = [
  { resource: 'coversProduct', folder: 'products/covers' },
  { resource: 'sectionsProduct', folder: 'products/sections' },
  { resource: 'cardsProduct', folder: 'products/cards' },
];

export const articlesFolder = 'articles';

export const isArticle = (folder: string): boolean => folder.startsWith(`${articlesFolder}/`);

/** The custom product in a folder. `name` is the `{id}` in the path of the API call `resource`. */
export function productAt(folder: string) {
  const [, name = ''] = /^products\/\w+\/([a-z][a-z0-9-]*)$/.exec(folder) ?? [];
  const kind = productFolders.find((each) => folder === `${each.folder}/${name}`);
  return kind && { name, resource: kind.resource };
}

/** API call for the record of a page or custom product. `undefined` for other folders. */
export const resourceAt = (folder: string): RecordResource | undefined =>
  (recordFolders.find((each) => each.folder === folder) ?? productAt(folder))?.resource;
