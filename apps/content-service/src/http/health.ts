import { createMetrics, Gauge, type Metrics } from '@insurance-kit/server/metrics';
import type { FastifyInstance } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';
import type { Store } from '../store/store.ts';

/** `/healthz` answers 200 while the process runs, `/readyz` while messages can be stored. */
export function healthRoutes(app: FastifyInstance, library: ContentLibrary, store: Store): void {
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

/** Creates the metrics of requests, content, database and undelivered messages. */
export function measure(app: FastifyInstance, library: ContentLibrary, store: Store): Metrics {
  const metrics = createMetrics();
  app.addHook('onRequest', async (request, reply) => {
    metrics.watch(reply.raw, () => request.routeOptions.url ?? 'unknown');
  });
  const problems = 'Content files that cannot be read, and invalid fields';
  metrics.gauge('content_problems', problems, () => library.problems().length);
  const database = '1 if a test value can be written to the database, otherwise 0';
  metrics.gauge('content_database_up', database, () => {
    const up = store.checkWriting().then(() => 1);
    return up.catch(() => 0);
  });
  new Gauge({
    name: 'content_mail_messages',
    help: 'Messages that are not e-mailed: waiting for the mail server, or failed',
    labelNames: ['delivery'],
    registers: [metrics.registry],
    async collect() {
      this.reset();
      const counts = await store.undelivered().catch(() => ({}));
      for (const [delivery, count] of Object.entries(counts)) this.set({ delivery }, count);
    },
  });
  return metrics;
}
