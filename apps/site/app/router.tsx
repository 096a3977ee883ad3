import type { ResourceName } from '@insurance-kit/content-client';
import type { LinkModel } from '@insurance-kit/ui';
import { data, redirect } from 'react-router-dom';
import { defaultAudience } from '#company/company.ts';
import type { Audience } from '../shared/audience.ts';
import { speculationRulesPath } from '../shared/names.ts';
import { feedPath } from './pages/insights/article-list.ts';
import { feed, manifest, robots, sitemap, speculationRules } from './resources.ts';
import { redirects, routeTable } from './routes.ts';
import type { MakePage } from './shell/define-page.tsx';
import { ErrorPage } from './shell/error-page.tsx';

const pageFiles = import.meta.glob<MakePage>('./pages/*/page.tsx', {
  eager: true,
  import: 'default',
});

const pages = routeTable.map((route) => {
  const file = `./pages/${route.page}/page.tsx`;
  const makePage = pageFiles[file];
  if (makePage === undefined) throw new Error(`There is no file '${file}'.`);
  return { route, ...makePage(route) };
});

/** Pages with their records' names. A page without its first record answers 404 or 503. */
export const pageRecords = pages.map(({ route, records }) => ({ ...route, records }));

export const menuOf = (audience: Audience): readonly LinkModel[] =>
  pages.flatMap(({ route, menu }) =>
    menu !== undefined && (route.audience ?? audience) === audience
      ? [{ label: menu, href: route.path }]
      : [],
  );

/** Routes of React Router: pages, redirects, and files such as `/robots.txt`. */
export const routes = [
  ...pages.map(({ route, menu: _, records: __, ...page }) => ({
    path: route.path,
    ErrorBoundary: ErrorPage,
    ...page,
  })),
  ...redirects.map(({ from, to }) => ({ path: from, loader: () => redirect(to, 301) })),
  { path: '/robots.txt', loader: robots },
  { path: '/sitemap.xml', loader: sitemap },
  { path: feedPath, loader: feed },
  { path: '/manifest.webmanifest', loader: manifest },
  { path: speculationRulesPath, loader: speculationRules },
  // All other paths (readings §4, §2.1). The loader throws, so the component is never shown.
  {
    path: '*',
    loader: () => {
      throw data(null, { status: 404, statusText: 'Not Found' });
    },
    Component: () => null,
    ErrorBoundary: ErrorPage,
  },
];

/** Path of a page that shows the record, or else `/`. Prefers the default audience's page. */
export function pathOfRecord(resource: ResourceName, id: string | null): string {
  const candidates = pages
    .filter(
      ({ route: { custom }, records: [first] }) =>
        first === resource && (custom === undefined || custom.name === id),
    )
    .map(({ route }) => route);
  const route = candidates.find(({ audience }) => audience === defaultAudience) ?? candidates[0];
  return route?.path.replace(':id', encodeURIComponent(id ?? '')) ?? '/';
}
