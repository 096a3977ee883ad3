import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Prefix of the kit's classes, `class="kit-…"`, and the key of its emotion cache. */
export const cacheKey = 'kit';

/**
 * `data-emotion` of a style element that a server wrote. Without a space: otherwise emotion moves
 * the element, and the browser then applies web fonts that had come too late, which shifts the page
 * while it is read.
 */
export const serverStyles = `${cacheKey}-server`;

/** Matches names of rules and key frames in a server's style element. */
const rulePattern = new RegExp(`(?:\\.${cacheKey}-|@keyframes )([\\w-]+)`, 'g');

/** Shared, because emotion caches compiled rules by its identity. */
const stylisPlugins: StylisPlugin[] = [];

/**
 * Creates an emotion cache. In a browser it adopts the style elements that a server wrote, by the
 * rules' names in their text, so that a page need not list them. The supported browsers need no
 * vendor prefixes.
 */
export const createKitCache = (): EmotionCache => {
  const cache = createCache({ key: cacheKey, stylisPlugins });
  if (typeof document === 'undefined') return cache;
  for (const { textContent } of document.querySelectorAll(`[data-emotion="${serverStyles}"]`)) {
    for (const [, name] of (textContent ?? '').matchAll(rulePattern)) {
      if (name !== undefined) cache.inserted[name] = true;
    }
  }
  return cache;
};

/** The emotion cache for a browser. Create it before hydration (see `createStyleCollector`). */
export const createClientCache = (): EmotionCache => createKitCache();
