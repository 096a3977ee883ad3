import { readFileSync } from 'node:fs';
import { type ResourceName, resourceNames } from '@insurance-kit/content-client/records';
import type { Page } from '@playwright/test';
import { type Route, routeTable } from 'site/app/routes.ts';
import { customRecord } from 'site/shared/pages.ts';

export interface SitePage extends Route {
  /** Its folder; of a custom product the layout, of a help page the name. */
  readonly kind: string;
  readonly fetches: readonly ResourceName[];
}

/** Reads a page's file as text: no test runner loads its pictures and styles. */
export function recordNamesOf({ page, custom }: Route): readonly ResourceName[] {
  if (custom) return [customRecord(custom).resource];
  const file = new URL(`../../apps/site/app/pages/${page}/page.tsx`, import.meta.url);
  const named = /\brecords?: (\[.*?\]|'\w+')/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...named.matchAll(/\w+/g)].flatMap(
    ([name]) => resourceNames.find((resource) => resource === name) ?? [],
  );
}

/** Every page of §2.1; for articles it is article 1. */
export const sitePages: readonly SitePage[] = routeTable.map((route) => ({
  ...route,
  path: route.path.replace(':id', '1'),
  kind: route.custom?.page ?? route.help ?? route.page,
  fetches: recordNamesOf(route),
}));

/** The path of every page of §2.1; for articles it is article 1. */
export const pagePaths: readonly string[] = sitePages.map(({ path }) => path);

/**
 * One page of each kind, for checks that need not see every audience. For articles it is article 1.
 */
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

/** A path without a route. */
export const unknownPath = '/nowhere';

/** The two homes, and their differences. */
export const homes = [
  {
    path: '/',
    audience: 'Individual',
    services: '/purpleservices',
    whistle: '/purplewhistle',
    /** The five links of the main bar (§2.2). */
    pages: [
      ['About Us', '/purpleabout'],
      ['Product & Solutions', '/purpleproduct'],
      ['Insights', '/purpleinsights'],
      ['Careers', '/purplecareers'],
      ['Contact Us', '/purplecontact'],
    ],
  },
  {
    path: '/redhome',
    audience: 'Corporate',
    services: '/redservices',
    whistle: '/redwhistle',
    pages: [
      ['About Us', '/redabout'],
      ['Product & Solutions', '/redproduct'],
      ['Insights', '/redinsights'],
      ['Careers', '/redcareers'],
      ['Contact Us', '/redcontact'],
    ],
  },
] as const;

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

/** A link of the main bar (§2.2). */
export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
