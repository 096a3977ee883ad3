import type { EmotionCache } from '@emotion/cache';
import { cacheKey, createKitCache, serverStyles } from './emotion-cache.ts';

export interface StyleCollector {
  /** The value of `KitProvider`'s `cache`. */
  readonly cache: EmotionCache;
  /** `data-emotion` of a style element with the collected styles. */
  readonly name: string;
  /**
   * The styles of the rendered page, in insertion order.
   * @param html The rendered page: rules whose class is not in it are left out.
   */
  readonly collect: (html: string) => string;
  /** The styles since the last call, for streaming: Next.js's `useServerInsertedHTML`. */
  readonly take: () => string;
}

/**
 * Creates the style collector of one request. After rendering, put ONE element into the head:
 *
 * ```html
 * <style data-emotion="{name}">{collect(html)}</style>
 * ```
 *
 * The client's `createClientCache()` finds it by that attribute and inserts none of its rules
 * again.
 *
 * Content security policy, without `'unsafe-inline'` for style elements: allow the hash of this
 * element's text, the hash of the base sheet (`<style data-href="kit-base">`, which React writes
 * into the head) and, for rules that the client adds later, the hash of the empty string: emotion's
 * elements start empty and are filled by `insertRule`, which no policy checks. The components write
 * no `style` attributes on the server.
 */
export const createStyleCollector = (): StyleCollector => {
  const cache = createKitCache();
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
      // Key frames have no class, so they are never registered: keep them.
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
