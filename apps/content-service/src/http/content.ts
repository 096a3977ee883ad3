import { resources } from '@insurance-kit/content-client/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JsonBody } from '../content/json-body.ts';
import { answeredPaths, type ContentLibrary, nothing } from '../content/library.ts';
import { productFolders } from '../content/snapshot.ts';

/** The seventeen GET calls of §7, and those of a company's own products. Each answers an array. */
export function contentRoutes(app: FastifyInstance, library: ContentLibrary): void {
  for (const path of answeredPaths) {
    app.get(path, (request, reply) => sendJson(request, reply, library.answer(path) ?? nothing));
  }
  for (const { resource } of productFolders) {
    app.get<{ Params: { id: string } }>(
      resources[resource].path.replace('{id}', ':id'),
      (request, reply) =>
        sendJson(request, reply, library.answer(request.url.split('?', 1)[0] ?? '') ?? nothing),
    );
  }
  app.get<{ Params: { id: string } }>(
    resources.article.path.replace('{id}', ':id'),
    (request, reply) => sendJson(request, reply, library.articleDetails(request.params.id)),
  );
}

/** Sends a prepared answer, or 304 if the client has it already. */
function sendJson(request: FastifyRequest, reply: FastifyReply, body: JsonBody): FastifyReply {
  // Content can change at any time, so clients revalidate each time.
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
