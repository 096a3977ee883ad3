import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is fetched when it is first wanted, so that the first load does without it. One
 * that could not be fetched is asked for again the next time.
 *
 * @param load imports it; the same function on every render.
 */
export function useWanted<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!wanted || loaded) return;
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, [wanted, loaded, load]);
  return loaded;
}
