import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Key of the kit's emotion cache, and prefix of its classes: `class="kit-…"`. */
export const cacheKey = 'kit';

/** `data-emotion` of a server's style element. If it contained a space, emotion would move it. */
export const serverStyles = `${cacheKey}-server`;

const rulePattern = new RegExp(`(?:\\.${cacheKey}-|@keyframes )([\\w-]+)`, 'g');

/** A constant, because emotion caches compiled rules for each array. */
const stylisPlugins: StylisPlugin[] = [];

/**
 * Creates an emotion cache. In a browser it adopts a server's style elements by the rules' names, so
 * create it before hydration. The supported browsers need no vendor prefixes.
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
