import FindMyWay from 'find-my-way';
import { queryKeys } from '../../shared/names.ts';

/** An address with an id. Visitors can invent any number of such addresses. */
export interface IdAddress {
  readonly pattern: string;
  readonly id: string;
}

/** A requested address, as `createUrlReader` classifies it. */
export type Target =
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 414; readonly reason: string }
  | { readonly kind: 'unknown'; readonly pathname: string }
  | {
      readonly kind: 'page';
      readonly pathname: string;
      /** Path and known query parameters in canonical order, for the cache key. */
      readonly canonical: string;
      readonly idAddress: IdAddress | undefined;
    }
  | { readonly kind: 'moved'; readonly location: string };

const longestAddress = 2000;

const createRouter = () =>
  FindMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    ignoreDuplicateSlashes: true,
    maxParamLength: longestAddress,
  });

const knownQuery = (
  search: string,
  keys: Readonly<Record<string, RegExp>>,
): URLSearchParams | undefined => {
  if (search === '') return undefined;
  const query = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [key, pattern] of Object.entries(keys)) {
    const value = query.get(key);
    if (value !== null && pattern.test(value)) known.set(key, value);
  }
  return known.size === 0 ? undefined : known;
};

/** Browsers remove dot segments, so no page's address has any. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const tailCharacter = /[\s.,;:!?'"’”»)\]>…]/;

/** Removes invisible characters and final punctuation, which a copied address may have. */
export function withoutTail(text: string): string {
  const shown = text.replace(invisible, '');
  let end = shown.length;
  // Remove one character at a time, because a regular expression would take quadratic time.
  while (end > 0 && tailCharacter.test(shown.charAt(end - 1))) end -= 1;
  return shown.slice(0, end);
}

/** Returns the canonical query: the same for all queries that show the same page. */
export type CanonicalQuery = (pathname: string, query: URLSearchParams) => URLSearchParams;

/** Classifies addresses: a page, a redirect to the canonical spelling, unknown, or refused. */
export function createUrlReader(
  patterns: readonly string[],
  canonicalQuery: CanonicalQuery = (_, query) => query,
): (url: string) => Target {
  const router = createRouter();
  for (const pattern of patterns) router.on('GET', pattern, () => undefined, pattern);

  const canonicalPath = (pathname: string) => {
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
    return { path: segments.join('/'), idAddress: id === undefined ? undefined : { pattern, id } };
  };

  return (url) => {
    if (url.length > longestAddress) {
      return { kind: 'refused', status: 414, reason: 'The address is too long.' };
    }
    const queryAt = url.indexOf('?');
    const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
    const search = queryAt < 0 ? '' : url.slice(queryAt);
    // A redirect to `//host` or `/\host` would lead to another host.
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
      const trimmed = canonicalPath(encodeURI(withoutTail(decoded)));
      return trimmed === undefined || trimmed.idAddress !== undefined
        ? { kind: 'unknown', pathname }
        : { kind: 'moved', location: trimmed.path + search };
    }
    if (route.path !== pathname) return { kind: 'moved', location: route.path + search };
    const known = knownQuery(search, queryKeys);
    const query = known === undefined ? '' : String(canonicalQuery(pathname, known));
    return {
      kind: 'page',
      pathname,
      canonical: query === '' ? pathname : `${pathname}?${query}`,
      idAddress: route.idAddress,
    };
  };
}

/** Finds the pattern of a path's route. Logs and metrics show patterns instead of addresses. */
export function createRoutePatterns() {
  const router = createRouter();
  const patterns = new Set<string>();
  return {
    add(pattern: string): void {
      if (patterns.has(pattern)) return;
      patterns.add(pattern);
      router.on('GET', pattern, () => undefined, pattern);
    },
    of(path: string): string {
      const pattern: unknown = router.find('GET', path)?.store;
      return typeof pattern === 'string' ? pattern : 'unknown';
    },
  };
}
