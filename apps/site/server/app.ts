import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { HtmlSanitizer } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { type Answer, createAnswer, sendAnswer, textAnswer } from './answers.ts';
import { type Assets, createEarlierAssets, hashedPrefix } from './assets.ts';
import type { Config } from './config.ts';
import { followVersions } from './content/changes.ts';
import { createFileSizes, type FileSizes } from './content/fileSizes.ts';
import { createSvgStore } from './content/files.ts';
import { registerForwarding } from './content/forward.ts';
import { registerHook } from './content/hook.ts';
import {
  corePaths,
  createCheckOf,
  createContentReader,
  createKnownContent,
  type KnownContent,
  rememberSanitized,
} from './content/reader.ts';
import { createSnapshots } from './content/snapshots.ts';
import { type ContentStore, createContentStore } from './content/store.ts';
import { createUpstream, UpstreamError } from './content/upstream.ts';
import type { SiteContext, SiteFacts } from './context.ts';
import { registerForms } from './forms.ts';
import { createPolicies, type Policies } from './headers.ts';
import { createOutbox } from './outbox.ts';
import { createPages, type RenderScope } from './pages.ts';
import { createPictures, PictureError } from './pictures.ts';
import { speculationRules, speculationRulesPath } from './speculation.ts';
import { createTargetReader, type PlainQuery } from './targets.ts';
import { liteCookie, type Visit, visitOf } from './visit.ts';
import { createVisitors } from './visitors.ts';

/** Handles a request that the server's own routes do not answer, in place of the page cache. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  scope: (origin: string) => SiteContext,
) => Promise<void>;

/** Where pages come from: a build, cached; or, in development, a handler that renders each anew. */
type PageSource =
  | {
      readonly kind: 'build';
      readonly build: ServerBuild;
      /** Origins that its pages may show in a frame. */
      readonly frameOrigins: readonly string[];
      readonly loadAssets: (policies: Policies) => Promise<Assets>;
      /** By which query a page is kept, as the content that is known has it. */
      readonly plainQuery: (known: KnownContent) => PlainQuery;
    }
  | {
      readonly kind: 'development';
      readonly handle: PageHandler;
      /** Renders the page of a form that was posted. */
      readonly render: (request: Request, context: SiteContext) => Promise<Response>;
    };

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

/** The Trusted Types policies that pages create: the page script's, their own default one, DOMPurify's. */
const trustedTypes = ['application', 'default', 'dompurify'];
const graceMs = 10_000;
/**
 * How often, and how long between, a server that stops looks whether a connection is still open:
 * half a second in which whoever has one may ask once more and hear that it closes. Counted in
 * looks, so that a machine that stands still for a moment takes nothing from it.
 */
const farewell = { looks: 25, everyMs: 20 };
const longestAddress = 2_000;
/** Kept connections outlive the minute that load balancers usually keep theirs. */
const timeouts = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 72_000 };
/** A connection on which nothing moves for so long is closed: its client never reads. */
const idleSocketMs = 90_000;
/** Largest body of a request to an address that takes one without saying how large. */
const maxBodyBytes = 64_000;

/** An address without the scheme and host that a request to a proxy has before its path (RFC 9112 §3.2.2). */
const originForm = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/** Reads content for one render, and remembers what was read and whether something could not be had. */
const watchReads = (
  store: ContentStore,
  sanitize: HtmlSanitizer,
  files: FileSizes,
): { content: ContentReader; files: FileSizes } & Omit<RenderScope, 'context'> => {
  const reads = new Map<string, string | undefined>();
  let degraded = false;
  return {
    content: createContentReader(store, sanitize, (path, hash) => {
      if (hash === undefined) degraded = true;
      // Where content changes meanwhile, the page is as old as the oldest of it.
      if (!reads.has(path)) reads.set(path, hash);
    }),
    files: {
      async look(address) {
        const file = await files.look(address);
        if (file.state === 'unknown') degraded = true;
        return file;
      },
    },
    reads: () => reads,
    isDegraded: () => degraded,
  };
};

/**
 * The site's server: content cache, page cache, forwarding, pictures and headers behind one Fastify
 * instance. What is ready as bytes — kept pages and assets — is answered before Fastify is asked.
 */
export async function createSiteServer(config: Config, source: PageSource): Promise<SiteServer> {
  const { contentTtlSeconds: ttlSeconds, dataDir, emailjs } = config;
  const visitors = createVisitors(config.trustProxy, config.siteUrl);
  const policies = createPolicies({
    frameOrigins: source.kind === 'build' ? source.frameOrigins : [],
    trustedTypes,
    connectOrigins: emailjs.remoteOrigin === undefined ? [] : [emailjs.remoteOrigin],
  });

  /** What is answered before Fastify is asked; set once everything it needs is there. */
  let findReady: (request: IncomingMessage) => Answer | undefined = () => undefined;

  /** Whether it will stop: it still answers, and says so at `/readyz`. */
  let isLeaving = false;
  let isStopping = false;

  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({
      disableRequestLogging: config.logLevel !== 'debug' && config.logLevel !== 'trace',
    }),
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: longestAddress },
    serverFactory: (handle) =>
      createHttpServer(timeouts, (request, response) => {
        if (isStopping) response.shouldKeepAlive = false;
        request.url = originForm(request.url ?? '/');
        if (request.method === 'GET' || request.method === 'HEAD') {
          const ready = findReady(request);
          if (ready !== undefined) {
            sendAnswer(request, response, ready, visitors.isSecure(request));
            return;
          }
        }
        handle(request, response);
      }).setTimeout(idleSocketMs),
    frameworkErrors: (error, request, reply) => {
      send(
        request,
        reply,
        textAnswer(error.statusCode ?? 400, 'The request cannot be read.', policies.resource),
      );
    },
    clientErrorHandler: (error, socket) => {
      const { http } = policies.resource;
      const status =
        'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
          ? '431 Request Header Fields Too Large'
          : '400 Bad Request';
      const head = Object.entries(http).map(([name, value]) => `${name}: ${value}\r\n`);
      if (socket.writable) {
        socket.end(
          `HTTP/1.1 ${status}\r\n${head.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
        );
      } else socket.destroy();
    },
  });
  const { log } = app;
  const connections = promisify(app.server.getConnections.bind(app.server));

  // Before the server closes its idle connections: on some a request is on its way already.
  app.addHook('preClose', async () => {
    isStopping = true;
    // What is answered after this, and was asked before it, must not hold the stop back.
    app.server.keepAliveTimeout = farewell.everyMs;
    for (let looks = 0; looks < farewell.looks && (await connections()) > 0; looks += 1) {
      await sleep(farewell.everyMs);
    }
  });

  const send = (request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply => {
    sendAnswer(request.raw, reply.raw, answer, visitors.isSecure(request.raw));
    // Only now: what fails before is answered by the error handler.
    return reply.hijack();
  };
  const refuse = (status: number, words: string, headers = {}): Answer =>
    textAnswer(status, words, policies.resource, headers);

  // Content.
  const upstream = createUpstream({
    baseUrl: config.contentUrl,
    log,
    longestPauseMs: Math.min(30, ttlSeconds) * 1000,
  });
  const sanitize = rememberSanitized(createServerSanitizer());
  const store = createContentStore({
    upstream,
    snapshots: createSnapshots(join(dataDir, 'content'), log),
    ttlSeconds,
    core: corePaths,
    checkOf: createCheckOf(sanitize, (report) => log.warn(report, 'content has bad fields')),
    log,
  });
  await store.load();

  const sizes = createFileSizes({ upstream, ttlSeconds });
  const outbox = createOutbox({ config, sanitize, log });

  const openScope = (origin: string, visit: Visit): RenderScope => {
    const { content, files, ...seen } = watchReads(store, sanitize, sizes);
    const { remoteOrigin: _, ...account } = emailjs;
    const site: SiteFacts = { origin, emailjs: account, ...visit };
    return { context: { content, files, site, outbox }, ...seen };
  };

  // Requests: bodies stay bytes, each route reads its own.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      log.error(
        { path: request.raw.url, reason: error.stack ?? error.message },
        'a request failed',
      );
    }
    const words =
      status === 413
        ? 'The message is too large.'
        : status < 500
          ? 'The request cannot be read.'
          : 'Something went wrong.';
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return reply;
    }
    return send(request, reply, refuse(status, words));
  });

  const health = (url: string, answer: () => Answer) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => send(request, reply, answer()),
    });
  health('/healthz', () => refuse(200, 'ok'));
  health('/readyz', () => {
    if (isLeaving) return refuse(503, 'The server is stopping.');
    return store.isReady()
      ? refuse(200, 'ready')
      : refuse(503, 'No content is known yet.', { 'retry-after': '2' });
  });

  app.get(speculationRulesPath, (request, reply) =>
    send(
      request,
      reply,
      createAnswer({
        status: 200,
        headers: {
          'content-type': 'application/speculationrules+json',
          'cache-control': 'public, max-age=86400',
        },
        policy: policies.resource,
        bodies: { identity: Buffer.from(speculationRules) },
      }),
    ),
  );

  registerForwarding(app, {
    store,
    svgs: createSvgStore({ upstream, policies, folder: join(dataDir, 'files'), ttlSeconds, log }),
    upstream,
    policies,
    visitors,
    standInMail: emailjs.remoteOrigin === undefined,
    log,
  });

  registerHook(app, { secret: config.contentHookSecret, store, policies, visitors });

  const pictures = createPictures({
    upstream,
    policies,
    folder: join(dataDir, 'pictures'),
    ttlSeconds,
    log,
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/pictures/*',
    handler: async (request, reply) => {
      const [path = '', query] = request.raw.url?.slice('/pictures/'.length).split('?', 2) ?? [];
      try {
        const answer = await pictures.answer(path, query);
        return send(request, reply, answer ?? refuse(404, 'There is no such picture.'));
      } catch (error) {
        if (!(error instanceof PictureError) && !(error instanceof UpstreamError)) throw error;
        log.warn({ path, reason: error.message }, 'a picture could not be made');
        const isBusy = error.kind === 'busy' || error.kind === 'unreachable';
        return send(
          request,
          reply,
          isBusy
            ? refuse(503, 'The picture cannot be made now.', { 'retry-after': '5' })
            : refuse(502, 'The picture cannot be made.'),
        );
      }
    },
  });

  // The switch between lite and full pages, for the visit (`visit.ts`).
  app.get('/lite', (request, reply) => {
    const { headers, url = '' } = request.raw;
    // A page that the browser fetches ahead was not chosen yet.
    if (headers['sec-purpose'] !== undefined) {
      return send(request, reply, refuse(503, 'This address is a switch.'));
    }
    const origin = visitors.originOf(request.raw);
    const from = URL.parse(headers.referer ?? '');
    const back = from !== null && from.origin === origin ? from.pathname + from.search : '/';
    return send(
      request,
      reply,
      refuse(303, 'Moved back', {
        location: back.startsWith('//') ? '/' : back,
        'set-cookie': `${liteCookie}=${url.endsWith('?off') ? 0 : 1}; Path=/; HttpOnly; SameSite=Lax${visitors.isSecure(request.raw) ? '; Secure' : ''}`,
      }),
    );
  });

  // Pages, and everything else.
  const methodRefused = refuse(405, 'This address answers GET and HEAD.', { allow: 'GET, HEAD' });
  const forms = {
    contextFor: (origin: string, visit: Visit) => openScope(origin, visit).context,
    policies,
    visitors,
  };
  if (source.kind === 'build') {
    const assets = await source.loadAssets(policies);
    const earlier = createEarlierAssets(join(dataDir, 'assets'), assets, policies);
    app.addHook('onListen', () => {
      // Nobody waits for it: this build needs none of it.
      earlier.keep().catch((error: unknown) => {
        log.error({ reason: String(error) }, 'cannot keep the files of this build for the next');
      });
    });
    const handleRequest = createRequestHandler(source.build, 'production');
    // A copy, because the load context is an open record to React Router and a closed type to us.
    const render = (request: Request, context: SiteContext) =>
      handleRequest(request, { ...context });
    const pages = createPages({
      render,
      openScope,
      readTarget: createTargetReader(
        Object.values(source.build.routes).filter((route) => route !== undefined),
        source.plainQuery(createKnownContent(store, sanitize)),
      ),
      contentVersion: store.version,
      contentHash: (path) => store.known(path)?.hash,
      policies,
      visitors,
      log,
    });
    registerForms(app, { ...forms, render, toAnswer: pages.toAnswer });
    store.onChange(() => void pages.refresh());
    const findAsset = (url: string): Answer | undefined => assets.get(url.split('?', 1)[0] ?? url);
    findReady = (request) => pages.find(request) ?? findAsset(request.url ?? '');
    app.setNotFoundHandler(async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return send(request, reply, methodRefused);
      }
      const [path = ''] = request.raw.url?.split('?', 1) ?? [];
      if (path.startsWith(hashedPrefix)) {
        const file = await earlier.find(path);
        return send(request, reply, file ?? refuse(404, 'There is no such file.'));
      }
      return send(request, reply, await pages.answer(request.raw));
    });
  } else {
    const { handle, render } = source;
    registerForms(app, {
      ...forms,
      render,
      // As development answers everything: without a policy.
      toAnswer: async (rendered) =>
        createAnswer({
          status: rendered.status,
          headers: Object.fromEntries(rendered.headers),
          policy: { http: {}, https: {} },
          bodies: { identity: Buffer.from(await rendered.arrayBuffer()) },
        }),
    });
    app.setNotFoundHandler(async (request, reply) => {
      reply.hijack();
      const visit = visitOf(request.raw, request.raw.url ?? '');
      await handle(request.raw, reply.raw, (origin) => openScope(origin, visit).context);
      return reply;
    });
  }

  let stopRefreshing = (): void => undefined;
  return {
    app,
    contentVersion: store.version,
    async listen() {
      const ends = [
        store.start(),
        followVersions({
          upstream,
          onVersions: (versions) =>
            void store.refresh((path, etag) => etag === undefined || versions.get(path) !== etag),
          log,
        }),
      ];
      stopRefreshing = () => {
        for (const end of ends) end();
      };
      try {
        return await app.listen({ port: config.port, host: config.host });
      } catch (error) {
        stopRefreshing();
        throw error;
      }
    },
    async stop() {
      isLeaving = true;
      // Whoever sends requests here looks at `/readyz` now and then, and then sends no more.
      await sleep(config.shutdownDelaySeconds * 1000);
      stopRefreshing();
      const timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
      await app.close();
      clearTimeout(timer);
    },
  };
}
