import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Key of Emotion's cache, and prefix of its classes: `class="kit-…"`. */
export const cacheKey = 'kit';

/** `data-emotion` of the server's styles. If it had a space, Emotion would move the styles. */
export const serverStyles = `${cacheKey}-server`;

const rulePattern = new RegExp(`(?:\\.${cacheKey}-|@keyframes )([\\w-]+)`, 'g');

/** All caches use the same array: otherwise, Emotion compiles the rules again for each cache. */
const stylisPlugins: StylisPlugin[] = [];

/**
 * Creates Emotion's cache. In a browser, call this before hydration: it reads the names of the
 * rules that the server sent. Adds no vendor prefixes: the supported browsers do not need them.
 */
export const createClientCache = (): EmotionCache => {
  const cache = createCache({ key: cacheKey, stylisPlugins });
  if (typeof document === 'undefined') return cache;
  for (const { textContent } of document.querySelectorAll(`[data-emotion="${serverStyles}"]`)) {
    for (const [, name] of (textContent ?? '').matchAll(rulePattern)) {
      if (name !== undefined) cache.inserted[name] = true;
    }
  }
  return cache;
};
