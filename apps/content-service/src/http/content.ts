import { idResourceNames, resources } from '@insurance-kit/content-client/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answeredPaths, type ContentLibrary, type JsonBody, jsonBody } from '../content/library.ts';

/** Answer for an unknown article or product. */
const nothing = jsonBody([]);

/** Registers all GET calls (§7). Each answers with an array. */
export function contentRoutes(app: FastifyInstance, library: ContentLibrary): void {
  for (const path of answeredPaths) {
    app.get(path, (request, reply) => sendJson(request, reply, library.answer(path) ?? nothing));
  }
  for (const resource of idResourceNames) {
    const { path } = resources[resource];
    app.get<{ Params: { id: string } }>(path.replace('{id}', ':id'), (request, reply) => {
      const requested = path.replace('{id}', () => encodeURIComponent(request.params.id));
      return sendJson(request, reply, library.answer(requested) ?? nothing);
    });
  }
}

function sendJson(request: FastifyRequest, reply: FastifyReply, body: JsonBody): FastifyReply {
  // Clients revalidate each time, because content can change.
  reply.header('cache-control', 'no-cache').header('etag', body.etag);
  // The header may be a list, or have a tag that a proxy made weak.
  if (request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body.bytes);
}
