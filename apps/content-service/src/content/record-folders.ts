import {
  type ContentData,
  type IdResourceName,
  type PlainResourceName,
  type ResourceName,
  resourceNames,
} from '@insurance-kit/content-client/records';

type ListResource = {
  [Name in ResourceName]: ContentData[Name] extends readonly unknown[] ? Name : never;
}[ResourceName];

type PageResource = Exclude<PlainResourceName, ListResource>;

export type ProductResource = Exclude<IdResourceName, 'article'>;

/** A call that returns one record. Articles have ids instead of names. */
export type RecordResource = PageResource | ProductResource;

const folderRows = <Resource extends ResourceName>(folders: Readonly<Record<Resource, string>>) =>
  resourceNames
    .filter((name): name is Resource => name in folders)
    .map((resource) => ({ resource, folder: folders[resource] }));

/** The folder of each page's record; `companies/README.md` has the same table. */
export const recordFolders = folderRows<PageResource>({
  home: 'home',
  about: 'about',
  board: 'board-of-directors',
  productsIndividual: 'products-individual',
  productsCorporate: 'products-corporate',
  motorIndividual: 'motor-individual',
  travel: 'travel',
  homeInsurance: 'home-insurance',
  motorCorporate: 'motor-corporate',
  engineering: 'engineering',
  marine: 'marine',
  careers: 'careers',
  contact: 'contact',
});

/** Parent folders of custom products by kind. */
export const productFolders = folderRows<ProductResource>({
  coversProduct: 'products/covers',
  sectionsProduct: 'products/sections',
  cardsProduct: 'products/cards',
});

/** A product's name: the last part of its call and of its folder. */
const productName = /^[a-z][a-z0-9-]*$/;

export const isProductName = (name: string): boolean => productName.test(name);

export function productAt(
  folder: string,
): { readonly name: string; readonly resource: ProductResource } | undefined {
  const [, name = ''] = /^products\/\w+\/(.+)$/.exec(folder) ?? [];
  const kind = productFolders.find((each) => folder === `${each.folder}/${name}`);
  return kind === undefined || !isProductName(name) ? undefined : { name, resource: kind.resource };
}

export const resourceAt = (folder: string): RecordResource | undefined =>
  (recordFolders.find((each) => each.folder === folder) ?? productAt(folder))?.resource;
