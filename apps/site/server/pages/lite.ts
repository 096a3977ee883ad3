import type { FastifyInstance } from 'fastify';
import type { ClientReader } from '../http/client-address.ts';
import type { Policies } from '../http/csp.ts';
import { textResponse } from '../http/response.ts';
import { liteCookie } from './visit.ts';

interface LiteOptions {
  readonly clients: ClientReader;
  readonly policies: Policies;
}

/** Registers `/lite`: the switch between lite and full pages, for the visit (`visit.ts`). */
export function registerLite(app: FastifyInstance, { clients, policies }: LiteOptions): void {
  app.get('/lite', (request, reply) => {
    const { headers, url = '' } = request.raw;
    // The browser fetches ahead: the visitor has not chosen yet.
    if (headers['sec-purpose'] !== undefined) {
      return reply.sendPrepared(textResponse(503, 'This address is a switch.', policies.resource));
    }
    const origin = clients.originOf(request.raw);
    const from = URL.parse(headers.referer ?? '');
    const back = from !== null && from.origin === origin ? from.pathname + from.search : '/';
    const choice = url.endsWith('?off') ? 0 : 1;
    const secure = clients.isSecure(request.raw) ? '; Secure' : '';
    return reply.sendPrepared(
      textResponse(303, 'Moved back', policies.resource, {
        location: back.startsWith('//') ? '/' : back,
        'set-cookie': `${liteCookie}=${choice}; Path=/; HttpOnly; SameSite=Lax${secure}`,
      }),
    );
  });
}
