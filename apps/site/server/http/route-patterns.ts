import FindMyWay from 'find-my-way';

/** The patterns of the site's routes: what requests are counted and logged by, never their addresses. */
export interface RoutePatterns {
  add(pattern: string): void;
  /** The pattern of a path's route; what no route has is `unknown`. */
  of(path: string): string;
}

/** No patterns yet. */
export function createRoutePatterns(): RoutePatterns {
  const router = FindMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength: 2_000,
  });
  const patterns = new Set<string>();
  return {
    add(pattern) {
      if (patterns.has(pattern)) return;
      patterns.add(pattern);
      router.on('GET', pattern, () => undefined, pattern);
    },
    of(path) {
      const pattern: unknown = router.find('GET', path)?.store;
      return typeof pattern === 'string' ? pattern : 'unknown';
    },
  };
}
