import { cacheKey, createClientCache, serverStyles } from './emotion-cache.ts';

export type StyleCollector = ReturnType<typeof createStyleCollector>;

/**
 * Creates a style collector for one request. After rendering, put `<style
 * data-emotion="{name}">{collect(html)}</style>` into the head. In the browser
 * `createClientCache()` reads this element, so that Emotion does not insert these rules again.
 *
 * If the content security policy lacks `'unsafe-inline'` for styles, allow hashes of this element's
 * text, of the base sheet (`<style data-href="kit-base">`) and of the empty string: in browsers
 * Emotion adds empty style elements, and fills them by `insertRule`, which policies do not check.
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
    /** Pass it to `KitProvider`. */
    cache,
    /** Value of the attribute `data-emotion` of the style element with the collected styles. */
    name: serverStyles,
    /** The styles of the rendered page in order, without rules for classes that it does not use. */
    collect: (html: string): string => {
      const used = new Set(Array.from(html.matchAll(classPattern), ([, id]) => id));
      // Always includes key frames, which have no class and are not registered.
      return insertedStyles(
        (id) => used.has(id) || cache.registered[`${cacheKey}-${id}`] === undefined,
      );
    },
    /** The styles added since the last `take()`, for streaming (Next.js: `useServerInsertedHTML`). */
    take: (): string =>
      insertedStyles((id) => {
        const isNew = !sent.has(id);
        sent.add(id);
        return isNew;
      }),
  } as const;
};
