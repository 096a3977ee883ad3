import { type Audience, audiences } from '#company/company.ts';
import { helpTexts } from '#company/texts/help.ts';
import { audienceNames } from '../shared/audience.ts';
import {
  type CustomProduct,
  type HelpPage,
  helpPageNames,
  isCustom,
  type ProductData,
  productRecord,
  sharedPages,
} from '../shared/pages.ts';

interface RouteOptions {
  readonly path: string;
  /** Path of the link that the main bar underlines on this page (§2.2). Default: `path`. */
  readonly under?: string;
  /** Default: the audience that the visitor saw last (readings §4, §2.2). */
  readonly audience?: Audience;
  readonly custom?: CustomProduct;
  readonly help?: HelpPage;
  readonly acceptsPosts?: boolean;
  /** Whether the sitemap omits the page. */
  readonly unlisted?: boolean;
}

type Row = Omit<RouteOptions, 'audience'> & { readonly page: string };

const productPath = (audience: Audience, { word }: ProductData): string =>
  `${audiences[audience].prefix}productdetails/${word}`;

/**
 * An audience's products in the order of its tab bar (§2.10). `name`: name of a page, such as
 * `motor`, or of a custom product.
 */
export const productRoutes = (audience: Audience) =>
  audiences[audience].products.map((product) => ({
    path: productPath(audience, product),
    name: isCustom(product) ? product.name : product.page,
    record: productRecord(product),
  }));

/** An audience's pages, in the order of the main bar and the sitemap. */
const audienceRows = (audience: Audience) => {
  const { home, prefix, overview, products } = audiences[audience];
  return [
    { page: 'home', path: home },
    { page: 'about', path: `${prefix}about` },
    { page: overview, path: `${prefix}product` },
    ...products.map((product) => {
      const route = { path: productPath(audience, product), under: `${prefix}product` };
      return isCustom(product)
        ? { ...route, page: 'custom' as const, custom: product }
        : { ...route, page: product.page };
    }),
    { page: 'insights', path: `${prefix}insights` },
    // Unlisted, because the path is a pattern. The sitemap lists each article's address instead.
    { page: 'article', path: `${prefix}detail/:id`, under: `${prefix}insights`, unlisted: true },
    { page: 'careers', path: `${prefix}careers` },
    { page: 'contact', path: `${prefix}contact`, acceptsPosts: true },
    { page: 'services', path: `${prefix}services` },
    { page: 'whistle', path: `${prefix}whistle` },
  ] as const satisfies readonly Row[];
};

/** Pages that all audiences share. */
const sharedRows = [
  ...helpPageNames
    .filter((help) => helpTexts.pages?.[help])
    .map((help) => ({ page: 'help', path: sharedPages[help], help }) as const),
  { page: 'privacy', path: sharedPages.privacy },
  // The feedback form as a page, for visitors without JavaScript.
  { page: 'feedback', path: sharedPages.feedback, acceptsPosts: true, unlisted: true },
] as const satisfies readonly Row[];

/** Names of the pages. Each page is a folder of `pages`. */
export type PageName = (
  | ReturnType<typeof audienceRows>[number]
  | (typeof sharedRows)[number]
)['page'];

/** A page at one path, of one audience or shared by all. */
export interface Route extends RouteOptions {
  readonly page: PageName;
}

export const routeTable: readonly Route[] = [
  ...audienceNames.flatMap((audience) =>
    audienceRows(audience).map((row): Route => ({ ...row, audience })),
  ),
  ...sharedRows,
];

export const formPaths: readonly string[] = routeTable
  .filter(({ acceptsPosts }) => acceptsPosts)
  .map(({ path }) => path);

/** Keeps the query parameters that a page with a form reads. Other pages get an empty query. */
export const formQuery = (pathname: string, query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    formPaths.includes(pathname)
      ? [...query].filter(([key]) => key === 'about' || key === 'sent')
      : [],
  );

/** The path of an audience's page or of a shared page. @throws Error if there is no such page. */
export function pathOf(audience: Audience, page: PageName): string {
  const found = routeTable.find(
    (route) => route.page === page && (route.audience === audience || route.audience === undefined),
  );
  if (found === undefined) throw new Error(`The audience '${audience}' has no page '${page}'.`);
  return found.path;
}

export const articlePath = (audience: Audience, id: string): string =>
  pathOf(audience, 'article').replace(':id', encodeURIComponent(id));

/** Redirects `/productdetails` of each audience to the audience's first product (§2.1). */
export const redirects: readonly { readonly from: string; readonly to: string }[] =
  audienceNames.flatMap((audience) =>
    productRoutes(audience)
      .slice(0, 1)
      .map(({ path }) => ({ from: path.slice(0, path.lastIndexOf('/')), to: path })),
  );
