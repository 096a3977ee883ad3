import { data, type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { feedPath } from '../shared/insights-address.ts';
import { pageFile, type RouteRow, redirects, routeId, routeTable } from '../shared/routes.ts';
import { loader as feed } from './resources/feed.ts';
import { loader as manifest } from './resources/manifest.ts';
import { loader as robots } from './resources/robots.ts';
import { loader as sitemap } from './resources/sitemap.ts';
import type { MakePage } from './shell/define-page.tsx';
import { ErrorPage } from './shell/error-page.tsx';

const pages = import.meta.glob<MakePage>('./pages/*/page.tsx', { eager: true, import: 'default' });

const pageRoute = (row: RouteRow): RouteObject => {
  const makePage = pages[`./${pageFile(row)}`];
  if (makePage === undefined) throw new Error(`There is no file '${pageFile(row)}'.`);
  return { id: routeId(row), path: row.path, ErrorBoundary: ErrorPage, ...makePage(row) };
};

/** A resource route: its loader answers. */
const resource = (path: string, loader: LoaderFunction): RouteObject => ({ path, loader });

/** Every other path (readings §4, §2.1). */
const unknown: RouteObject = {
  path: '*',
  loader: () => {
    throw data(null, { status: 404, statusText: 'Not Found' });
  },
  // Never rendered: the loader always throws.
  Component: () => null,
  ErrorBoundary: ErrorPage,
};

export const routes: RouteObject[] = [
  ...routeTable.map(pageRoute),
  ...redirects.map(({ from, to }) => resource(from, () => redirect(to, 301))),
  resource('/robots.txt', robots),
  resource('/sitemap.xml', sitemap),
  resource(feedPath, feed),
  resource('/manifest.webmanifest', manifest),
  unknown,
];
