import type { ContentReader } from '@insurance-kit/content-client/queries';
import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { fileOf, type RouteRow, routeId, routeTable } from '../../addresses/route-table.ts';
import { emptyContext } from '../../handover/test/empty-context.ts';
import * as entry from '../entry.server.tsx';
import * as root from '../root.tsx';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/** A page's file: its component takes what React Router hands to it. */
type PageModule = Omit<ServerRoute['module'], 'default'> & {
  readonly default: Parameters<typeof withComponentProps>[0];
};

const pages = import.meta.glob<PageModule>('../pages/*.tsx', { eager: true });

const routeOf = (row: RouteRow): ServerRoute => {
  const { path } = row;
  const module = pages[`../${fileOf(row)}`];
  if (module === undefined) throw new Error(`There is no file '${fileOf(row)}'.`);
  return {
    id: routeId(row),
    parentId: 'root',
    ...(path === '/' ? { index: true } : { path: path.slice(1) }),
    module: { ...module, default: withComponentProps(module.default) },
  };
};

const routes: readonly ServerRoute[] = [
  {
    id: 'root',
    path: '',
    module: {
      ...root,
      default: withComponentProps(root.default),
      ErrorBoundary: withErrorBoundaryProps(root.ErrorBoundary),
    },
  },
  ...routeTable.map(routeOf),
];

/** What React Router's compiler makes of the route table, but for the browser's bundles. */
const build: ServerBuild = {
  entry: { module: entry },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: Object.fromEntries(
      routes.map(({ module, ...route }) => [
        route.id,
        {
          ...route,
          module: `/assets/${route.id}.js`,
          hasAction: false,
          hasLoader: module.loader !== undefined,
          hasClientAction: false,
          hasClientLoader: module.clientLoader !== undefined,
          hasClientMiddleware: false,
          hasErrorBoundary: module.ErrorBoundary !== undefined,
          hasDefaultExport: true,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      ]),
    ),
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {
    v8_passThroughRequests: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_middleware: false,
  },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

const handle = createRequestHandler(build, 'production');

/** Where the rendered site stands. */
const siteOrigin = 'https://site.example';

/** A page as the site's server renders it: loader, view model, template, providers, document. */
export async function renderPage(
  address: string,
  content: ContentReader,
): Promise<{ readonly status: number; readonly html: string }> {
  const response = await handle(new Request(new URL(address, siteOrigin)), {
    ...emptyContext(siteOrigin, { lite: false }),
    content,
  });
  return { status: response.status, html: await response.text() };
}
