import { createRequire } from 'node:module';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { RouteRow } from '../addresses/route-table.ts';

// React Router loads this file with a Vite of its own, which takes `#company` for the first company.
// Node resolves it to the chosen one (`company.register.ts`), so these modules are loaded by Node.
const load = createRequire(import.meta.url);
const { fileOf, redirects, routeId, routeTable }: typeof import('../addresses/route-table.ts') =
  load('../addresses/route-table.ts');
const { feedPath }: typeof import('../addresses/insights-address.ts') = load(
  '../addresses/insights-address.ts',
);

const entryOf = (row: RouteRow): RouteConfigEntry => {
  const options = { id: routeId(row) };
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
