import type { FastifyInstance } from 'fastify';
import type { Policies } from '../http/csp.ts';
import { type PreparedResponse, wordsWith } from '../http/response.ts';

interface HealthOptions {
  readonly policies: Policies;
  /** Whether any content is known, so that there are pages to show. */
  readonly isReady: () => boolean;
  /** Whether the server will stop, and wants no more requests. */
  readonly isLeaving: () => boolean;
}

/** Registers `/healthz` (the process is up) and `/readyz` (it can serve pages), for GET and HEAD. */
export function registerHealth(
  app: FastifyInstance,
  { policies, isReady, isLeaving }: HealthOptions,
): void {
  const answer = wordsWith(policies);

  const readiness = (): PreparedResponse => {
    if (isLeaving()) return answer(503, 'The server is stopping.');
    return isReady()
      ? answer(200, 'ready')
      : answer(503, 'No content is known yet.', { 'retry-after': '2' });
  };

  for (const [url, look] of [
    ['/healthz', () => answer(200, 'ok')],
    ['/readyz', readiness],
  ] as const) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (_request, reply) => reply.sendPrepared(look()),
    });
  }
}
