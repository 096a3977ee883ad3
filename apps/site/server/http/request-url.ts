import FindMyWay from 'find-my-way';
import { queryKeys } from '../../shared/names.ts';

/** An address with an id. Visitors can invent any number of such addresses. */
export interface IdAddress {
  readonly pattern: string;
  readonly id: string;
}

/** A requested address, as `createUrlReader` classifies it. */
export type Target =
  | { readonly kind: 'unknown'; readonly pathname: string }
  | {
      readonly kind: 'page';
      /** Path and known query parameters in canonical order, for the cache key. */
      readonly canonical: string;
      readonly idAddress: IdAddress | undefined;
    }
  | { readonly kind: 'moved'; readonly location: string };

const createRouter = () =>
  FindMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    ignoreDuplicateSlashes: true,
    maxParamLength: 2_000,
  });

/** The query parameters that pages read, in a fixed order. */
const knownQuery = (search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [key, pattern] of Object.entries(queryKeys)) {
    const value = query.get(key);
    if (value !== null && pattern.test(value)) known.set(key, value);
  }
  return known;
};

/** Browsers remove dot segments, so no page's address has any. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Returns the canonical query: the same for all queries that show the same page. */
export type CanonicalQuery = (pathname: string, query: URLSearchParams) => URLSearchParams;

/** Classifies addresses: a page, a redirect to the canonical spelling, or unknown. */
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
    const [pathname = ''] = url.split('?', 1);
    const search = url.slice(pathname.length);
    const route = dotSegment.test(pathname) ? undefined : canonicalPath(pathname);
    if (route === undefined) return { kind: 'unknown', pathname };
    if (route.path !== pathname) return { kind: 'moved', location: route.path + search };
    const query = search && String(canonicalQuery(pathname, knownQuery(search)));
    return {
      kind: 'page',
      canonical: query === '' ? pathname : `${pathname}?${query}`,
      idAddress: route.idAddress,
    };
  };
}

/** Finds the pattern of a path's route. Logs and metrics show patterns instead of addresses. */
export function createRoutePatterns() {
  const router = createRouter();
  return {
    add(pattern: string): void {
      if (!router.hasRoute('GET', pattern)) router.on('GET', pattern, () => undefined, pattern);
    },
    of(path: string): string {
      const pattern: unknown = router.find('GET', path)?.store;
      return typeof pattern === 'string' ? pattern : 'unknown';
    },
  };
}
