import type { EmotionCache } from '@emotion/cache';
import { cacheKey, createClientCache, serverStyles } from './emotion-cache.ts';

export interface StyleCollector {
  /** Pass it to `KitProvider`. */
  readonly cache: EmotionCache;
  /** `data-emotion` of a style element with these styles. */
  readonly name: string;
  /** The styles of the rendered page in order, without rules for classes that the page lacks. */
  readonly collect: (html: string) => string;
  /** The styles since the last call. For streaming: `useServerInsertedHTML` of Next.js. */
  readonly take: () => string;
}

/**
 * Creates a style collector for one request. After rendering, put `<style
 * data-emotion="{name}">{collect(html)}</style>` into the head. `createClientCache()` in the
 * browser reads this element, and inserts none of its rules again.
 *
 * If the policy lacks `'unsafe-inline'` for style elements, allow hashes of this element's text,
 * of the base sheet (`<style data-href="kit-base">`), and of the empty string. Emotion's elements
 * in the browser start empty, and `insertRule` fills them unchecked.
 */
export const createStyleCollector = (): StyleCollector => {
  const cache = createClientCache();
  // Keeps the rules in emotion's cache instead of a style element for each component.
  cache.compat = true;
  const classPattern = new RegExp(`${cacheKey}-([a-zA-Z0-9_-]+)`, 'g');
  const sent = new Set<string>();
  const insertedStyles = (isWanted: (id: string) => boolean): string =>
    Object.entries(cache.inserted)
      .map(([id, css]) => (typeof css === 'string' && isWanted(id) ? css : ''))
      .join('');
  return {
    cache,
    name: serverStyles,
    collect: (html) => {
      const used = new Set(Array.from(html.matchAll(classPattern), ([, id]) => id));
      // Key frames have no class and are never registered: keep them.
      return insertedStyles(
        (id) => used.has(id) || cache.registered[`${cacheKey}-${id}`] === undefined,
      );
    },
    take: () =>
      insertedStyles((id) => {
        const isNew = !sent.has(id);
        sent.add(id);
        return isNew;
      }),
  };
};
