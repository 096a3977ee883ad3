import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import rateLimit from '@fastify/rate-limit';
import { errorCode } from '@insurance-kit/server/errors';
import { trustHops } from '@insurance-kit/server/network';
import {
  type AccessLine,
  logAccess,
  requestIdHeader,
  requestIdOf,
} from '@insurance-kit/server/requests';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import pino from 'pino';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type ClientReader, createClientReader } from './client-address.ts';
import type { Policies } from './csp.ts';
import { createLimiters, type Limiter } from './limiter.ts';
import { currentRequestId, inRequest } from './request-scope.ts';
import {
  createTextResponse,
  type PreparedResponse,
  sendResponse,
  type TextResponder,
} from './response.ts';
import { createRoutePatterns } from './route-patterns.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a whole response, with the headers that every one has. What fails before is answered as an error. */
    sendPrepared(response: PreparedResponse): FastifyReply;
  }
}

/** The HTTP side of the site, by which its parts answer: limits, time-outs, errors, and an orderly end. */
export interface SiteHttp {
  readonly app: FastifyInstance;
  readonly log: Log;
  readonly clients: ClientReader;
  /** A limit a minute for each client, by address if not otherwise said. */
  readonly limit: (perMinute: number, keyOf?: (request: FastifyRequest) => string) => Limiter;
  readonly policies: Policies;
  /** Answers in plain words: refusals, failures, health. */
  readonly textResponse: TextResponder;
  /** What requests are logged and watched by: the routes of `app`, and what is added. */
  readonly patterns: ReturnType<typeof createRoutePatterns>;
  /** Whether the server will stop: it still answers, and `/readyz` says so. */
  isLeaving(): boolean;
  /** Ends it: see `SiteServer`. */
  stop(): Promise<void>;
}

interface SiteHttpOptions {
  readonly config: Pick<
    Config,
    'logLevel' | 'logsAccess' | 'shutdownDelaySeconds' | 'siteUrl' | 'trustProxy'
  >;
  readonly policies: Policies;
  /** Called for each request. */
  readonly watch?: ((response: ServerResponse, routeOf: () => string) => void) | undefined;
  /** Where the log is written if not to standard output. */
  readonly logStream?: { write(line: string): void } | undefined;
  /** A connection on which nothing moves for so long is closed: its client never reads. */
  readonly idleSocketMs?: number;
}

const graceMs = 10_000;
/**
 * While stopping, the server checks 25 times, 20 ms apart, whether connections are open: for half a
 * second a client may send one more request, whose answer closes its connection. Checks are counted
 * and not the time, so that a machine that stalls for a moment does not shorten it.
 */
const drain = { checks: 25, everyMs: 20 };
const longestAddress = 2_000;
/** Kept connections outlive the minute that load balancers usually keep theirs. */
const timeouts = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 72_000 };
/**
 * The access log is written in blocks, four times a second and at the end: a write a line took as much
 * processor time as answering from the page cache. What is logged of failures is written at once.
 */
const accessDestination = { sync: false, minLength: 8_192, periodicFlush: 250 };
/** Longer than a connection is kept open between two requests. */
const longestIdleMs = 90_000;
/** Largest body of a request to an address that takes one without saying how large. */
const maxBodyBytes = 64_000;

/** An address without the scheme and host that a request to a proxy has before its path (RFC 9112 §3.2.2). */
const originForm = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/** Creates the server; it listens nowhere yet. Bodies stay bytes: each route reads its own. */
export function createSiteHttp({
  config,
  policies,
  watch,
  logStream,
  idleSocketMs = longestIdleMs,
}: SiteHttpOptions): SiteHttp {
  const patterns = createRoutePatterns();
  /** Whether a proxy in front sends the requests, whose headers count. */
  const isTrusted = config.trustProxy > 0;
  let isLeaving = false;
  let isStopping = false;
  const clients = createClientReader(config.siteUrl);
  const textResponse = createTextResponse(policies);
  const send = (request: FastifyRequest, response: ServerResponse, prepared: PreparedResponse) =>
    sendResponse(request.raw, response, prepared, clients.isSecure(request));

  const accessLog =
    config.logsAccess &&
    pino({ level: config.logLevel }, logStream ?? pino.destination(accessDestination));
  const writeAccess = accessLog && ((line: AccessLine): void => accessLog.info(line, 'answered'));

  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(logStream !== undefined && { stream: logStream }),
      mixin() {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    // It would name addresses of visitors: `logAccess` writes the line of a request.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader,
    trustProxy: trustHops(config.trustProxy),
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: longestAddress },
    serverFactory: (handle) =>
      createHttpServer(timeouts, (request, response) => {
        if (isStopping) response.shouldKeepAlive = false;
        request.url = originForm(request.url ?? '/');
        const requestId = requestIdOf(request, isTrusted);
        // Everything that reads the header from here on gets this id.
        request.headers[requestIdHeader] = requestId;
        const [path = ''] = request.url.split('?', 1);
        const routeOf = () => patterns.of(path);
        watch?.(response, routeOf);
        if (writeAccess) logAccess(request, response, { requestId, routeOf }, writeAccess);
        inRequest(requestId, () => handle(request, response));
      }).setTimeout(idleSocketMs),
    // The reply of a request without a route has no `sendPrepared`.
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400;
      send(request, reply.raw, textResponse(status, 'The request cannot be read.'));
      reply.hijack();
    },
    clientErrorHandler: (error, socket) => {
      const { http } = policies.resource;
      const status =
        errorCode(error) === 'HPE_HEADER_OVERFLOW'
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
  // With more clients, the one that has been quiet longest is forgotten.
  app.register(rateLimit, { global: false, cache: 10_000 });
  const limiterOf = createLimiters(app);
  const connections = promisify(app.server.getConnections.bind(app.server));

  app.decorateReply('sendPrepared', function sendPrepared(prepared) {
    send(this.request, this.raw, prepared);
    // Taken from Fastify only now, so that its error handler answers if sending fails.
    return this.hijack();
  });

  app.addHook('onRoute', ({ url }) => patterns.add(url));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    const location = clients.addressAtSite(request);
    if (location === undefined) return done();
    const headers = { location, 'cache-control': 'public, max-age=3600' };
    return reply.sendPrepared(textResponse(308, `Moved to ${location}`, headers));
  });
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
    const what =
      status === 413
        ? 'The message is too large.'
        : status < 500
          ? 'The request cannot be read.'
          : 'Something went wrong.';
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return reply;
    }
    return reply.sendPrepared(textResponse(status, what));
  });

  // Before the server closes its idle connections: on some a request is on its way already.
  app.addHook('preClose', async () => {
    isStopping = true;
    // Connections of requests that are still under way must not delay the stop.
    app.server.keepAliveTimeout = drain.everyMs;
    for (let checks = 0; checks < drain.checks && (await connections()) > 0; checks += 1) {
      await sleep(drain.everyMs);
    }
  });

  return {
    app,
    log,
    clients,
    limit: (perMinute, keyOf = clients.addressOf) => limiterOf(perMinute, keyOf),
    policies,
    textResponse,
    patterns,
    isLeaving: () => isLeaving,
    async stop() {
      isLeaving = true;
      // Load balancers poll `/readyz`, and send no more requests once it says 503.
      await sleep(config.shutdownDelaySeconds * 1000);
      const timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
      await app.close();
      clearTimeout(timer);
    },
  };
}
