import FindMyWay from 'find-my-way';

/** Finds the pattern of a path's route. Logs and metrics have it instead of the address. */
export function createRoutePatterns() {
  const router = FindMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength: 2_000,
  });
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
