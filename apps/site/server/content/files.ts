import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { elapsedMs } from '../clock.ts';
import type { Policies } from '../http/csp.ts';
import {
  compress,
  fingerprint,
  foreverCacheControl,
  type PreparedResponse,
  prepareResponse,
  sizeOf,
} from '../http/response.ts';
import type { Log } from '../log.ts';
import { readSealed, writeSealed } from '../sealed-file.ts';
import type { Upstream } from './upstream.ts';

/**
 * Files that pass, and what they are served as. The type follows from the name alone: what the
 * content service calls a file decides nothing.
 */
const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  htm: 'text/html; charset=utf-8',
  html: 'text/html; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
};

/** Types that could act as a page of the site, were they not sandboxed. */
const active = /^(?:text\/html|image\/svg)/;

/** Browsers keep a file a while, then ask whether it changed, and show the old one meanwhile. */
const fileCacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * How long a file may be kept: for good where its address names a version and the content service says
 * that it stays the same.
 */
export const cacheControlOf = (file: FileAddress, immutable: boolean): string =>
  immutable && file.address !== file.path ? foreverCacheControl : fileCacheControl;

/** A file of the content service. */
export interface FileAddress {
  /** Path below the content service's base address, encoded in one spelling. */
  readonly path: string;
  /** The same with the version that was asked for: `?v=…`. */
  readonly address: string;
  readonly mediaType: string;
  readonly isActive: boolean;
  readonly isSvg: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const unsafeSegment = /^\.|[/\\%\u0000-\u001f\u007f]/;
/** First segments that are no files: the API, its versions, drafts, and the stand-in's mailbox. */
const notFiles = /^(?:api|drafts|edit|mailbox|healthz|readyz|versions)$/i;
const longestPath = 1000;

const plainVersion = /^[\w.-]{1,64}$/;

/**
 * Reads the raw path below `/content/` of a file. Each segment is decoded once and must then be a
 * plain name: no dot at its start, no slash, backslash, control character, or second encoding. Of the
 * query a plain version counts (`v`), and nothing else.
 *
 * @returns `undefined` for everything that is no file to be served.
 */
export function readFilePath(rawPath: string, query = ''): FileAddress | undefined {
  if (rawPath.length > longestPath) return undefined;
  const segments: string[] = [];
  for (const raw of rawPath.split('/')) {
    let segment: string;
    try {
      segment = decodeURIComponent(raw);
    } catch {
      return undefined;
    }
    if (segment === '' || unsafeSegment.test(segment)) return undefined;
    segments.push(segment);
  }
  const [first = ''] = segments;
  const extension = /\.([a-z]{3,4})$/i.exec(segments.at(-1) ?? '')?.[1]?.toLowerCase() ?? '';
  const mediaType = Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined;
  if (mediaType === undefined || notFiles.test(first)) return undefined;
  const path = `/${segments.map(encodeURIComponent).join('/')}`;
  const version = new URLSearchParams(query).get('v');
  return {
    path,
    address: version !== null && plainVersion.test(version) ? `${path}?v=${version}` : path,
    mediaType,
    isActive: active.test(mediaType),
    isSvg: extension === 'svg',
  };
}

/** SVG pictures, compressed once and kept: in memory while they are used, on disk for an outage. */
export interface SvgStore {
  /**
   * @returns the picture, or `undefined` where there is none.
   * @throws ContentError when it is not known and cannot be had.
   */
  answer(file: FileAddress): Promise<PreparedResponse | undefined>;
}

interface KeptSvg {
  readonly answer: PreparedResponse;
  readonly sourceEtag: string | undefined;
  checkedAt: number;
}

interface SvgStoreOptions {
  readonly upstream: Upstream;
  readonly policies: Policies;
  readonly folder: string;
  readonly ttlSeconds: number;
  readonly log: Log;
}

const maxSvgBytes = 2_000_000;
const memoryBytes = 32_000_000;
const bestBrotli = 11;
const absentForMs = 5_000;
const maxAbsent = 500;

/** A store of the content service's SVG drawings, in memory and in `folder`. */
export function createSvgStore(options: SvgStoreOptions): SvgStore {
  const { upstream, policies, folder, ttlSeconds, log } = options;
  const fileOf = (path: string): string => join(folder, `${fingerprint(path)}.svg`);
  const kept = new LRUCache<string, KeptSvg>({
    maxSize: memoryBytes,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  });
  const absent = new LRUCache<string, true>({ max: maxAbsent, ttl: absentForMs });
  const fetching = new Map<string, Promise<PreparedResponse | undefined>>();

  const keep = async (
    file: FileAddress,
    body: Buffer,
    etag: string | undefined,
    immutable: boolean,
  ): Promise<PreparedResponse> => {
    const answer = prepareResponse({
      status: 200,
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': cacheControlOf(file, immutable),
      },
      policy: policies.sandbox,
      bodies: { identity: body, ...(await compress(body, bestBrotli)) },
    });
    kept.set(file.address, { answer, sourceEtag: etag, checkedAt: elapsedMs() });
    return answer;
  };

  const save = async (path: string, body: Buffer): Promise<void> => {
    try {
      await writeSealed(fileOf(path), body);
    } catch (error) {
      log.warn({ path, reason: String(error) }, 'cannot keep a picture on disk');
    }
  };

  const fetchNew = async (file: FileAddress): Promise<PreparedResponse | undefined> => {
    const { path, address } = file;
    const before = kept.get(address);
    try {
      const fetched = await upstream.get(address, {
        etag: before?.sourceEtag,
        maxBytes: maxSvgBytes,
      });
      if (fetched.state === 'unchanged' && before !== undefined) {
        before.checkedAt = elapsedMs();
        return before.answer;
      }
      if (fetched.state === 'found') {
        if (before === undefined || !before.answer.bodies.identity.equals(fetched.body)) {
          await save(path, fetched.body);
        }
        return await keep(file, fetched.body, fetched.etag, fetched.immutable);
      }
      kept.delete(address);
      absent.set(address, true);
      await rm(fileOf(path), { force: true }).catch(() => undefined);
      return undefined;
    } catch (error) {
      const stored =
        before === undefined ? await readSealed(fileOf(path)).catch(() => undefined) : undefined;
      if (Buffer.isBuffer(stored)) return await keep(file, stored, undefined, false);
      throw error;
    }
  };

  /** Single flight: one fetch of an address at a time. */
  const fetchOnce = (file: FileAddress): Promise<PreparedResponse | undefined> => {
    const { address } = file;
    const started = fetching.get(address) ?? fetchNew(file).finally(() => fetching.delete(address));
    fetching.set(address, started);
    return started;
  };

  return {
    async answer(file) {
      const known = kept.get(file.address);
      if (known === undefined) return absent.has(file.address) ? undefined : await fetchOnce(file);
      if (elapsedMs() - known.checkedAt >= ttlSeconds * 1000) {
        // A failed check changes nothing: the picture that was good is shown, and checked again.
        fetchOnce(file).catch(() => undefined);
      }
      return known.answer;
    },
  };
}
