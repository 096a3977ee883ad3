import type { Page } from '@playwright/test';
import { type RouteRow, routeTable } from 'site/shared/routes.ts';

/** The path of every page of §2.1; for articles it is article 1. */
export const pagePaths: readonly string[] = routeTable.map(({ path }) => path.replace(':id', '1'));

/**
 * One page of each kind, for checks that need not see it for every audience: audiences differ in
 * data and colour only. For articles it is article 1.
 */
export const onePageOfEachKind: readonly RouteRow[] = routeTable
  .filter(({ page }, index) => routeTable.findIndex((row) => row.page === page) === index)
  .map((row) => ({ ...row, path: row.path.replace(':id', '1') }));

/** Kinds of page whose layout another kind shows: they share its template and its parts. */
const alike: readonly RouteRow['page'][] = [
  ...(['products-corporate', 'motor-corporate', 'travel', 'engineering'] as const),
  ...(['complaints', 'accessibility'] as const),
];

/** One page of each layout, for checks that every word and field has no part in. */
export const onePageOfEachLayout = onePageOfEachKind.filter(({ page }) => !alike.includes(page));

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

/** The links to other sites of the first company and its content. */
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
