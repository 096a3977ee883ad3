import type { ResourceName } from '@insurance-kit/content-client';
import { audiences, defaultAudience } from '#company/audiences.ts';
import type { PageName, ProductData, ProductLayout } from '../app/companies/contract/audiences.ts';
import { type Audience, isAudience } from './audience.ts';

/** The company's audiences, in the order of the switch (§2.2). */
export const audienceNames: readonly Audience[] = Object.keys(audiences).filter(isAudience);

/**
 * What each kind of screen loads from the content service (§7). It cannot stand without the first; what
 * follows is shown where it is known.
 */
export const fetchesOf = {
  home: ['home', 'articleCards'],
  about: ['about'],
  products: ['productsIndividual'],
  'products-corporate': ['productsCorporate'],
  motor: ['motorIndividual'],
  'motor-corporate': ['motorCorporate'],
  travel: ['travel'],
  'home-insurance': ['homeInsurance'],
  engineering: ['engineering'],
  marine: ['marine'],
  covers: ['coversProduct'],
  sections: ['sectionsProduct'],
  cards: ['cardsProduct'],
  insights: ['articleCards', 'latestArticles', 'categories'],
  article: ['article', 'latestArticles', 'articleCards'],
  careers: ['careers'],
  contact: ['contact'],
  services: [],
  whistle: [],
  privacy: [],
  feedback: [],
} as const satisfies Readonly<Record<PageName, readonly ResourceName[]>>;

/** A product of the company's own: the layout of its page, and the name of its record. */
export interface OwnProduct {
  readonly page: ProductLayout;
  readonly name: string;
}

const isOwn = (product: ProductData): product is ProductData & OwnProduct => 'name' in product;

/** A row of the route table. */
export interface RouteRow {
  /** The address, in React Router's notation. */
  readonly path: string;
  /** Whose page it is; `undefined` where the tab's last audience decides (readings §4, §2.2). */
  readonly audience: Audience | undefined;
  /** The screen, and the name of its file in `pages/`. */
  readonly page: PageName;
  /** The resources that the page of every company needs; `fetchesAt` adds the company's own. */
  readonly fetches: readonly ResourceName[];
  /** The company's own product that it is the page of. */
  readonly own?: OwnProduct;
}

const row = (page: PageName, path: string, audience?: Audience): RouteRow => ({
  path,
  audience,
  page,
  fetches: fetchesOf[page],
});

const productPath = (audience: Audience, { word }: ProductData): string =>
  `${audiences[audience].prefix}productdetails/${word}`;

/** An audience's pages: all screens but the products, which the company chooses for it. */
function rowsOf(audience: Audience): readonly RouteRow[] {
  const { home, prefix, overview, products } = audiences[audience];
  const own = (page: PageName, path: string) => row(page, path, audience);
  return [
    own('home', home),
    own('about', `${prefix}about`),
    own(overview, `${prefix}product`),
    ...products.map((product) => ({
      ...own(product.page, productPath(audience, product)),
      ...(isOwn(product) && { own: product }),
    })),
    own('insights', `${prefix}insights`),
    own('article', `${prefix}detail/:id`),
    own('careers', `${prefix}careers`),
    own('contact', `${prefix}contact`),
    own('services', `${prefix}services`),
    own('whistle', `${prefix}whistle`),
  ];
}

/** What React Router knows a row by. */
export const routeId = ({ audience, page, own }: RouteRow): string =>
  [audience ?? 'any', page, ...(own ? [own.name] : [])].join('-');

/** Every route of §2.1, in one place. */
export const routeTable: readonly RouteRow[] = [
  ...audienceNames.flatMap(rowsOf),
  row('privacy', '/privacy'),
  // The form of the feedback dialog (§4.5), where no script opens that: no menu or index leads here.
  row('feedback', '/feedback'),
];

/**
 * The audience that a path belongs to (§2.2): its home, or what begins as its pages do. Other paths
 * (`/privacy`, unknown ones) belong to none: `undefined`.
 */
export const audienceOfPath = (pathname: string): Audience | undefined =>
  audienceNames.find((audience) => {
    const { home, prefix } = audiences[audience];
    return pathname === home || pathname.startsWith(prefix);
  });

/** The audience of a page that belongs to one: the default one where the path tells nothing. */
export const audienceOfPage = (pathname: string): Audience =>
  audienceOfPath(pathname) ?? defaultAudience;

/** The address by which the page of all unknown ones of an audience is rendered, and kept. */
export function unknownPathLike(pathname: string): string {
  const audience = audienceOfPath(pathname);
  return audience === undefined ? '/unknown' : `${audiences[audience].prefix}unknown`;
}

/** The row of a path; `undefined` for a path that no route has. */
export const rowAt = (pathname: string): RouteRow | undefined =>
  routeTable.find(({ path }) => {
    const [fixed = '', id] = path.split(':');
    if (id === undefined) return pathname === path;
    return pathname.startsWith(fixed) && !pathname.slice(fixed.length).includes('/');
  });

/** The pages whose forms are posted to them, and which alone take a POST. */
export const formPaths: readonly string[] = routeTable
  .filter(({ page }) => page === 'contact' || page === 'feedback')
  .map(({ path }) => path);

/**
 * The path of an audience's page.
 *
 * @throws Error if the table has no such page for that audience: a mistake in the caller.
 */
export function pathOf(audience: Audience, page: PageName): string {
  const found = routeTable.find(
    (candidate) =>
      candidate.page === page &&
      (candidate.audience === audience || candidate.audience === undefined),
  );
  if (found === undefined) {
    throw new Error(`The route table has no page '${page}' for the audience '${audience}'.`);
  }
  return found.path;
}

/** The path of an audience's overview of products (§2.9). */
export const overviewPath = (audience: Audience): string =>
  pathOf(audience, audiences[audience].overview);

/** A product of an audience, and the path of its page. */
export interface ProductRoute {
  /** What the company calls it by: of §2's products the name of its page. */
  readonly name: string;
  readonly path: string;
  /** Set where it is the company's own. */
  readonly own?: OwnProduct;
}

/** The products of an audience, in the order of its tab bar (§2.10). */
export const productRoutes = (audience: Audience): readonly ProductRoute[] =>
  audiences[audience].products.map((product) => ({
    name: isOwn(product) ? product.name : product.page,
    path: productPath(audience, product),
    ...(isOwn(product) && { own: product }),
  }));

/** A call for content: what is asked for, and by which id. */
export interface Fetch {
  readonly resource: ResourceName;
  readonly id?: string;
}

/** The calls for records of the company's own products. */
export type OwnResource = (typeof fetchesOf)[ProductLayout][0];

/** What to ask for to get the record of a product of the company's own. */
export const ownFetch = ({ page, name }: OwnProduct) => ({
  resource: fetchesOf[page][0],
  id: name,
});

/**
 * What the page at a path loads, as `fetchesOf` says. An overview also loads the records of the
 * audience's own products, which its cards show.
 *
 * @param id the one in the path, where it has one.
 */
export function fetchesAt(page: PageName, pathname: string, id: string): readonly Fetch[] {
  const row = rowAt(pathname);
  if (row?.own !== undefined) return [ownFetch(row.own)];
  const names: readonly ResourceName[] = fetchesOf[page];
  const fetches = names.map((resource) =>
    resource === 'article' ? { resource, id } : { resource },
  );
  const audience = row?.audience;
  if (audience === undefined || audiences[audience].overview !== page) return fetches;
  return [...fetches, ...productRoutes(audience).flatMap(({ own }) => (own ? ownFetch(own) : []))];
}

/**
 * Addresses without a screen of their own, and where each leads: the product details layouts alone
 * (§2.1) show their first product.
 */
export const redirects: readonly { readonly from: string; readonly to: string }[] =
  audienceNames.flatMap((audience) =>
    productRoutes(audience)
      .slice(0, 1)
      .map(({ path }) => ({ from: path.slice(0, path.lastIndexOf('/')), to: path })),
  );

/** The path of an article for an audience (§2.6). */
export function articlePath(audience: Audience, id: string): string {
  return pathOf(audience, 'article').replace(':id', encodeURIComponent(id));
}
