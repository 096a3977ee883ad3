import type { SiteHttp } from '../http/server.ts';
import { liteCookie } from './visit.ts';

/** Registers `/lite`: the switch between lite and full pages, for the visit (`visit.ts`). */
export function registerLite({ app, clients, textResponse }: SiteHttp): void {
  app.get('/lite', (request, reply) => {
    const { headers, url = '' } = request.raw;
    // The browser fetches ahead: the visitor has not chosen yet.
    if (headers['sec-purpose'] !== undefined) {
      return reply.sendPrepared(textResponse(503, 'This address is a switch.'));
    }
    const origin = clients.originOf(request.raw);
    const from = URL.parse(headers.referer ?? '');
    const back = from !== null && from.origin === origin ? from.pathname + from.search : '/';
    const choice = url.endsWith('?off') ? 0 : 1;
    const secure = clients.isSecure(request.raw) ? '; Secure' : '';
    return reply.sendPrepared(
      textResponse(303, 'Moved back', {
        location: back.startsWith('//') ? '/' : back,
        'set-cookie': `${liteCookie}=${choice}; Path=/; HttpOnly; SameSite=Lax${secure}`,
      }),
    );
  });
}
