import { matchRoutes, type RouteObject } from 'react-router';
import { pageKeys } from '../../app/articles/insights-address.ts';
import { sentKeys } from '../../app/features/forms/sent-address.ts';

/** The part of React Router's route manifest that addresses need. */
interface RouteEntry {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly caseSensitive?: boolean | undefined;
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
      /** Whether its route takes any word, as the id of an article: there is no end of such addresses. */
      readonly isOpen: boolean;
    }
  | { readonly kind: 'moved'; readonly location: string };

const longestAddress = 2000;
const queryKeys = { ...pageKeys, ...sentKeys };

const keptQuery = (
  search: string,
  keys: Readonly<Record<string, RegExp>>,
): URLSearchParams | undefined => {
  if (search === '') return undefined;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [key, pattern] of Object.entries(keys)) {
    const value = given.get(key);
    if (value !== null && pattern.test(value)) kept.set(key, value);
  }
  return kept.size === 0 ? undefined : kept;
};

/** A segment that a browser would resolve: a page at such an address would be one of another. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** The query, of those that show the same page, by which it is kept. */
export type PlainQuery = (pathname: string, query: URLSearchParams) => URLSearchParams;

const toTree = (routes: readonly RouteEntry[], parentId: string | undefined): RouteObject[] =>
  routes
    .filter((route) => (route.parentId ?? undefined) === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const common = {
        id,
        ...(path !== undefined && { path }),
        ...(caseSensitive !== undefined && { caseSensitive }),
      };
      return index === true
        ? { ...common, index: true }
        : { ...common, children: toTree(routes, id) };
    });

/**
 * Reads request addresses. Every page has one address: the one with another case in its fixed words
 * or a slash at its end is moved there; an unknown one stays as it is, to be answered 404.
 *
 * @param routes the route manifest of the build.
 */
export function createUrlReader(
  routes: readonly RouteEntry[],
  plainQuery: PlainQuery = (_, query) => query,
): (url: string) => Target {
  const tree = toTree(routes, undefined);

  const canonicalPath = (
    pathname: string,
  ): { readonly path: string; readonly isOpen: boolean } | undefined => {
    const matches = matchRoutes(tree, pathname);
    const pattern = matches
      ?.map(({ route }) => route.path ?? '')
      .filter((path) => path !== '')
      .join('/')
      .split('/')
      .filter((segment) => segment !== '');
    if (pattern === undefined || pattern.includes('*')) return undefined;
    const segments = pathname.split('/').filter((segment) => segment !== '');
    const canonical = segments.map((segment, index) =>
      pattern[index]?.startsWith(':') ? segment : segment.toLowerCase(),
    );
    return {
      path: `/${canonical.join('/')}`,
      isOpen: pattern.some((segment) => segment.startsWith(':')),
    };
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
    try {
      decodeURIComponent(pathname);
    } catch {
      return { kind: 'refused', status: 400, reason: 'The address is not encoded correctly.' };
    }
    // React Router's data addresses: every page is a document.
    if (pathname.endsWith('.data')) {
      return { kind: 'refused', status: 404, reason: 'There is nothing at this address.' };
    }
    const route = dotSegment.test(pathname) ? undefined : canonicalPath(pathname);
    if (route === undefined) return { kind: 'unknown', pathname };
    if (route.path !== pathname) return { kind: 'moved', location: route.path + search };
    const kept = keptQuery(search, queryKeys);
    const query = kept === undefined ? '' : String(plainQuery(pathname, kept));
    return {
      kind: 'page',
      pathname,
      canonical: query === '' ? pathname : `${pathname}?${query}`,
      isOpen: route.isOpen,
    };
  };
}
