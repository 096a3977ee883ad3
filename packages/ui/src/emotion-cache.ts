import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The prefix of the kit's classes, `class="kit-…"`, and the key of its emotion cache. */
export const cacheKey = 'kit';

/**
 * The `data-emotion` of a style element that a server wrote. Without a space: emotion would take it
 * out of the page and put it back, and the page would then also take the web fonts that had come too
 * late for it, and become higher or lower while it is read.
 */
export const serverStyles = `${cacheKey}-server`;

/** The names of the rules and key frames in a server's style element. */
const rulePattern = new RegExp(`(?:\\.${cacheKey}-|@keyframes )([\\w-]+)`, 'g');

/** The same array for all renders: emotion keeps compiled rules by its identity. */
const stylisPlugins: StylisPlugin[] = [];

/**
 * Makes an emotion cache. In a browser it adopts the style elements that a server wrote: it reads
 * the rules' names from their text, so that a page need not list them. Without vendor prefixes: the
 * supported browsers need none.
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

/**
 * The emotion cache for a browser. Create it before hydration: it inserts none of the rules again
 * that the server wrote (see `createStyleCollector`).
 */
export const createClientCache = (): EmotionCache => createKitCache();
