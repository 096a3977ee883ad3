import { resources } from '@insurance-kit/content-client/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JsonBody } from '../content/json-body.ts';
import { answeredPaths, type ContentLibrary } from '../content/library.ts';

/** The seventeen GET calls of §7. Each answers an array. */
export function contentRoutes(app: FastifyInstance, library: ContentLibrary): void {
  for (const path of answeredPaths) {
    app.get(path, (request, reply) => {
      const body = library.answer(path);
      return body === undefined ? reply.callNotFound() : sendJson(request, reply, body);
    });
  }
  app.get<{ Params: { id: string } }>(
    resources.article.path.replace('{id}', ':id'),
    (request, reply) => sendJson(request, reply, library.articleDetails(request.params.id)),
  );
}

/** Sends a prepared answer, or 304 where the caller has it already. */
function sendJson(request: FastifyRequest, reply: FastifyReply, body: JsonBody): FastifyReply {
  // Content may change at any moment; asking again costs a 304.
  reply.header('cache-control', 'no-cache').header('etag', body.etag);
  if (hasTag(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body.bytes);
}

/** Whether an `If-None-Match` names the tag; weak tags compare by what they quote (RFC 9110). */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
