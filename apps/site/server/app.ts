import { join } from 'node:path';
import { mostPictureBytes } from '@insurance-kit/server/limits';
import { listenProblem } from '@insurance-kit/server/settings';
import type { SiteFacts } from '../shared/context.ts';
import type { Config } from './config.ts';
import { openContent } from './content/content.ts';
import { registerContent } from './content/content-routes.ts';
import { createFileStore } from './content/file-store.ts';
import { registerHook } from './content/hook.ts';
import type { ContentStore } from './content/store.ts';
import { registerServicePosts } from './forms/service-posts.ts';
import { createSubmissionSender } from './forms/submission-sender.ts';
import { createPolicies } from './http/csp.ts';
import type { PreparedResponse } from './http/response.ts';
import { answerWith, createSiteHttp, type SiteHttp } from './http/server.ts';
import { createSiteMetrics } from './metrics.ts';
import { type PageSource, registerPages } from './pages/page-routes.ts';
import type { OpenScope } from './pages/render.ts';
import { registerPictures } from './pictures/picture-routes.ts';
import { registerWebVitals } from './web-vitals.ts';

export async function createSiteServer(config: Config, source: PageSource) {
  const { CONTENT_TTL_SECONDS: ttlSeconds, DATA_DIR, METRICS_PORT, HOST, PORT } = config;
  const { emailjs, EMAILJS_ORIGIN } = config;
  const policies = createPolicies({
    frameOrigins: source.kind === 'build' ? source.frameOrigins : [],
    connectOrigins: EMAILJS_ORIGIN === undefined ? [] : [EMAILJS_ORIGIN],
  });
  const metrics = METRICS_PORT === undefined ? undefined : createSiteMetrics();
  const webVitals = metrics !== undefined;
  const http = createSiteHttp({ config, policies, watch: metrics?.watch });
  const { app, log } = http;
  const content = await openContent(config, log);
  const { store, upstream, isReferenced } = content;
  metrics?.watchContent(store);
  const sender = createSubmissionSender({ config, upstream, log });

  const openScope: OpenScope = (origin, audience) => {
    const { reads, isDegraded, ...readers } = content.read();
    const site: SiteFacts = { origin, emailjs, webVitals, audience };
    return { context: { ...readers, site, sender }, reads, isDegraded };
  };
  const fileStoreIn = (name: string, maxBytes: number, memoryBytes: number) =>
    createFileStore({
      upstream,
      folder: join(DATA_DIR, name),
      ttlSeconds,
      isReferenced,
      maxBytes,
      memoryBytes,
      log,
    });
  const svgFiles = fileStoreIn('files', mostPictureBytes.drawing, 24_000_000);

  registerHealth(http, store);
  registerContent(http, content, svgFiles);
  registerServicePosts(http, sender, EMAILJS_ORIGIN === undefined ? upstream : undefined);
  if (metrics !== undefined) registerWebVitals(http, metrics);
  registerHook(http, config.CONTENT_HOOK_SECRET, store);
  registerPictures(http, fileStoreIn('pictures', mostPictureBytes.photograph, 8_000_000), metrics);
  await registerPages(http, source, {
    meter: metrics,
    content,
    openScope,
    assetsFolder: join(DATA_DIR, 'builds'),
  });

  const closing = new AsyncDisposableStack();
  return {
    app,
    onContentChange: store.onChange,
    async listen() {
      closing.defer(content.start());
      try {
        if (metrics !== undefined && METRICS_PORT !== undefined) {
          closing.defer(await metrics.listen(METRICS_PORT, HOST));
        }
        return await app.listen({ port: PORT, host: HOST });
      } catch (error) {
        await closing.disposeAsync();
        throw listenProblem(error, PORT, HOST) ?? error;
      }
    },
    /** Stops after `SHUTDOWN_DELAY_SECONDS`. Running requests get ten more seconds. */
    async stop() {
      await http.stop();
      await closing.disposeAsync();
    },
  };
}

export type SiteServer = Awaited<ReturnType<typeof createSiteServer>>;

function registerHealth(
  { app, textResponse, isShuttingDown }: SiteHttp,
  store: Pick<ContentStore, 'isReady' | 'missingPaths'>,
): void {
  const readiness = (): PreparedResponse => {
    if (isShuttingDown()) return textResponse(503, 'The server is stopping.');
    if (!store.isReady()) {
      return textResponse(503, 'No content is known yet.', { 'retry-after': '2' });
    }
    const missing = store.missingPaths();
    return textResponse(
      200,
      missing.length === 0 ? 'ready' : `ready, without content of ${missing.join(', ')}`,
    );
  };

  app.get('/healthz', (_request, reply) => reply.sendPrepared(textResponse(200, 'ok')));
  app.get('/readyz', answerWith(readiness));
}
