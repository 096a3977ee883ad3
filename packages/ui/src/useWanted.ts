'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * A component that is fetched when it is first wanted, so that the first load does without it. Where it
 * does not come it is tried again when the browser says that it has a connection.
 *
 * @param load imports it; the same function on every render.
 * @param onMissing hears each time that it could not be fetched; wanting it anew tries again too.
 * @param occasion tries again whenever it changes, such as the number of things to show.
 */
export function useWanted<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onMissing?: () => void,
  occasion?: number,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an occasion is a reason, not a value.
  useEffect(() => {
    if (!wanted || loaded) return;
    let left = false;
    const attempt = () =>
      load().then(
        (component) => setLoaded(() => component),
        () => {
          if (left) return;
          addEventListener('online', attempt, { once: true });
          missing.current?.();
        },
      );
    void attempt();
    return () => {
      left = true;
      removeEventListener('online', attempt);
    };
  }, [wanted, loaded, load, occasion]);
  return loaded;
}
