import { type Extension, fileExtension, mediaTypes } from '@insurance-kit/server/media-types';
import { contentPrefix } from '../../shared/names.ts';
import { foreverCacheControl } from '../http/response.ts';
import type { ContentDocument } from './store.ts';

/** Extensions that the site serves. They decide the media type, whatever the service sends. */
const servedExtensions = /^(?:avif|gif|html?|jpe?g|pdf|png|svg|txt|webp)$/;

/** Whether files of this type can contain scripts. If so, the site sandboxes them. */
export const isActive = (extension: Extension): boolean =>
  /^(?:text\/html|image\/svg)/.test(mediaTypes[extension]);

export const fileCacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/** Permanent caching if the content service sent `immutable` and the address has a version. */
export const cacheControlOf = (file: FileAddress, immutable: boolean): string =>
  immutable && file.address !== file.path ? foreverCacheControl : fileCacheControl;

/** The address of a content file in a request. */
export interface FileAddress {
  readonly path: string;
  /** The path, with `?v=…` if the request has a valid version. */
  readonly address: string;
  readonly extension: Extension;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters.
const unsafeSegment = /^\.|[/\\%\u0000-\u001f\u007f]/;
/** First segments of paths that are not files. */
const notFiles = /^(?:api|drafts|edit|mailbox|healthz|readyz|versions)$/i;
const longestPath = 1000;

const plainVersion = /^[\w.-]{1,64}$/;

/** Reads a path below `/content/` and the query's `v`. `undefined` if the path is not served. */
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
  if (extension === undefined || !servedExtensions.test(extension) || notFiles.test(first))
    return undefined;
  const path = `/${segments.map(encodeURIComponent).join('/')}`;
  const version = new URLSearchParams(query).get('v');
  return {
    path,
    address: version !== null && plainVersion.test(version) ? `${path}?v=${version}` : path,
    extension,
  };
}

/** Characters that end a path, in JSON or in HTML inside JSON. */
const pathEnd = /["'\s\\<>?#()]+/;

const filesIn = (bytes: Buffer): ReadonlySet<string> => {
  // Some services write `/` as `\/` in JSON.
  const words = bytes.toString().replaceAll('\\/', '/').split(pathEnd);
  const files = words.map((word) => {
    const path = word.startsWith(contentPrefix) ? word.slice(contentPrefix.length) : word;
    return word.includes('.') ? readFilePath(path.replace(/^\//, '')) : undefined;
  });
  return new Set(files.flatMap((file) => file?.path ?? []));
};

/** Creates a function that tells whether cached content refers to a file. */
export function createIsReferenced(documents: () => Iterable<ContentDocument>) {
  const filesOf = new WeakMap<Buffer, ReadonlySet<string>>();
  return ({ path }: FileAddress): boolean => {
    for (const { bytes } of documents()) {
      const files = filesOf.get(bytes) ?? filesIn(bytes);
      filesOf.set(bytes, files);
      if (files.has(path)) return true;
    }
    return false;
  };
}
