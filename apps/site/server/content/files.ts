import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Extension, extensionOf, mediaTypes } from '@insurance-kit/server/media-types';
import { LRUCache } from 'lru-cache';
import { elapsedMs } from '../clock.ts';
import { compress, improve } from '../http/compress.ts';
import type { Policies } from '../http/csp.ts';
import {
  fingerprint,
  foreverCacheControl,
  type PreparedResponse,
  prepareResponse,
  sizeOf,
  withHeaders,
} from '../http/response.ts';
import type { Log } from '../log.ts';
import { readSealed, writeSealed } from '../sealed-file.ts';
import type { Upstream } from './upstream.ts';

/**
 * Files that pass. What they are served as follows from the name alone: what the content service calls a
 * file decides nothing.
 */
const passing: ReadonlySet<Extension | undefined> = new Set<Extension>([
  'avif',
  'gif',
  'htm',
  'html',
  'jpeg',
  'jpg',
  'pdf',
  'png',
  'svg',
  'txt',
  'webp',
]);

/** Types that could act as a page of the site, were they not sandboxed. */
export const isActive = (extension: Extension): boolean =>
  /^(?:text\/html|image\/svg)/.test(mediaTypes[extension]);

/** Browsers keep a file a while, then ask whether it changed, and show the old one meanwhile. */
const fileCacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * How long a file may be cached: for good where its address names a version and the content service says
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
  readonly extension: Extension;
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
  const extension = extensionOf(segments.at(-1) ?? '');
  if (extension === undefined || !passing.has(extension) || notFiles.test(first)) return undefined;
  const path = `/${segments.map(encodeURIComponent).join('/')}`;
  const version = new URLSearchParams(query).get('v');
  return {
    path,
    address: version !== null && plainVersion.test(version) ? `${path}?v=${version}` : path,
    extension,
  };
}

/** SVG drawings, compressed once and cached: in memory while they are used, on disk for an outage. */
export interface SvgStore {
  /**
   * @returns the drawing, or `undefined` where there is none.
   * @throws ContentError when it is not known and cannot be had.
   */
  answer(file: FileAddress): Promise<PreparedResponse | undefined>;
}

/** What is known at a path, whatever version was asked for. */
interface CachedSvg {
  readonly answer: PreparedResponse;
  readonly sourceEtag: string | undefined;
  /** The address that has these bytes for good. */
  readonly lasting: string | undefined;
  readonly checkedAt: number;
}

interface SvgStoreOptions {
  readonly upstream: Pick<Upstream, 'get'>;
  readonly policies: Policies;
  readonly folder: string;
  readonly ttlSeconds: number;
  readonly log: Log;
}

const maxSvgBytes = 2_000_000;
const memoryBytes = 32_000_000;
const absentForMs = 5_000;
const maxAbsent = 500;

/** A store of the content service's SVG drawings, in memory and in `folder`. */
export function createSvgStore(options: SvgStoreOptions): SvgStore {
  const { upstream, policies, folder, ttlSeconds, log } = options;
  const svgFile = (path: string): string => join(folder, `${fingerprint(path)}.svg`);
  const cached = new LRUCache<string, CachedSvg>({
    maxSize: memoryBytes,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  });
  const absent = new LRUCache<string, true>({ max: maxAbsent, ttl: absentForMs });
  const fetching = new Map<string, Promise<CachedSvg | undefined>>();

  /** Has the best compression take the place of the quick one, when there is time. */
  const improveLater = async (path: string, answer: PreparedResponse): Promise<void> => {
    const better = await improve(answer);
    const known = cached.peek(path);
    if (better !== undefined && known?.answer === answer) {
      cached.set(path, { ...known, answer: better });
    }
  };

  const prepare = async (path: string, body: Buffer): Promise<PreparedResponse> => {
    const contentType = mediaTypes.svg;
    const answer = prepareResponse({
      status: 200,
      headers: { 'content-type': contentType, 'cache-control': fileCacheControl },
      policy: policies.sandbox,
      bodies: await compress(body, contentType),
    });
    void improveLater(path, answer);
    return answer;
  };

  const remember = (path: string, svg: Omit<CachedSvg, 'checkedAt'>): CachedSvg => {
    const known = { ...svg, checkedAt: elapsedMs() };
    cached.set(path, known);
    return known;
  };

  const accept = async (path: string, body: Buffer): Promise<PreparedResponse> => {
    const answer = await prepare(path, body);
    try {
      await writeSealed(svgFile(path), body);
    } catch (error) {
      log.warn({ path, reason: String(error) }, 'cannot keep a picture on disk');
    }
    return answer;
  };

  const fetchNew = async ({ path, address }: FileAddress): Promise<CachedSvg | undefined> => {
    const before = cached.get(path);
    try {
      const fetched = await upstream.get(address, {
        // A version that nobody knows may be made up.
        kind: before === undefined || address === path ? 'file' : 'unlisted',
        etag: before?.sourceEtag,
        maxBytes: maxSvgBytes,
      });
      if (fetched.state === 'absent') {
        cached.delete(path);
        absent.set(path, true);
        await rm(svgFile(path), { force: true }).catch(() => undefined);
        return undefined;
      }
      const known = cached.get(path) ?? before;
      const named = fetched.immutable && address !== path ? address : undefined;
      const lasting = named ?? known?.lasting;
      if (fetched.state === 'unchanged') return known && remember(path, { ...known, lasting });
      const { body, etag: sourceEtag } = fetched;
      const isSame = known?.answer.bodies.identity.equals(body) === true;
      const answer = isSame ? known.answer : await accept(path, body);
      return remember(path, { answer, sourceEtag, lasting: isSame ? lasting : named });
    } catch (error) {
      if (before !== undefined) throw error;
      const stored = await readSealed(svgFile(path)).catch(() => undefined);
      if (!Buffer.isBuffer(stored)) throw error;
      const answer = await prepare(path, stored);
      return remember(path, { answer, sourceEtag: undefined, lasting: undefined });
    }
  };

  /** Single flight: one fetch of an address at a time. */
  const fetchOnce = (file: FileAddress): Promise<CachedSvg | undefined> => {
    const { address } = file;
    const started = fetching.get(address) ?? fetchNew(file).finally(() => fetching.delete(address));
    fetching.set(address, started);
    return started;
  };

  return {
    async answer(file) {
      const { path, address } = file;
      const known = cached.get(path);
      if (known === undefined) {
        if (absent.has(path)) return undefined;
        return asAskedFor(await fetchOnce(file), address);
      }
      if (address !== path && address !== known.lasting) {
        const asked = await fetchOnce(file).catch(() => 'failed' as const);
        // It may be another drawing: this one is shown for now, and kept nowhere under that address.
        if (asked === 'failed') return withHeaders(known.answer, { 'cache-control': 'no-cache' });
        return asAskedFor(asked, address);
      }
      if (elapsedMs() - known.checkedAt >= ttlSeconds * 1000) {
        // A failed check changes nothing: the drawing that was good is shown, and checked again.
        fetchOnce(file).catch(() => undefined);
      }
      return asAskedFor(known, address);
    },
  };
}

const asAskedFor = (svg: CachedSvg | undefined, address: string): PreparedResponse | undefined =>
  svg?.lasting === address
    ? withHeaders(svg.answer, { 'cache-control': foreverCacheControl })
    : svg?.answer;
