import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileExtension, mediaTypes } from '@insurance-kit/server/media-types';
import { isActive } from '../content/files.ts';
import { compress } from '../http/compress.ts';
import type { Policies } from '../http/csp.ts';
import {
  type Bodies,
  foreverCacheControl,
  type PreparedResponse,
  prepareResponse,
} from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import { readSealed, writeSealed } from '../sealed-file.ts';

/** Hashed names: another content is another address. */
const hashedPrefix = '/assets/';
/** Icons and the share picture: a new one may come a week late, and no visit asks for them again. */
const publicCacheControl = 'public, max-age=604800';

const typeOf = (name: string): string => {
  const extension = fileExtension(name);
  return extension === undefined ? 'application/octet-stream' : mediaTypes[extension];
};

/** A file's answer. SVG and HTML files are sandboxed, so that they cannot act as pages of the site. */
const assetResponse = (
  name: string,
  bodies: Bodies,
  cacheControl: string,
  { sandbox, resource }: Policies,
): PreparedResponse => {
  const extension = fileExtension(name);
  return prepareResponse({
    status: 200,
    headers: { 'content-type': typeOf(name), 'cache-control': cacheControl },
    policy: extension !== undefined && isActive(extension) ? sandbox : resource,
    bodies,
  });
};

/** The files of the client build by their path on the site. */
export type Assets = ReadonlyMap<string, PreparedResponse>;

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

  const load = async (name: string): Promise<readonly [string, PreparedResponse]> => {
    const file = join(folder, name);
    const path = `/${name.split(sep).map(encodeURIComponent).join('/')}`;
    const bodies: Bodies = {
      identity: await readFile(file),
      ...(coded.has(`${name}.br`) && { br: await readFile(`${file}.br`) }),
      ...(coded.has(`${name}.gz`) && { gzip: await readFile(`${file}.gz`) }),
    };
    const lasting = path.startsWith(hashedPrefix) ? foreverCacheControl : publicCacheControl;
    return [path, assetResponse(name, bodies, lasting, policies)];
  };

  const served = names.filter(
    (name) => !codedSuffix.test(name) && !name.split(sep).some((part) => part.startsWith('.')),
  );
  return new Map(await Promise.all(served.map(load)));
}

/** A page is rarely open longer. */
const savedDays = 14;
const hashedName = /^[\w-]+\.[\w.-]+$/;

/**
 * Hashed files of this build and of those before it, for pages that visitors still have open.
 *
 * @param folder where the files are kept from build to build.
 */
export function createEarlierAssets(folder: string, assets: Assets, policies: Policies) {
  return {
    /** Keeps the files of this build for the next one, and forgets those that no build has had for long. */
    async save(): Promise<void> {
      const now = new Date();
      for (const [path, { bodies }] of assets) {
        if (!path.startsWith(hashedPrefix)) continue;
        const file = join(folder, path.slice(hashedPrefix.length));
        const saved = await stat(file).catch(() => undefined);
        if (saved === undefined) await writeSealed(file, bodies.identity);
        else await utimes(file, now, now);
      }
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, name));
        if (now.getTime() - mtimeMs > savedDays * 86_400_000) await rm(join(folder, name));
      }
    },
    /** The file of an earlier build at a path; `undefined` where there is none. */
    async find(path: string): Promise<PreparedResponse | undefined> {
      const name = path.slice(hashedPrefix.length);
      if (!hashedName.test(name)) return undefined;
      const identity = await readSealed(join(folder, name));
      if (!Buffer.isBuffer(identity)) return undefined;
      const bodies = await compress(identity, typeOf(name));
      return assetResponse(name, bodies, foreverCacheControl, policies);
    },
  };
}

const dayMs = 86_400_000;

/**
 * Keeps the files of this build for the next one, as long as the server runs.
 *
 * @returns what finds the answer of a path: a file of this build or an earlier one, a 404 for another
 *   hashed name, and `undefined` for what is no file.
 */
export function serveAssets(
  { app, log, patterns, policies, textResponse }: SiteHttp,
  assets: Assets,
  folder: string,
) {
  const earlier = createEarlierAssets(folder, assets, policies);
  const save = (): void => {
    // Nobody waits for it: this build needs none of it.
    earlier.save().catch((error: unknown) => {
      log.error({ reason: String(error) }, 'cannot keep the files of this build for the next');
    });
  };
  app.addHook('onListen', () => {
    save();
    // A file's age counts from the last day that its build ran.
    setInterval(save, dayMs).unref();
  });
  const named = [...assets.keys()].filter((path) => !path.startsWith(hashedPrefix));
  for (const pattern of [...named, `${hashedPrefix}*`]) patterns.add(pattern);
  const noFile = textResponse(404, 'There is no such file.');

  return async (path: string): Promise<PreparedResponse | undefined> => {
    // Browsers ask for `/favicon.ico` by themselves, whatever a page names.
    const file = assets.get(path === '/favicon.ico' ? '/favicon-32.png' : path);
    if (file !== undefined || !path.startsWith(hashedPrefix)) return file;
    return (await earlier.find(path)) ?? noFile;
  };
}
