import type { ResourceName } from '@insurance-kit/content-client';
import type { Audience } from './audience.ts';

/** The kinds of screen of §2; each is one file in `pages/`. */
export type PageName =
  | 'home'
  | 'about'
  | 'products'
  | 'motor'
  | 'travel'
  | 'home-insurance'
  | 'engineering'
  | 'marine'
  | 'insights'
  | 'article'
  | 'careers'
  | 'contact'
  | 'services'
  | 'whistle'
  | 'privacy'
  | 'feedback';

/** The screens below the product details layouts (§2.10). */
const productPages = ['motor', 'travel', 'home-insurance', 'engineering', 'marine'] as const;
export type ProductPage = (typeof productPages)[number];

/** A row of the route table. */
export interface RouteRow {
  /** The address, in React Router's notation. */
  readonly path: string;
  /** Whose page it is; `undefined` where the tab's last audience decides (readings §4, §2.2). */
  readonly audience: Audience | undefined;
  /** The screen, and the name of its file in `pages/`. */
  readonly page: PageName;
  /** The records it asks the content service for (§7). */
  readonly fetches: readonly ResourceName[];
}

/** Every route of §2.1, in one place. */
export const routeTable: readonly RouteRow[] = [
  { path: '/', audience: 'individual', page: 'home', fetches: ['home', 'articleCards'] },
  { path: '/redhome', audience: 'institution', page: 'home', fetches: ['home', 'articleCards'] },
  { path: '/purpleabout', audience: 'individual', page: 'about', fetches: ['about'] },
  { path: '/redabout', audience: 'institution', page: 'about', fetches: ['about'] },
  {
    path: '/purpleproduct',
    audience: 'individual',
    page: 'products',
    fetches: ['productsIndividual'],
  },
  {
    path: '/redproduct',
    audience: 'institution',
    page: 'products',
    fetches: ['productsCorporate'],
  },
  {
    path: '/purpleproductdetails/motor',
    audience: 'individual',
    page: 'motor',
    fetches: ['motorIndividual'],
  },
  {
    path: '/purpleproductdetails/travel',
    audience: 'individual',
    page: 'travel',
    fetches: ['travel'],
  },
  {
    path: '/purpleproductdetails/home',
    audience: 'individual',
    page: 'home-insurance',
    fetches: ['homeInsurance'],
  },
  {
    path: '/redproductdetails/redmotor',
    audience: 'institution',
    page: 'motor',
    fetches: ['motorCorporate'],
  },
  {
    path: '/redproductdetails/engineer',
    audience: 'institution',
    page: 'engineering',
    fetches: ['engineering'],
  },
  {
    path: '/redproductdetails/marine',
    audience: 'institution',
    page: 'marine',
    fetches: ['marine'],
  },
  {
    path: '/purpleinsights',
    audience: 'individual',
    page: 'insights',
    fetches: ['articleCards', 'latestArticles', 'categories'],
  },
  {
    path: '/redinsights',
    audience: 'institution',
    page: 'insights',
    fetches: ['articleCards', 'latestArticles', 'categories'],
  },
  {
    path: '/purpledetail/:id',
    audience: 'individual',
    page: 'article',
    fetches: ['article', 'latestArticles', 'articleCards'],
  },
  {
    path: '/reddetail/:id',
    audience: 'institution',
    page: 'article',
    fetches: ['article', 'latestArticles', 'articleCards'],
  },
  { path: '/purplecareers', audience: 'individual', page: 'careers', fetches: ['careers'] },
  { path: '/redcareers', audience: 'institution', page: 'careers', fetches: ['careers'] },
  { path: '/purplecontact', audience: 'individual', page: 'contact', fetches: ['contact'] },
  { path: '/redcontact', audience: 'institution', page: 'contact', fetches: ['contact'] },
  { path: '/purpleservices', audience: 'individual', page: 'services', fetches: [] },
  { path: '/redservices', audience: 'institution', page: 'services', fetches: [] },
  { path: '/purplewhistle', audience: 'individual', page: 'whistle', fetches: [] },
  { path: '/redwhistle', audience: 'institution', page: 'whistle', fetches: [] },
  { path: '/privacy', audience: undefined, page: 'privacy', fetches: [] },
  // The form of the feedback dialog (§4.5), where no script opens that: no menu or index leads here.
  { path: '/feedback', audience: undefined, page: 'feedback', fetches: [] },
];

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
  const row = routeTable.find(
    (candidate) =>
      candidate.page === page &&
      (candidate.audience === audience || candidate.audience === undefined),
  );
  if (row === undefined) {
    throw new Error(`The route table has no page '${page}' for the audience '${audience}'.`);
  }
  return row.path;
}

/** A product of an audience, and the path of its page. */
export interface ProductRoute {
  readonly page: ProductPage;
  readonly path: string;
}

/** The products of an audience, in the order of its tab bar (§2.10). */
export const productRoutes = (audience: Audience): readonly ProductRoute[] =>
  routeTable
    .filter((row) => row.audience === audience)
    .flatMap(({ path, page }) =>
      productPages
        .filter((product) => product === page)
        .map((product) => ({ page: product, path })),
    );

/**
 * Addresses without a screen of their own, and where each leads: the product details layouts alone
 * (§2.1) show their first product.
 */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/purpleproductdetails', to: pathOf('individual', 'motor') },
  { from: '/redproductdetails', to: pathOf('institution', 'motor') },
];

/** The path of an article for an audience (§2.6). */
export function articlePath(audience: Audience, id: string): string {
  return pathOf(audience, 'article').replace(':id', encodeURIComponent(id));
}
