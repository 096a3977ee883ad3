import { PassThrough } from 'node:stream';
import { feedbackPath, readFeedback, resources } from '@insurance-kit/content-client/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ContentLibrary, type JsonBody, jsonBody } from '../content/library.ts';
import type { Store } from '../store/store.ts';
import { submissionIdOf } from './requests.ts';

const nothing = jsonBody([]);

/** Registers the content API's GET calls (§7). Each answers with an array. */
export function contentRoutes(app: FastifyInstance, library: ContentLibrary): void {
  for (const { path } of Object.values(resources)) {
    app.get<{ Params: { id?: string } }>(path.replace('{id}', ':id'), (request, reply) => {
      const { id = '' } = request.params;
      const requested = path.replace('{id}', () => encodeURIComponent(id));
      return sendJson(request, reply, library.answer(requested) ?? nothing);
    });
  }
}

function sendJson(request: FastifyRequest, reply: FastifyReply, body: JsonBody): FastifyReply {
  // Content can change at any time, so clients must revalidate each stored response.
  reply.header('cache-control', 'no-cache').header('etag', body.etag);
  // The header may contain several tags, or a tag that a proxy marked as weak.
  if (request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body.bytes);
}

/** Milliseconds between SSE comments that keep a stream of `/versions` open. */
const beatEvery = 15_000;

/** `GET /versions`: server-sent events. Each event has the entity tags of all API paths. */
export function versionRoutes(
  app: FastifyInstance,
  library: Pick<ContentLibrary, 'onChange' | 'versions'>,
): void {
  const open = new Set<PassThrough>();
  // End open streams: otherwise, the service would wait for them when it stops.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  app.get('/versions', (request, reply) => {
    reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no');
    // A HEAD request gets no stream, because its response would stay open.
    if (request.method === 'HEAD') return reply.send('');
    const stream = new PassThrough();
    const send = () =>
      stream.write(`event: versions\ndata: ${JSON.stringify(library.versions())}\n\n`);
    const unfollow = library.onChange(send);
    const beat = setInterval(() => stream.write(': still here\n\n'), beatEvery);
    open.add(stream);
    stream.once('close', () => {
      clearInterval(beat);
      unfollow();
      open.delete(stream);
    });
    send();
    return reply.send(stream);
  });
}

/** `POST /api/feedback/form` (§7): 201 if the feedback is stored; 400 if it is invalid. */
export function feedbackRoutes(app: FastifyInstance, store: Store): void {
  app.post(feedbackPath, async (request, reply) => {
    const reading = readFeedback(request.body);
    if (!reading.ok) return reply.code(400).send({ error: reading.reason });
    const id = await store.saveFeedback(reading.feedback, submissionIdOf(request));
    request.log.info({ id }, 'feedback stored');
    return reply.code(201).send({ id });
  });
}
