import {
  createMetrics,
  Gauge,
  type Metrics,
  watchContentVersion,
} from '@insurance-kit/server/metrics';
import type { FastifyInstance } from 'fastify';
import { answeredPaths, type ContentLibrary } from '../content/library.ts';
import type { Store } from '../store/store.ts';

/** Adds the metrics of a service: its requests by route, its content, mail and database. */
export function measure(
  app: FastifyInstance,
  library: Pick<ContentLibrary, 'problems' | 'versions'>,
  store: Pick<Store, 'undelivered'>,
): Metrics {
  const metrics = createMetrics();
  const registers = [metrics.registry];
  app.addHook('onRequest', async (request, reply) => {
    metrics.watch(reply.raw, () => request.routeOptions.url ?? 'unknown');
  });
  new Gauge({
    name: 'content_problems',
    help: 'Files of the content that cannot be read, and fields that are none',
    registers,
    collect() {
      this.set(library.problems().length);
    },
  });
  watchContentVersion(metrics.registry, () => {
    const versions = library.versions();
    return answeredPaths.flatMap((path) => {
      const tag = versions[path];
      return tag === undefined ? [] : [[path, tag] as const];
    });
  });
  // Prometheus collects both gauges at the same time, so they share one query.
  const ask = () => store.undelivered().catch(() => undefined);
  let asked: ReturnType<typeof ask> | undefined;
  const undelivered = () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  new Gauge({
    name: 'content_database_up',
    help: '1 while the database answers',
    registers,
    async collect() {
      this.set((await undelivered()) === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: 'content_mail_messages',
    help: 'Messages that nobody was e-mailed yet: waiting for the mail server, or given up',
    labelNames: ['delivery'],
    registers,
    async collect() {
      this.reset();
      for (const [delivery, count] of Object.entries((await undelivered()) ?? {})) {
        this.set({ delivery }, count);
      }
    },
  });
  return metrics;
}
