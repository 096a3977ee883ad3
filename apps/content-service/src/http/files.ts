import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';
import { drawingPolicy, fileVersion, isMediaExtension } from '../content/read-folder.ts';

/** A part of a path that all file systems accept. */
const plainName = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?$/i;
/** Seconds of caching without a version: an edited picture appears within a minute. */
const maxAge = 60;
const maxAgeOfVersion = 31_536_000;

/** Serves `/files/<record's folder>/<name>`. A file of a future article needs the
 * file's version (`?v=`) in the address. */
export async function fileRoutes(
  app: FastifyInstance,
  root: string,
  library: Pick<ContentLibrary, 'isFuture'>,
): Promise<void> {
  await app.register(fastifyStatic, { root: await realpath(root), serve: false });
  app.get<{ Params: { '*': string }; Querystring: { v?: unknown } }>(
    '/files/*',
    async (request, reply) => {
      const file = request.params['*'];
      // Resolved for each request: a release can change a symbolic link in the path of `root`.
      const trueRoot = await realpath(root);
      if (!(await isServed(trueRoot, file))) return reply.callNotFound();
      if (file.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy);
      // `fetch` sends `Cache-Control: no-cache` with each `If-None-Match`. @fastify/static would
      // then answer with the whole file and not with 304.
      delete request.headers['cache-control'];
      const { version } = await fileVersion(path.join(trueRoot, file));
      const immutable = request.query.v === version;
      const isFuture = library.isFuture(path.posix.dirname(file));
      if (isFuture && !immutable) return reply.callNotFound();
      // Before an article's date no cache may keep its files.
      if (isFuture) reply.header('cache-control', 'private, no-store');
      return reply.sendFile(file, trueRoot, {
        cacheControl: !isFuture,
        maxAge: (immutable ? maxAgeOfVersion : maxAge) * 1_000,
        immutable,
        dotfiles: 'deny',
        index: false,
      });
    },
  );
}

async function isServed(root: string, file: string): Promise<boolean> {
  const names = file.split('/');
  if (names.length < 2 || names.length > 4 || !names.every((name) => plainName.test(name))) {
    return false;
  }
  if (!isMediaExtension(path.extname(file))) return false;
  try {
    const requested = path.join(root, file);
    // A symbolic link could lead anywhere: serve a file only at its real path.
    return (await realpath(requested)) === requested && (await stat(requested)).isFile();
  } catch {
    return false;
  }
}
