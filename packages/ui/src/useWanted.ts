'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * A component that is fetched when it is first wanted, so that the first load does without it.
 *
 * @param load imports it; the same function on every render.
 * @param onMissing hears that it could not be fetched; wanting it anew tries again.
 */
export function useWanted<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onMissing?: () => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    if (!wanted || loaded) return;
    load().then(
      (component) => setLoaded(() => component),
      () => missing.current?.(),
    );
  }, [wanted, loaded, load]);
  return loaded;
}
