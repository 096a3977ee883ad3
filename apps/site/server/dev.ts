import { chosenCompany } from 'scripts/lib/company.mjs';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { SiteContext } from '../handover/context.ts';
import { reloadPages } from '../vite/reload-pages.ts';
import { createSiteServer } from './app.ts';
import { loadedFiles } from './company.register.ts';
import { readConfig } from './config.ts';
import type { PageHandler } from './pages/page-routes.ts';
import { run } from './run.ts';

// Plain Node loads the server, and of a company its audiences, identity and preview texts
// (`company.register.ts`). What imports pictures only Vite can load: it comes with the build that Vite serves.

/** Who edits content looks at the page at once. */
const contentTtlSeconds = 0.3;

/** Renders every page anew from the sources; only production caches pages and sets their policy. */
const render = async (vite: ViteDevServer, request: Request, context: SiteContext) => {
  const { render }: Record<string, typeof import('../app/render.tsx').render> =
    await vite.ssrLoadModule('/app/render.tsx');
  if (render === undefined) throw new Error('app/render.tsx exports no render.');
  return render(request, context);
};

const renderWith =
  (vite: ViteDevServer): PageHandler =>
  async (request, response, scope) => {
    const { url = '/' } = request;
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    const answer = await render(vite, new Request(origin + url), scope(origin));
    const body = await answer.text();
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    // A page that is loaded again while it comes.
    if (response.destroyed) return;
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    // With Vite's script, by which the page is loaded again after a change.
    response.end(isPage ? await vite.transformIndexHtml(url, body) : body);
  };

await run(async () => {
  const config = readConfig(process.env, `.data/${chosenCompany()}`);
  let pages: ViteDevServer | undefined;
  const started = (): ViteDevServer => {
    if (pages === undefined) throw new Error('The development server has not started yet.');
    return pages;
  };
  const server = await createSiteServer(
    process.env.CONTENT_TTL_SECONDS ? config : { ...config, contentTtlSeconds },
    {
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
    },
  );
  const vite = await createVite({
    plugins: [reloadPages(loadedFiles)],
    // A bundled configuration is a file that comes and goes, at which `node --watch` would start again.
    configLoader: 'native',
    server: {
      middlewareMode: true,
      // The site's own port, so that two development servers share none.
      hmr: { server: server.app.server },
      // Many editors empty a file before they write it, and a half-written module cannot be loaded.
      watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } },
    },
    appType: 'custom',
  });
  pages = vite;
  server.onContentChange(() => vite.ws.send({ type: 'full-reload' }));
  return {
    ...server,
    // At once: after each change of its own files it starts again, and open pages wait for it.
    stop: () => Promise.resolve(),
  };
});
