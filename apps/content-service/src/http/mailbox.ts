import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { isForwarded, isSameSecret } from './requests.ts';

/** How many messages it lists. */
const limit = 200;

/**
 * `GET /mailbox`: the newest messages as a JSON list, for requests
 * with `Authorization: Bearer <token>`. It is for tests and scripts on the same machine: without a
 * token, or through a proxy, it answers 404.
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
