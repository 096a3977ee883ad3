import type { ResourceName } from '@insurance-kit/content-client';
import { chosenCompany } from 'scripts/lib/company.mjs';
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite';
import { formPaths } from './app/routes.ts';
import { createSiteServer } from './server/app.ts';
import { loadedFiles } from './server/company.register.ts';
import { readConfig } from './server/config.ts';
import type { PageHandler } from './server/pages/page-routes.ts';
import { run } from './server/start.ts';
import type { SiteContext } from './shared/context.ts';

// Node loads the server and some of the company's modules (`company.register.ts`). Vite loads the
// pages, because Node cannot import their pictures.

/** Renders a page from the current sources, without a cache or content security policy. */
const render = async (vite: ViteDevServer, request: Request, context: SiteContext) => {
  const { render }: Record<string, typeof import('./app/render.tsx').render> =
    await vite.ssrLoadModule('/app/render.tsx');
  if (render === undefined) throw new Error('app/render.tsx does not export `render`.');
  return render(request, context);
};

/** Finds the path of a record's page with the current sources. */
const pathOfRecord = async (vite: ViteDevServer, resource: ResourceName, id: string | null) => {
  const { pathOfRecord }: Record<string, typeof import('./app/router.tsx').pathOfRecord> =
    await vite.ssrLoadModule('/app/router.tsx');
  return pathOfRecord?.(resource, id) ?? '/';
};

const renderWith =
  (vite: ViteDevServer): PageHandler =>
  async (request, response, scope) => {
    const { url = '/' } = request;
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    const answer = await render(vite, new Request(origin + url), scope(origin));
    const body = await answer.text();
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    // Send nothing if the visitor has left or reloaded the page.
    if (response.destroyed) return;
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    // `transformIndexHtml` adds Vite's script, which reloads the page.
    response.end(isPage ? await vite.transformIndexHtml(url, body) : body);
  };

/** Reloads open pages when a file changes, unless `node --watch` restarts the server for it. */
const reloadPages = (loadedByNode: ReadonlySet<string>): Plugin => ({
  name: 'reload-pages',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    if (modules.length === 0) return undefined;
    if (!loadedByNode.has(file)) server.environments.client.hot.send({ type: 'full-reload' });
    return [];
  },
});

await run(async () => {
  const config = readConfig(process.env, `.data/${chosenCompany()}`);
  let startedVite: ViteDevServer | undefined;
  const getVite = (): ViteDevServer => {
    if (startedVite === undefined) throw new Error('The development server has not started yet.');
    return startedVite;
  };
  const server = await createSiteServer(
    // By default, content expires soon: developers reload a page right after they change content.
    process.env.CONTENT_TTL_SECONDS ? config : { ...config, CONTENT_TTL_SECONDS: 0.3 },
    {
      kind: 'development',
      formPaths,
      render: (request, context) => render(getVite(), request, context),
      pathOfRecord: (resource, id) => pathOfRecord(getVite(), resource, id),
      handle: async (request, response, scope) => {
        const vite = getVite();
        const isFile = await new Promise<boolean>((resolve, reject) => {
          response.once('close', () => resolve(true));
          vite.middlewares(request, response, (error?: unknown) =>
            error === undefined ? resolve(false) : reject(error),
          );
        });
        if (!isFile) await renderWith(vite)(request, response, scope);
      },
    },
  );
  const vite = await createVite({
    plugins: [reloadPages(loadedFiles)],
    // By default Vite writes a bundled configuration file, which would make `node --watch` restart.
    configLoader: 'native',
    server: {
      middlewareMode: true,
      // Use the site's port for hot reload, so that two development servers can run at once.
      hmr: { server: server.app.server },
      // Wait until a file is complete, because many editors empty a file before they write it.
      watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } },
    },
    appType: 'custom',
  });
  startedVite = vite;
  server.onContentChange(() => vite.ws.send({ type: 'full-reload' }));
  return {
    ...server,
    // Does not wait for connections: open pages stay connected to learn when to reload.
    stop: () => Promise.resolve(),
  };
});
