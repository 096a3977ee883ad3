import type { ResourceName } from '@insurance-kit/content-client';
import { audiences, defaultAudience } from '#company/audiences.ts';
import type { PageName, ProductPage } from '../app/companies/contract/audiences.ts';
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
  insights: ['articleCards', 'latestArticles', 'categories'],
  article: ['article', 'latestArticles', 'articleCards'],
  careers: ['careers'],
  contact: ['contact'],
  services: [],
  whistle: [],
  privacy: [],
  feedback: [],
} as const satisfies Readonly<Record<PageName, readonly ResourceName[]>>;

/** A row of the route table. */
export interface RouteRow {
  /** The address, in React Router's notation. */
  readonly path: string;
  /** Whose page it is; `undefined` where the tab's last audience decides (readings §4, §2.2). */
  readonly audience: Audience | undefined;
  /** The screen, and the name of its file in `pages/`. */
  readonly page: PageName;
  /** What its loader loads. */
  readonly fetches: readonly ResourceName[];
}

const row = (page: PageName, path: string, audience?: Audience): RouteRow => ({
  path,
  audience,
  page,
  fetches: fetchesOf[page],
});

/** An audience's pages: all screens but the products, which the company chooses for it. */
function rowsOf(audience: Audience): readonly RouteRow[] {
  const { home, prefix, overview, products } = audiences[audience];
  const own = (page: PageName, path: string) => row(page, path, audience);
  return [
    own('home', home),
    own('about', `${prefix}about`),
    own(overview, `${prefix}product`),
    ...products.map(({ page, word }) => own(page, `${prefix}productdetails/${word}`)),
    own('insights', `${prefix}insights`),
    own('article', `${prefix}detail/:id`),
    own('careers', `${prefix}careers`),
    own('contact', `${prefix}contact`),
    own('services', `${prefix}services`),
    own('whistle', `${prefix}whistle`),
  ];
}

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

/** The screen at a path; `undefined` for a path that no route has. */
export const pageAt = (pathname: string): PageName | undefined =>
  routeTable.find(({ path }) => {
    const [fixed = '', id] = path.split(':');
    return id === undefined ? pathname === path : pathname.startsWith(fixed);
  })?.page;

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
  readonly page: ProductPage;
  readonly path: string;
}

/** The products of an audience, in the order of its tab bar (§2.10). */
export const productRoutes = (audience: Audience): readonly ProductRoute[] =>
  audiences[audience].products.map(({ page }) => ({ page, path: pathOf(audience, page) }));

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
