'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is fetched when it is first rendered, so that it is not part of the first load.
 * If that fails it is fetched again when the browser is online again.
 *
 * @param load imports it; the same function on every render.
 * @param retryKey a value that fetches again when it changes, such as the number of things to show.
 */
export function useFetchedComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  retryKey: number,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new retryKey only means to fetch again.
  useEffect(() => {
    if (loaded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const attempt = () =>
      load().then(
        (component) => setLoaded(() => component),
        () => addEventListener('online', attempt, { once: true, signal }),
      );
    void attempt();
    return () => leaving.abort();
  }, [loaded, load, retryKey]);
  return loaded;
}
