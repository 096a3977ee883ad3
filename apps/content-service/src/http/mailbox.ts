import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';

const newest = 200;

/**
 * `GET /mailbox`: the newest messages as a JSON list, for people at this very machine. Anyone else
 * is told that there is no such page.
 */
export function mailboxRoutes(app: FastifyInstance, store: Pick<Store, 'messages'>): void {
  app.get('/mailbox', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send(await store.messages(newest));
  });
}

/**
 * Whether the caller is on this machine: the socket's other end is a loopback address, the call
 * was made to this machine by a loopback name (so that no foreign page reaches it by pointing its
 * own name here), and no proxy says that it calls for somebody else.
 */
function isLocal(request: FastifyRequest): boolean {
  const forwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return (
    !forwarded &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    (request.hostname === 'localhost' || isLoopback(request.hostname))
  );
}

function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^\[?::1\]?$/.test(address);
}
