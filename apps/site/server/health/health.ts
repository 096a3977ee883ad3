import type { PreparedResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';

/**
 * Registers `/healthz` (the process is up) and `/readyz` (it can serve pages), for GET and HEAD.
 *
 * @param isReady whether any content is known, so that there are pages to show.
 */
export function registerHealth(
  { app, textResponse, isLeaving }: SiteHttp,
  isReady: () => boolean,
): void {
  const readiness = (): PreparedResponse => {
    if (isLeaving()) return textResponse(503, 'The server is stopping.');
    return isReady()
      ? textResponse(200, 'ready')
      : textResponse(503, 'No content is known yet.', { 'retry-after': '2' });
  };

  for (const [url, look] of [
    ['/healthz', () => textResponse(200, 'ok')],
    ['/readyz', readiness],
  ] as const) {
    app.get(url, (_request, reply) => reply.sendPrepared(look()));
  }
}
