import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { feedPath } from '../addresses/insights-address.ts';
import { type RouteRow, redirects, routeTable } from '../addresses/route-table.ts';

const fileOf = ({ page }: RouteRow): string => `pages/${page}.tsx`;

const entryOf = (row: RouteRow): RouteConfigEntry => {
  const options = { id: `${row.audience ?? 'any'}-${row.page}` };
  return row.path === '/'
    ? index(fileOf(row), options)
    : route(row.path.slice(1), fileOf(row), options);
};

export default [
  ...routeTable.map(entryOf),
  ...redirects.map(({ from }) =>
    route(from.slice(1), 'resources/redirect.ts', { id: `redirect-${from.slice(1)}` }),
  ),
  route('robots.txt', 'resources/robots.ts'),
  route('sitemap.xml', 'resources/sitemap.ts'),
  route(feedPath.slice(1), 'resources/feed.ts'),
  route('manifest.webmanifest', 'resources/manifest.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
