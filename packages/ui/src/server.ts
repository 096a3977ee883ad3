import { cacheKey, createClientCache, serverStyles } from './emotion-cache.ts';

export type StyleCollector = ReturnType<typeof createStyleCollector>;

/**
 * Creates a style collector for one request. After rendering, put `<style
 * data-emotion="{name}">{collect(html)}</style>` into the head. In the browser
 * `createClientCache()` reads this element, so that Emotion does not insert these rules again.
 *
 * If the content security policy lacks `'unsafe-inline'` for styles, allow three hashes: of this
 * element's text, of the base sheet (`<style data-href="kit-base">`) and of the empty string. In
 * browsers, Emotion fills empty style elements by `insertRule`, which policies do not check.
 */
export const createStyleCollector = () => {
  const cache = createClientCache();
  // Keeps rules in the cache instead of writing a style element for each component.
  cache.compat = true;
  const classPattern = new RegExp(`${cacheKey}-([a-zA-Z0-9_-]+)`, 'g');
  const sent = new Set<string>();
  const insertedStyles = (isIncluded: (id: string) => boolean): string =>
    Object.entries(cache.inserted)
      .map(([id, css]) => (typeof css === 'string' && isIncluded(id) ? css : ''))
      .join('');
  return {
    /** Emotion's cache. Pass it to `KitProvider`. */
    cache,
    /** Value for the style element's attribute `data-emotion`. */
    name: serverStyles,
    /** Returns the styles of all classes in `html`, and all key frames, in insertion order. */
    collect: (html: string): string => {
      const used = new Set(Array.from(html.matchAll(classPattern), ([, id]) => id));
      // Always includes key frames, which have no class and are not registered.
      return insertedStyles(
        (id) => used.has(id) || cache.registered[`${cacheKey}-${id}`] === undefined,
      );
    },
    /** Styles added since the last `take()`, for streaming (Next.js: `useServerInsertedHTML`). */
    take: (): string =>
      insertedStyles((id) => {
        const isNew = !sent.has(id);
        sent.add(id);
        return isNew;
      }),
  } as const;
};
