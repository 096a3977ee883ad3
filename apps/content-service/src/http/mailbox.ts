import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { isForwarded, isSameSecret } from './requests.ts';

const message = 'limit must be a whole number from 1 to 200, and before the id of a message';
const pageQuery = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
    '50',
  ),
  before: v.optional(v.pipe(v.string(), v.uuid())),
});

/**
 * `GET /mailbox?limit=50&before=<id>`: stored messages, newest first, as a JSON list, for requests
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
    const page = v.safeParse(pageQuery, request.query);
    if (!page.success) return reply.code(400).send({ error: message });
    return reply.send(await store.messages(page.output));
  });
}
