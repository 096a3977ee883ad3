import FindMyWay from 'find-my-way';
import { pageKeys } from '../../addresses/insights-address.ts';
import { sentKeys } from '../../addresses/sent-address.ts';

/** An address of a route with an id, such as an article's: there is no end of such addresses. */
export interface OpenAddress {
  /** The route, in React Router's notation. */
  readonly pattern: string;
  /** The id in the address, decoded. */
  readonly id: string;
}

/** What a request asks for, once its address is known to be sound. */
export type Target =
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 414; readonly reason: string }
  /** An address of no route. */
  | { readonly kind: 'unknown'; readonly pathname: string }
  | {
      readonly kind: 'page';
      readonly pathname: string;
      /** Path and the query keys that pages read, in one order: what tells two answers apart. */
      readonly canonical: string;
      /** Set where its route has an id. */
      readonly open: OpenAddress | undefined;
    }
  | { readonly kind: 'moved'; readonly location: string };

const longestAddress = 2000;
const queryKeys = { ...pageKeys, ...sentKeys };

const knownQuery = (
  search: string,
  keys: Readonly<Record<string, RegExp>>,
): URLSearchParams | undefined => {
  if (search === '') return undefined;
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [key, pattern] of Object.entries(keys)) {
    const value = given.get(key);
    if (value !== null && pattern.test(value)) known.set(key, value);
  }
  return known.size === 0 ? undefined : known;
};

/** A segment that a browser would resolve: a page at such an address would be one of another. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const tailSign = /[\s.,;:!?'"’”»)\]>…]/;

/** A text without what a sentence or a chat leaves at the end of an address that is copied out of it. */
export function withoutTail(text: string): string {
  const shown = text.replace(invisible, '');
  let end = shown.length;
  // Sign by sign: a pattern for all of them would begin anew at each.
  while (end > 0 && tailSign.test(shown.charAt(end - 1))) end -= 1;
  return shown.slice(0, end);
}

/** The one form of all queries that show the same page: the page is cached under it. */
export type CanonicalQuery = (pathname: string, query: URLSearchParams) => URLSearchParams;

/**
 * Reads request addresses. Every page has one address: one with another case in its fixed words,
 * another encoding or a slash at its end is moved there; an unknown one stays as it is, to be answered 404.
 *
 * @param patterns all addresses of the site, in React Router's notation.
 */
export function createUrlReader(
  patterns: readonly string[],
  canonicalQuery: CanonicalQuery = (_, query) => query,
): (url: string) => Target {
  const router = FindMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    ignoreDuplicateSlashes: true,
    maxParamLength: longestAddress,
  });
  for (const pattern of patterns) router.on('GET', pattern, () => undefined, pattern);

  /** The one address of the page at a path, whatever its case and encoding. */
  const canonicalPath = (
    pathname: string,
  ): { readonly path: string; readonly open: OpenAddress | undefined } | undefined => {
    const found = router.find('GET', pathname);
    if (found === null) return undefined;
    const { params } = found;
    const pattern = String(found.store);
    const segments = pattern
      .split('/')
      .map((word) =>
        word.startsWith(':') ? encodeURIComponent(params[word.slice(1)] ?? '') : word,
      );
    const [id] = Object.values(params);
    return { path: segments.join('/'), open: id === undefined ? undefined : { pattern, id } };
  };

  return (url) => {
    if (url.length > longestAddress) {
      return { kind: 'refused', status: 414, reason: 'The address is too long.' };
    }
    const queryAt = url.indexOf('?');
    const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
    const search = queryAt < 0 ? '' : url.slice(queryAt);
    // `//host` and `/\host` would name another host if they ever stood in a redirect.
    if (!pathname.startsWith('/') || pathname.startsWith('//') || pathname.includes('\\')) {
      return { kind: 'refused', status: 400, reason: 'The address is not a path of this site.' };
    }
    let decoded: string;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      return { kind: 'refused', status: 400, reason: 'The address is not encoded correctly.' };
    }
    if (dotSegment.test(pathname)) return { kind: 'unknown', pathname };
    const route = canonicalPath(pathname);
    if (route === undefined) {
      const meant = canonicalPath(encodeURI(withoutTail(decoded)));
      return meant === undefined || meant.open !== undefined
        ? { kind: 'unknown', pathname }
        : { kind: 'moved', location: meant.path + search };
    }
    if (route.path !== pathname) return { kind: 'moved', location: route.path + search };
    const known = knownQuery(search, queryKeys);
    const query = known === undefined ? '' : String(canonicalQuery(pathname, known));
    return {
      kind: 'page',
      pathname,
      canonical: query === '' ? pathname : `${pathname}?${query}`,
      open: route.open,
    };
  };
}
