import type { ResourceName } from '@insurance-kit/content-client';
import { audiences } from '#company/company.ts';
import { helpTexts } from '#company/texts/help.ts';
import { type Audience, isAudience } from './audience.ts';
import {
  helpPageNames,
  type OwnProduct,
  type PageName,
  type ProductData,
  type ProductLayout,
  type ProductPage,
} from './page-names.ts';
import { sharedPages } from './shared-pages.ts';

/** The company's audiences, in the order of the switch (§2.2). */
export const audienceNames: readonly Audience[] = Object.keys(audiences).filter(isAudience);

/**
 * What each kind of page loads from the content service (§7). It cannot stand without the first; what
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
  claims: [],
  complaints: [],
  accessibility: [],
  privacy: [],
  feedback: [],
} as const satisfies Readonly<Record<PageName, readonly ResourceName[]>>;

/** The records that a kind of page loads. */
export type Fetched<Page extends PageName> = (typeof fetchesOf)[Page][number];

const isOwn = (product: ProductData): product is ProductData & OwnProduct => 'name' in product;

export interface RouteRow {
  /** The address, in React Router's notation. */
  readonly path: string;
  /** Whose page it is; `undefined` where the tab's last audience decides (readings §4, §2.2). */
  readonly audience: Audience | undefined;
  readonly page: PageName;
  /** The resources that the page of every company needs; an overview also loads those of `fetchesFor`. */
  readonly fetches: readonly ResourceName[];
  readonly own?: OwnProduct;
  /** Whether it has a form that is posted to it: no other page takes a POST. */
  readonly takesPosts?: boolean;
  /** Whether the sitemap leaves it out. */
  readonly unlisted?: boolean;
}

const row = (
  page: PageName,
  path: string,
  columns: Partial<Pick<RouteRow, 'audience' | 'own' | 'takesPosts' | 'unlisted'>> = {},
): RouteRow => ({
  path,
  audience: undefined,
  page,
  fetches: fetchesOf[page],
  ...columns,
});

const productPath = (audience: Audience, { word }: ProductData): string =>
  `${audiences[audience].prefix}productdetails/${word}`;

/** An audience's pages: all but those of the products, which the company chooses for it. */
function audienceRows(audience: Audience): readonly RouteRow[] {
  const { home, prefix, overview, products } = audiences[audience];
  return [
    row('home', home, { audience }),
    row('about', `${prefix}about`, { audience }),
    row(overview, `${prefix}product`, { audience }),
    ...products.map((product) =>
      row(product.page, productPath(audience, product), {
        audience,
        ...(isOwn(product) && { own: product }),
      }),
    ),
    row('insights', `${prefix}insights`, { audience }),
    // The sitemap has the articles themselves.
    row('article', `${prefix}detail/:id`, { audience, unlisted: true }),
    row('careers', `${prefix}careers`, { audience }),
    row('contact', `${prefix}contact`, { audience, takesPosts: true }),
    row('services', `${prefix}services`, { audience }),
    row('whistle', `${prefix}whistle`, { audience }),
  ];
}

/**
 * Pages of several names that one file makes. Products of a company's own have the pages of three of §2's,
 * with another record.
 */
const sharedFiles: Partial<Readonly<Record<PageName, ProductPage | 'help'>>> = {
  claims: 'help',
  complaints: 'help',
  accessibility: 'help',
  covers: 'motor',
  cards: 'travel',
  sections: 'home-insurance',
};

export const pageFile = ({ page }: RouteRow): string =>
  `pages/${sharedFiles[page] ?? page}/page.tsx`;

/** What React Router knows a row by. */
export const routeId = ({ audience, page, own }: RouteRow): string =>
  [audience ?? 'any', page, ...(own ? [own.name] : [])].join('-');

/** Every route of §2.1, in one place. */
export const routeTable: readonly RouteRow[] = [
  ...audienceNames.flatMap(audienceRows),
  ...helpPageNames
    .filter((page) => helpTexts.pages?.[page])
    .map((page) => row(page, sharedPages[page])),
  row('privacy', sharedPages.privacy),
  // The feedback form as a page, for visitors without JavaScript. Not in menus or the sitemap.
  row('feedback', sharedPages.feedback, { takesPosts: true, unlisted: true }),
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

/** All unknown addresses of an audience share one rendered page; it is cached under this address. */
export function unknownPathLike(pathname: string): string {
  const audience = audienceOfPath(pathname);
  return audience === undefined ? '/unknown' : `${audiences[audience].prefix}unknown`;
}

export const formPaths: readonly string[] = routeTable
  .filter(({ takesPosts }) => takesPosts)
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

export interface ProductRoute {
  /** The product's key: its page name, or the company's own (`life`). */
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

export type OwnResource = (typeof fetchesOf)[ProductLayout][0];

/** What to ask for to get the record of a product of the company's own. */
export const ownFetch = ({ page, name }: OwnProduct) => ({
  resource: fetchesOf[page][0],
  id: name,
});

/**
 * Addresses without a page of their own, and where each leads: the product details layouts alone
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
