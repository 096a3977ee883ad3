import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';

const message = 'limit must be a whole number from 1 to 200, and before the id of a message';
const pageQuery = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
    '50',
  ),
  before: v.optional(v.pipe(v.string(), v.uuid())),
});

/** What a proxy adds to the requests that it passes on. */
const forwarding = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

/**
 * `GET /mailbox?limit=50&before=<id>`: stored messages, newest first, as a JSON list, for whoever sends
 * `Authorization: Bearer <token>`. It is meant for tests and scripts beside the service: without a
 * token, and for requests that come through a proxy, there is no such page.
 */
export function mailboxRoutes(
  app: FastifyInstance,
  store: Pick<Store, 'messages'>,
  token: string | undefined,
): void {
  if (token === undefined) return;
  app.get('/mailbox', async (request, reply) => {
    if (Object.keys(request.headers).some((name) => forwarding.test(name))) {
      return reply.callNotFound();
    }
    reply.header('cache-control', 'no-store');
    if (!isAuthorized(request, token)) {
      reply.code(401).header('www-authenticate', 'Bearer');
      return reply.send({ error: 'Send the MAILBOX_TOKEN as Authorization: Bearer <token>' });
    }
    const page = v.safeParse(pageQuery, request.query);
    if (!page.success) return reply.code(400).send({ error: message });
    return reply.send(await store.messages(page.output));
  });
}

/** Whether a request carries the token; compared by hash, so that the time says nothing of either. */
function isAuthorized({ headers }: FastifyRequest, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}
