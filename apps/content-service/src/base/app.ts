import { logAccess, requestIdHeader, requestIdOf, trustHops } from '@insurance-kit/server/requests';
import { errorCode, type LogLevel } from '@insurance-kit/server/settings';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';

const bodyLimit = 16 * 1024;
/** Milliseconds in which a request must arrive completely. An editor's upload may be slow. */
const requestTimeout = 600_000;
const retryAfterSeconds = 5;

/** A structured log: one JSON object per line, without visitors' data. */
export type ServiceLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

export interface LogOptions {
  readonly level: LogLevel;
  readonly logsAccess?: boolean;
  readonly stream?: { write(line: string): void };
}

/** Creates an HTTP server without routes. Its access log has no personal data. */
export function createApp(
  { logsAccess = false, stream = process.stderr, ...log }: LogOptions,
  trustProxy = 0,
): FastifyInstance {
  const app = Fastify({
    trustProxy: trustHops(trustProxy),
    bodyLimit,
    requestTimeout,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    // Request ids from the site are trusted, because visitors cannot reach this service.
    genReqId: (request) => requestIdOf(request, true),
    // Answer requests during the shutdown, too.
    return503OnClosing: false,
    logger: { ...log, stream, serializers: { err: describeError } },
    routerOptions: {
      maxParamLength: 300,
      // Keeps the first value of a repeated parameter.
      querystringParser: (query) => Object.fromEntries([...new URLSearchParams(query)].reverse()),
    },
  });
  // By default, accept only JSON. A few routes add other types.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header(requestIdHeader, request.id);
    if (!logsAccess) return;
    const routeOf = () => request.routeOptions.url ?? 'unknown';
    logAccess(request.raw, reply.raw, { requestId: request.id, routeOf }, (line) =>
      app.log.info(line, 'answered'),
    );
  });
  // A client that keeps its connection open must not delay the service's stop.
  app.addHook('onSend', async (_request, reply) => {
    if (!app.server.listening) reply.header('connection', 'close');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: error.message });
    request.log.error({ err: error }, 'a request failed');
    reply.header('retry-after', retryAfterSeconds);
    return reply.code(503).send({ error: 'The service cannot answer now. Try again later.' });
  });
  return app;
}

/** Returns an error's safe properties. Other properties may contain a database row. */
function describeError(error: Error) {
  const { name: type, message, stack = '' } = error;
  return { type, message, stack, code: errorCode(error) };
}
