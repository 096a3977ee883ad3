import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';

/** How often a quiet stream says that it is still there, in milliseconds. */
const beatEvery = 15_000;

/**
 * `GET /versions`: a stream of server-sent events. Each is the whole list of paths and entity tags, sent
 * at once and whenever one of them changes, so that a reader which missed some has missed nothing.
 */
export function versionRoutes(
  app: FastifyInstance,
  library: Pick<ContentLibrary, 'versions' | 'onChange'>,
): void {
  const open = new Set<PassThrough>();
  // Streams have no end of their own: they would keep the service from stopping.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  app.get('/versions', { exposeHeadRoute: false }, (_request, reply) => {
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
    return reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}
