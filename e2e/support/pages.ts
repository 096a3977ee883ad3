import type { Page } from '@playwright/test';
import { type Route, routeTable } from 'site/app/routes.ts';

/** Path of a route. Article 1 stands for all articles. */
const pathOf = ({ path }: Route): string => path.replace(':id', '1');

/** Every page of §2.1. */
export const pagePaths = routeTable.map(pathOf);

/** Kind of a page: a custom product's layout, a help page's name, or else the page's folder. */
const kindOf = ({ page, custom, help }: Route): string => custom?.page ?? help ?? page;

/** Both homes, and of every other kind the first page in `routeTable`. */
const onePageOfEachKind = routeTable.filter(
  (route, index) =>
    route.page === 'home' ||
    routeTable.findIndex((other) => kindOf(other) === kindOf(route)) === index,
);
export const onePathOfEachKind = onePageOfEachKind.map(pathOf);

/** Kinds of pages that have the layout of another kind. */
const kindsWithRepeatedLayout: readonly string[] = [
  ...(['products-corporate', 'motor-corporate', 'travel', 'engineering'] as const),
  ...(['complaints', 'accessibility'] as const),
];

/** Both homes, and one page of each layout, for checks that do not read every text. */
export const onePathOfEachLayout = onePageOfEachKind
  .filter((route) => !kindsWithRepeatedLayout.includes(kindOf(route)))
  .map(pathOf);

export const homes: readonly string[] = ['/', '/redhome'];

export const unknownPath = '/nowhere';

export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
