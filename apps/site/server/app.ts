import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SiteFacts } from '../handover/context.ts';
import type { Config } from './config.ts';
import { openContent } from './content/content.ts';
import { createSvgStore } from './content/files.ts';
import { registerHook } from './content/hook.ts';
import { registerContent } from './content/routes.ts';
import { registerServicePosts } from './forms/service-posts.ts';
import { createSubmissionSender } from './forms/submission-sender.ts';
import { registerHealth } from './health/health.ts';
import { createPolicies } from './http/csp.ts';
import { createSiteHttp } from './http/server.ts';
import { createSiteMetrics } from './metrics/metrics.ts';
import { registerLite } from './pages/lite.ts';
import type { OpenScope } from './pages/render.ts';
import { type PageSource, registerPages } from './pages/routes.ts';
import { registerSpeculationRules } from './pages/speculation.ts';
import { createPictures } from './pictures/pictures.ts';
import { registerPictures } from './pictures/routes.ts';
import { registerWebVitals } from './web-vitals/web-vitals.ts';

/** The site's server: its routes, and its start and stop. */
export interface SiteServer {
  readonly app: FastifyInstance;
  /** Grows whenever content changes: see `ContentStore`. */
  readonly contentVersion: () => number;
  /**
   * Listens.
   *
   * @returns the address that the site has on this machine.
   */
  listen(): Promise<string>;
  /**
   * Says 503 at `/readyz` and goes on answering for `SHUTDOWN_DELAY_SECONDS`; closes each connection
   * with its next answer, for half a second at most; then takes no new request, finishes those under
   * way within ten seconds, and ends. None of them is cut off.
   */
  stop(): Promise<void>;
}

/** The Trusted Types policies that pages create: the page script's, the islands' default one, DOMPurify's. */
const trustedTypes = ['feedback', 'web-vitals', 'default', 'dompurify'];

/**
 * The site's server: content store, page cache, forwarding, pictures and headers behind one Fastify
 * instance. What is ready as bytes, kept pages and assets, is answered before Fastify is asked.
 */
export async function createSiteServer(config: Config, source: PageSource): Promise<SiteServer> {
  const { contentTtlSeconds: ttlSeconds, dataDir } = config;
  const { remoteOrigin, ...account } = config.emailjs;
  const policies = createPolicies({
    frameOrigins: source.kind === 'build' ? source.frameOrigins : [],
    trustedTypes,
    connectOrigins: remoteOrigin === undefined ? [] : [remoteOrigin],
    reportTo: config.reportTo,
  });
  const { metricsPort } = config;
  const metrics = metricsPort === undefined ? undefined : createSiteMetrics();
  const webVitals = metrics !== undefined;
  const http = createSiteHttp({ config, policies, watch: metrics?.watch });
  const { app, log } = http;
  const content = await openContent(config, log);
  metrics?.watchContent(content);
  const { store, upstream, sanitize } = content;
  const sender = createSubmissionSender({ config, sanitize, log, meter: metrics });

  const openScope: OpenScope = (origin, visit) => {
    const { content: reader, cached, files, ...seen } = content.read();
    const site: SiteFacts = { origin, emailjs: account, webVitals, ...visit };
    return { context: { content: reader, cached, files, site, sender }, ...seen };
  };
  const cacheIn = (folder: string) => ({
    upstream,
    policies,
    folder: join(dataDir, folder),
    ttlSeconds,
    log,
    meter: metrics,
  });

  registerHealth(http, store.isReady);
  registerSpeculationRules(http);
  registerLite(http);
  registerContent(http, { store, svgs: createSvgStore(cacheIn('files')), upstream });
  registerServicePosts(http, upstream, remoteOrigin === undefined);
  if (metrics !== undefined) registerWebVitals(http, metrics);
  registerHook(http, config.contentHookSecret, store);
  registerPictures(http, createPictures(cacheIn('pictures')));
  await registerPages(http, source, {
    meter: metrics,
    content,
    openScope,
    assetsFolder: join(dataDir, 'assets'),
  });

  /** What ends the work that was begun besides answering. */
  const ends: (() => void | Promise<void>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0)) await end();
  };
  return {
    app,
    contentVersion: store.version,
    async listen() {
      ends.push(content.start());
      try {
        if (metrics !== undefined && metricsPort !== undefined) {
          ends.push(await metrics.listen(metricsPort, config.host));
        }
        return await app.listen({ port: config.port, host: config.host });
      } catch (error) {
        await endAll();
        throw error;
      }
    },
    async stop() {
      await http.stop();
      await endAll();
    },
  };
}
