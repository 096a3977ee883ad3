import type { Page } from '@playwright/test';
import { type Route, routeTable } from 'site/app/routes.ts';

interface SitePage extends Route {
  /** Name of the page's folder, of a custom product's layout, or of a help page. */
  readonly kind: string;
}

/** Every page of §2.1. The page of article 1 stands for all articles. */
export const sitePages: readonly SitePage[] = routeTable.map((route) => ({
  ...route,
  path: route.path.replace(':id', '1'),
  kind: route.custom?.page ?? route.help ?? route.page,
}));

export const pagePaths: readonly string[] = sitePages.map(({ path }) => path);

/** One page of each kind, of any audience. */
export const onePageOfEachKind: readonly SitePage[] = sitePages.filter(
  ({ kind }, index) => sitePages.findIndex((page) => page.kind === kind) === index,
);

/** Kinds of pages that have the layout of another kind. */
const alike: readonly string[] = [
  ...(['products-corporate', 'motor-corporate', 'travel', 'engineering'] as const),
  ...(['complaints', 'accessibility'] as const),
];

/** One page of each layout, for checks that do not read every text. */
export const onePageOfEachLayout = onePageOfEachKind.filter(({ kind }) => !alike.includes(kind));

export const unknownPath = '/nowhere';

/** The five links of the main bar (§2.2), in an audience's colour. */
export const mainBar = (colour: 'purple' | 'red'): readonly (readonly [string, string])[] => [
  ['About Us', `/${colour}about`],
  ['Product & Solutions', `/${colour}product`],
  ['Insights', `/${colour}insights`],
  ['Careers', `/${colour}careers`],
  ['Contact Us', `/${colour}contact`],
];

export const homes = [
  { path: '/', services: '/purpleservices', whistle: '/purplewhistle', pages: mainBar('purple') },
  { path: '/redhome', services: '/redservices', whistle: '/redwhistle', pages: mainBar('red') },
];

/** Links of the first company to other sites. */
export const outside = {
  portal: 'https://portal.harmattan-ghana.example/',
  quote: 'https://buy.harmattan-ghana.example/',
  claims: 'https://claims.harmattan-ghana.example/',
  groupAbout: 'https://www.harmattan-group.example/about',
  groupContact: 'https://www.harmattan-group.example/contact',
  ethics: 'https://ethics.harmattan-ghana.example/',
  social: 'https://linkedin.example/harmattanghana',
} as const;

export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
