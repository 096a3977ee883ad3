import type { FastifyInstance } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';
import type { Store } from '../store/store.ts';

/**
 * Registers `GET /healthz` (the process runs) and `GET /readyz`: 200 if the service can serve
 * content and store messages, otherwise 503, with the number of content problems and of `pending`
 * and `failed` messages.
 */
export function healthRoutes(
  app: FastifyInstance,
  library: Pick<ContentLibrary, 'problems'>,
  store: Pick<Store, 'undelivered' | 'checkWriting'>,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const contentProblems = library.problems().length;
    let reason = 'the database does not answer';
    try {
      const mail = await store.undelivered();
      reason = 'the database cannot write';
      await store.checkWriting();
      return reply.send({ status: 'ready', contentProblems, mail });
    } catch (error) {
      request.log.warn({ err: error }, reason);
      return reply.code(503).send({ status: 'not ready', reason });
    }
  });
}
