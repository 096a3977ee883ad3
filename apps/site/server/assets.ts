import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Answer, type Bodies, createAnswer } from './answers.ts';
import type { Policies } from './headers.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Hashed names: another content is another address. */
export const hashedPrefix = '/assets/';
const foreverCacheControl = 'public, max-age=31536000, immutable';
/** Icons and the share picture: a new one may come a week late, and no visit asks for them again. */
const publicCacheControl = 'public, max-age=604800';

/** The files of the client build by their path on the site. */
export type Assets = ReadonlyMap<string, Answer>;

/** Suffixes of the copies that `precompress.ts` makes at build time. */
const codedSuffix = /\.(?:br|gz)$/;

/**
 * Reads the client build into memory, a few megabytes: what is not in it does not exist, so no path
 * can climb out of a folder.
 *
 * @param folder `build/client`.
 */
export async function loadAssets(folder: string, policies: Policies): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const coded = new Set(names.filter((name) => codedSuffix.test(name)));

  const load = async (name: string): Promise<readonly [string, Answer]> => {
    const file = join(folder, name);
    const path = `/${name.split(sep).map(encodeURIComponent).join('/')}`;
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const bodies: Bodies = {
      identity: await readFile(file),
      ...(coded.has(`${name}.br`) && { br: await readFile(`${file}.br`) }),
      ...(coded.has(`${name}.gz`) && { gzip: await readFile(`${file}.gz`) }),
    };
    const answer = createAnswer({
      status: 200,
      headers: {
        'content-type': mediaTypes[extension] ?? 'application/octet-stream',
        'cache-control': path.startsWith(hashedPrefix) ? foreverCacheControl : publicCacheControl,
      },
      policy: extension === 'svg' || extension === 'html' ? policies.sandbox : policies.resource,
      bodies,
    });
    return [path, answer];
  };

  const served = names.filter(
    (name) => !codedSuffix.test(name) && !name.split(sep).some((part) => part.startsWith('.')),
  );
  return new Map(await Promise.all(served.map(load)));
}
