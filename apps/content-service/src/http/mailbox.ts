import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { isForwarded, isSameSecret } from './requests.ts';

const limit = 200;

/**
 * Registers `GET /mailbox`: the newest messages as JSON, by token, from this machine only;
 * otherwise 404.
 */
export function mailboxRoutes(
  app: FastifyInstance,
  store: Pick<Store, 'messages'>,
  token: string | undefined,
): void {
  if (token === undefined) return;
  app.get('/mailbox', async (request, reply) => {
    if (isForwarded(request)) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.code(401).header('www-authenticate', 'Bearer');
      return reply.send({ error: 'Send the MAILBOX_TOKEN as Authorization: Bearer <token>' });
    }
    return reply.send(await store.messages({ limit }));
  });
}
