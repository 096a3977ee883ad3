import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileVersion } from '../content/file-version.ts';
import { isMediaExtension } from '../content/media.ts';

/** One name of a path: no separators, no leading dot, nothing that any file system reads twice. */
const plainName = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?$/i;
/** Seconds a file may be used without asking again: an edited picture shows within a minute. */
const maxAge = 60;
/** The same for an address that names the file's version, as records do: for good. */
const maxAgeOfVersion = 31_536_000;
/** An SVG opened by itself must not act as a page of the site. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The content's pictures and PDFs at `/files/<folder>/<name>`, with entity tags, ranges and HEAD.
 * Whatever is not a plain path to a regular file of a media type inside the content folder is 404.
 *
 * @param root the content folder, or a link to it
 */
export async function fileRoutes(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root: await realpath(root), serve: false });
  app.get<{ Params: { '*': string }; Querystring: { v?: unknown } }>(
    '/files/*',
    async (request, reply) => {
      const file = request.params['*'];
      // Each time: a release may have set the link to another folder.
      const trueRoot = await realpath(root);
      if (!(await isServed(trueRoot, file))) return reply.callNotFound();
      if (file.endsWith('.svg')) reply.header('content-security-policy', svgPolicy);
      // `fetch` adds `Cache-Control: no-cache` wherever a caller revalidates by a tag of its own, and
      // the file would be sent whole again. Whoever names a tag can do with a 304.
      delete request.headers['cache-control'];
      const immutable = request.query.v === (await fileVersion(path.join(trueRoot, file)));
      return reply.sendFile(file, trueRoot, {
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
  if (names.length < 2 || names.length > 3 || !names.every((name) => plainName.test(name))) {
    return false;
  }
  if (!isMediaExtension(path.extname(file))) return false;
  try {
    const asked = path.join(root, file);
    // A link may lead anywhere: only a file that is where it seems to be is served.
    return (await realpath(asked)) === asked && (await stat(asked)).isFile();
  } catch {
    return false;
  }
}
