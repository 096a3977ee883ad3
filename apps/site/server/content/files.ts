import { type Extension, fileExtension, mediaTypes } from '@insurance-kit/server/media-types';
import { foreverCacheControl } from '../http/response.ts';

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
export const fileCacheControl = 'public, max-age=300, stale-while-revalidate=86400';

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
  const extension = fileExtension(segments.at(-1) ?? '');
  if (extension === undefined || !passing.has(extension) || notFiles.test(first)) return undefined;
  const path = `/${segments.map(encodeURIComponent).join('/')}`;
  const version = new URLSearchParams(query).get('v');
  return {
    path,
    address: version !== null && plainVersion.test(version) ? `${path}?v=${version}` : path,
    extension,
  };
}
