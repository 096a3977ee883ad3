import { recordNames } from '@insurance-kit/content-client/records';

/** The folder of each page record: the record's name in kebab case, or `board-of-directors`. */
export const recordFolders = recordNames.map((resource) => ({
  resource,
  folder:
    resource === 'board'
      ? 'board-of-directors'
      : resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
}));

/** Folders of custom products (products that a company adds), by kind. */
export const productFolders = [
  { resource: 'coversProduct', folder: 'products/covers' },
  { resource: 'sectionsProduct', folder: 'products/sections' },
  { resource: 'cardsProduct', folder: 'products/cards' },
] as const;

export const articlesFolder = 'articles';

export const articleIdOf = (folder: string): string | undefined =>
  /^articles\/(\d+)-[a-z0-9-]+$/.exec(folder)?.[1];

export const isArticle = (folder: string): boolean => articleIdOf(folder) !== undefined;

/** The API call that returns the record in a folder. `id` is the `{id}` in the call's path. */
export function recordAt(folder: string) {
  const page = recordFolders.find((each) => each.folder === folder);
  if (page) return { resource: page.resource };
  const article = articleIdOf(folder);
  if (article) return { resource: 'article' as const, id: article };
  const [, kind, id] = /^(products\/\w+)\/([a-z][a-z0-9-]*)$/.exec(folder) ?? [];
  const product = productFolders.find((each) => each.folder === kind);
  return product && { resource: product.resource, id };
}
