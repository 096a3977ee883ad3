import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileExtension, mediaTypes } from '@insurance-kit/server/media-types';
import { isActive } from '../content/files.ts';
import { writeWhole } from '../content/whole-file.ts';
import { compress } from '../http/compress.ts';
import type { Policies } from '../http/csp.ts';
import {
  type Bodies,
  foreverCacheControl,
  type PreparedResponse,
  prepareResponse,
} from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';

const hashedPrefix = '/assets/';
/** Build files without a hash in their name, such as icons, are cached for a week. */
const publicCacheControl = 'public, max-age=604800';

const typeOf = (name: string): string => {
  const extension = fileExtension(name);
  return extension === undefined ? 'application/octet-stream' : mediaTypes[extension];
};

/** Creates a file's response. SVG and HTML files are sandboxed, so their scripts do not run. */
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

/** Responses for the files of a build, by path. */
export type Assets = ReadonlyMap<string, PreparedResponse>;

/** Suffixes of the compressed copies that the build makes (`precompress`). */
const compressedSuffix = /\.(?:br|gz)$/;

/** Reads the build's browser files into memory, so no request reaches files outside `folder`. */
export async function loadAssets(folder: string, policies: Policies): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const compressed = new Set(names.filter((name) => compressedSuffix.test(name)));

  const load = async (name: string): Promise<readonly [string, PreparedResponse]> => {
    const file = join(folder, name);
    const path = `/${name.split(sep).map(encodeURIComponent).join('/')}`;
    const bodies: Bodies = {
      identity: await readFile(file),
      ...(compressed.has(`${name}.br`) && { br: await readFile(`${file}.br`) }),
      ...(compressed.has(`${name}.gz`) && { gzip: await readFile(`${file}.gz`) }),
    };
    const cacheControl = path.startsWith(hashedPrefix) ? foreverCacheControl : publicCacheControl;
    return [path, assetResponse(name, bodies, cacheControl, policies)];
  };

  const served = names.filter(
    (name) => !compressedSuffix.test(name) && !name.split(sep).some((part) => part.startsWith('.')),
  );
  return new Map(await Promise.all(served.map(load)));
}

const savedDays = 14;
const hashedName = /^[\w-]+\.[\w.-]+$/;

/** Keeps the files of previous builds in `folder`, for pages that are still open. */
export function createPreviousAssets(folder: string, assets: Assets, policies: Policies) {
  return {
    /** Saves this build's hashed files. Deletes files that no build has saved for two weeks. */
    async save(): Promise<void> {
      const now = new Date();
      for (const [path, { bodies }] of assets) {
        if (!path.startsWith(hashedPrefix)) continue;
        const file = join(folder, path.slice(hashedPrefix.length));
        const saved = await stat(file).catch(() => undefined);
        if (saved === undefined) await writeWhole(file, bodies.identity);
        else await utimes(file, now, now);
      }
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, name));
        if (now.getTime() - mtimeMs > savedDays * 86_400_000) await rm(join(folder, name));
      }
    },
    async find(path: string): Promise<PreparedResponse | undefined> {
      const name = path.slice(hashedPrefix.length);
      if (!hashedName.test(name)) return undefined;
      const identity = await readFile(join(folder, name)).catch(() => undefined);
      if (identity === undefined) return undefined;
      const bodies = await compress(identity, typeOf(name));
      return assetResponse(name, bodies, foreverCacheControl, policies);
    },
  };
}

const dayMs = 86_400_000;

/**
 * Saves `assets` for the server of the next build. @returns a function that finds a file by path.
 * If the file is missing, a path below `/assets/` gets a 404, any other path gets `undefined`.
 */
export function serveAssets(
  { app, log, patterns, policies, textResponse }: SiteHttp,
  assets: Assets,
  folder: string,
) {
  const previous = createPreviousAssets(folder, assets, policies);
  const save = (): void => {
    previous.save().catch((error: unknown) => {
      log.error(
        { reason: String(error) },
        'could not save the files of this build for the next build',
      );
    });
  };
  app.addHook('onListen', () => {
    save();
    // Save again every day, so that files stay for two weeks after their build was last served.
    setInterval(save, dayMs).unref();
  });
  const unhashed = [...assets.keys()].filter((path) => !path.startsWith(hashedPrefix));
  for (const pattern of [...unhashed, `${hashedPrefix}*`]) patterns.add(pattern);
  const noFile = textResponse(404, 'There is no such file.');

  return async (path: string): Promise<PreparedResponse | undefined> => {
    // Browsers request `/favicon.ico` although no page links to it.
    const file = assets.get(path === '/favicon.ico' ? '/favicon-32.png' : path);
    if (file !== undefined || !path.startsWith(hashedPrefix)) return file;
    return (await previous.find(path)) ?? noFile;
  };
}
