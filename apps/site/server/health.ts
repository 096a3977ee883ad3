import type { ContentStore } from './content/store.ts';
import type { PreparedResponse } from './http/response.ts';
import type { SiteHttp } from './http/server.ts';

/** Registers `/healthz` and `/readyz`. `/readyz` lists calls without content. */
export function registerHealth(
  { app, textResponse, isLeaving }: SiteHttp,
  store: Pick<ContentStore, 'isReady' | 'lacking'>,
): void {
  const readiness = (): PreparedResponse => {
    if (isLeaving()) return textResponse(503, 'The server is stopping.');
    if (!store.isReady()) {
      return textResponse(503, 'No content is known yet.', { 'retry-after': '2' });
    }
    const lacking = store.lacking();
    return textResponse(
      200,
      lacking.length === 0 ? 'ready' : `ready, without content of ${lacking.join(', ')}`,
    );
  };

  for (const [url, look] of [
    ['/healthz', () => textResponse(200, 'ok')],
    ['/readyz', readiness],
  ] as const) {
    app.get(url, (_request, reply) => reply.sendPrepared(look()));
  }
}
