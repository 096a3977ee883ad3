import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { chosenCompany } from '../../../scripts/lib/company.mjs';
import { createSiteServer, type PageHandler } from './app.ts';
import { readConfig } from './config.ts';
import type { SiteContext } from './context.ts';
import { run } from './run.ts';

const buildModule = 'virtual:react-router/server-build';

const isBuild = (
  module: Record<string, unknown>,
): module is Record<string, unknown> & ServerBuild => 'routes' in module && 'entry' in module;

/** Renders every page anew from the sources; only production caches pages and sets their policy. */
const render = async (vite: ViteDevServer, request: Request, context: SiteContext) => {
  const build = await vite.ssrLoadModule(buildModule);
  if (!isBuild(build)) throw new Error(`${buildModule} is no build of React Router.`);
  return createRequestHandler(build, 'development')(request, { ...context });
};

const renderWith = (vite: ViteDevServer): PageHandler => {
  return async (request, response, scope) => {
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    const answer = await render(vite, new Request(origin + request.url), scope(origin));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body === null) response.end();
    else await pipeline(Readable.from(answer.body), response);
  };
};

await run(async () => {
  let pages: ViteDevServer | undefined;
  const started = (): ViteDevServer => {
    if (pages === undefined) throw new Error('The development server has not started yet.');
    return pages;
  };
  const server = await createSiteServer(readConfig(process.env, `.data/${chosenCompany()}`), {
    kind: 'development',
    render: (request, context) => render(started(), request, context),
    handle: async (request, response, scope) => {
      const vite = started();
      const isFile = await new Promise<boolean>((resolve, reject) => {
        response.once('close', () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) =>
          error === undefined ? resolve(false) : reject(error),
        );
      });
      if (!isFile) await renderWith(vite)(request, response, scope);
    },
  });
  pages = await createVite({
    server: { middlewareMode: true, hmr: { server: server.app.server } },
    appType: 'custom',
  });
  const vite = pages;
  return {
    ...server,
    async stop() {
      await vite.close();
      await server.stop();
    },
  };
});
