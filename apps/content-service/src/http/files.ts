import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';
import { drawingPolicy, fileVersion, isMediaExtension } from '../content/read-folder.ts';

/** A folder's or file's name that every file system accepts. */
const plainName = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?$/i;
/** Seconds to cache a file whose address lacks its current version. Edits must show soon. */
const maxAge = 60;
const maxAgeOfVersion = 31_536_000;

/** Serves `/files/<record's folder>/<name>`. Before an article's date, its files are served only
 * at addresses with the file's version (`?v=`). */
export async function fileRoutes(
  app: FastifyInstance,
  root: string,
  library: ContentLibrary,
): Promise<void> {
  await app.register(fastifyStatic, { root: await realpath(root), serve: false });
  app.get<{ Params: { '*': string }; Querystring: { v?: unknown } }>(
    '/files/*',
    async (request, reply) => {
      const file = request.params['*'];
      // Resolve `root` for each request, because an update can change a symbolic link in its path.
      const trueRoot = await realpath(root);
      if (!(await isServed(trueRoot, file))) return reply.callNotFound();
      if (file.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy);
      // With `If-None-Match`, `fetch` also sends `Cache-Control: no-cache`. @fastify/static would
      // then answer with the whole file instead of 304.
      delete request.headers['cache-control'];
      const { version } = await fileVersion(path.join(trueRoot, file));
      const immutable = request.query.v === version;
      const isFuture = library.isFuture(path.posix.dirname(file));
      if (isFuture && !immutable) return reply.callNotFound();
      // No cache may keep the files of an article before the article's date.
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
