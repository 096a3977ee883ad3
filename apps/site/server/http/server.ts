import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import rateLimit from '@fastify/rate-limit';
import { isContentError } from '@insurance-kit/content-client';
import { logAccess, requestIdHeader, requestIdOf, trustHops } from '@insurance-kit/server/requests';
import { errorCode } from '@insurance-kit/server/settings';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { limitSeconds } from '../../shared/names.ts';
import type { Config } from '../config.ts';
import { createClientReader } from './client-address.ts';
import type { Policies } from './csp.ts';
import { currentRequestId, inRequest } from './request-scope.ts';
import { createRoutePatterns } from './request-url.ts';
import {
  createRefusals,
  createTextResponse,
  type PreparedResponse,
  sendResponse,
} from './response.ts';

/** The methods of Fastify's logger that the site calls. */
export interface Log {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a response. If that fails, Fastify's error handler replies. */
    sendPrepared(response: PreparedResponse): FastifyReply;
  }
}

/** Creates a route handler that sends the response of `answer`. */
export const answerWith =
  (answer: (request: FastifyRequest) => PreparedResponse | Promise<PreparedResponse>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.sendPrepared(await answer(request));

interface SiteHttpOptions {
  readonly config: Pick<
    Config,
    'ACCESS_LOG' | 'LOG_LEVEL' | 'SHUTDOWN_DELAY_SECONDS' | 'SITE_URL' | 'TRUST_PROXY'
  >;
  readonly policies: Policies;
  /** Called for each request. `routeOf` returns the pattern of the request's route. */
  readonly watch?: ((response: ServerResponse, routeOf: () => string) => void) | undefined;
  readonly logStream?: { write(line: string): void } | undefined;
  /** Connections without traffic are closed after this many milliseconds. */
  readonly idleSocketMs?: number;
}

const graceMs = 10_000;
/** A shutdown checks for open connections at most `checks` times, every `everyMs` milliseconds. */
const drain = { checks: 25, everyMs: 20 };
const maxParamLength = 2_000;
/** Milliseconds. `keepAliveTimeout` is longer than a load balancer's usual idle time-out (60 s). */
const timeouts = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 72_000 };
/** Milliseconds without traffic before a connection is closed. Longer than `keepAliveTimeout`. */
const longestIdleMs = 90_000;
/** Limit of a request's body. A route may set another limit. */
const maxBodyBytes = 64_000;

/** Removes scheme and host, which clients send to proxies (RFC 9112 §3.2.2). */
const originForm = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/** Counts a client's requests per minute. A minute begins with the client's first request. */
function createLimiter(
  app: FastifyInstance,
  max: number,
  keyGenerator: (request: FastifyRequest) => string,
) {
  let count: ReturnType<typeof app.createRateLimit> | undefined;
  const secondsToWait = async (request: FastifyRequest, increment: boolean) => {
    // Created on first use, because the plugin is loaded by then.
    count ??= app.createRateLimit({ max, timeWindow: limitSeconds * 1000, keyGenerator });
    const rate = await count(request, { increment });
    if (rate.isAllowed || !(increment ? rate.isExceeded : rate.remaining === 0)) return undefined;
    return Math.max(1, rate.ttlInSeconds);
  };
  return {
    /** Counts a request. @returns the seconds to wait; `undefined` if the request is allowed. */
    take: (request: FastifyRequest) => secondsToWait(request, true),
    /** Like `take`, but does not count the request. */
    look: (request: FastifyRequest) => secondsToWait(request, false),
  };
}

/** Creates the server without listening. Routes parse request bodies themselves. */
export function createSiteHttp({
  config,
  policies,
  watch,
  logStream,
  idleSocketMs = longestIdleMs,
}: SiteHttpOptions) {
  const patterns = createRoutePatterns();
  const isTrusted = config.TRUST_PROXY > 0;
  let isShuttingDown = false;
  let isClosing = false;
  const clients = createClientReader(config.SITE_URL);
  const textResponse = createTextResponse(policies);
  const { failing } = createRefusals(policies);
  const send = (request: FastifyRequest, response: ServerResponse, prepared: PreparedResponse) =>
    sendResponse(request.raw, response, prepared, clients.isSecure(request));

  const app = Fastify({
    logger: {
      level: config.LOG_LEVEL,
      ...(logStream !== undefined && { stream: logStream }),
      // Pino omits the id if it is undefined.
      mixin: () => ({ requestId: currentRequestId() }),
    },
    // `logAccess` logs requests instead, because Fastify's lines contain visitors' IP addresses.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader,
    trustProxy: trustHops(config.TRUST_PROXY),
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength },
    serverFactory: (handle) =>
      createHttpServer(timeouts, (request, response) => {
        if (isClosing) response.shouldKeepAlive = false;
        request.url = originForm(request.url ?? '/');
        const requestId = requestIdOf(request, isTrusted);
        // Fastify and `sendResponse` read the id from this header.
        request.headers[requestIdHeader] = requestId;
        const [path = ''] = request.url.split('?', 1);
        const routeOf = () => patterns.of(path);
        watch?.(response, routeOf);
        if (config.ACCESS_LOG) {
          logAccess(request, response, { requestId, routeOf }, (line) =>
            log.info(line, 'answered'),
          );
        }
        inRequest(requestId, () => handle(request, response));
      }).setTimeout(idleSocketMs),
    // Fastify calls this for an invalid URL. `reply` then has no `sendPrepared`.
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400;
      send(request, reply.raw, textResponse(status, 'The request is invalid.'));
      reply.hijack();
    },
    clientErrorHandler: (error, socket) => {
      const code = errorCode(error);
      // Browsers open spare connections. They would read a time-out's answer as their next one.
      if (!socket.writable || code === 'ERR_HTTP_REQUEST_TIMEOUT') return void socket.destroy();
      const isLong = code === 'HPE_HEADER_OVERFLOW';
      const status = isLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
      const { http } = policies.resource;
      const head = Object.entries(http).map(([name, value]) => `${name}: ${value}\r\n`);
      const rest = 'content-length: 0\r\nconnection: close\r\n\r\n';
      socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}${rest}`);
    },
  });
  const log: Log = app.log;
  // Rate limits remember the last 10,000 clients.
  app.register(rateLimit, { global: false, cache: 10_000 });
  const connections = promisify(app.server.getConnections.bind(app.server));

  app.decorateReply('sendPrepared', function sendPrepared(prepared) {
    send(this.request, this.raw, prepared);
    // Hijack only now, so that Fastify's error handler can reply if `send` throws.
    return this.hijack();
  });

  app.addHook('onRoute', ({ url }) => patterns.add(url));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    const location = clients.addressAtSite(request);
    if (location === undefined) return done();
    // Not for shared caches: many keep one answer for all host names of a path.
    const headers = { location, 'cache-control': 'private, max-age=3600' };
    return reply.sendPrepared(textResponse(308, `Moved to ${location}`, headers));
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (isContentError(error) && !reply.raw.headersSent) {
      return reply.sendPrepared(failing(error.kind === 'unreachable' ? 503 : 502));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      // If the client aborts a download, the server has not failed.
      const level = reply.raw.destroyed ? 'info' : 'error';
      log[level](
        { path: request.raw.url?.split('?', 1)[0], reason: error.stack ?? error.message },
        'a request failed',
      );
    }
    const what =
      status === 413
        ? 'The message is too large.'
        : status < 500
          ? 'The request is invalid.'
          : 'Something went wrong.';
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return reply;
    }
    return reply.sendPrepared(textResponse(status, what));
  });

  // Wait before Fastify closes idle connections, because a request may be arriving on one.
  app.addHook('preClose', async () => {
    isClosing = true;
    // Idle connections close soon. Busy connections stay open until their request is answered.
    app.server.keepAliveTimeout = drain.everyMs;
    for (let checks = 0; checks < drain.checks && (await connections()) > 0; checks += 1) {
      await sleep(drain.everyMs);
    }
  });

  return {
    app,
    log,
    clients,
    /** Limits a client's requests per minute. Default of `keyOf`: the client's IP address. */
    limit: (perMinute: number, keyOf: (request: FastifyRequest) => string = clients.addressOf) =>
      createLimiter(app, perMinute, keyOf),
    policies,
    textResponse,
    patterns,
    /** Whether the server is shutting down. It still answers requests, but `/readyz` says 503. */
    isShuttingDown: () => isShuttingDown,
    async stop() {
      isShuttingDown = true;
      // Load balancers stop sending requests when `/readyz` says 503.
      await sleep(config.SHUTDOWN_DELAY_SECONDS * 1000);
      const timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
      await app.close();
      clearTimeout(timer);
    },
  };
}

export type SiteHttp = ReturnType<typeof createSiteHttp>;
