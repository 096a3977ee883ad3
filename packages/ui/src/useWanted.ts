'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is fetched when it is first rendered, so that the first load does without it. Where
 * it does not come it is tried again when the browser says that it has a connection.
 *
 * @param load imports it; the same function on every render.
 * @param occasion tries again whenever it changes, such as the number of things to show.
 */
export function useWanted<Props>(
  load: () => Promise<ComponentType<Props>>,
  occasion: number,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an occasion is a reason, not a value.
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
  }, [loaded, load, occasion]);
  return loaded;
}
