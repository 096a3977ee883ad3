import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';

/** Milliseconds between comments that keep the stream open. */
const beatEvery = 15_000;

/** Registers `GET /versions`: events with all paths and entity tags. */
export function versionRoutes(
  app: FastifyInstance,
  library: Pick<ContentLibrary, 'versions' | 'onChange'>,
): void {
  const open = new Set<PassThrough>();
  // Open streams would keep the service from stopping.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  app.get('/versions', (request, reply) => {
    reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no');
    // Otherwise a HEAD would get no end.
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
