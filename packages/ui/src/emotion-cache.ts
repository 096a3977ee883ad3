import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Prefix of the kit's classes, `class="kit-…"`, and the key of its emotion cache. */
export const cacheKey = 'kit';

/**
 * `data-emotion` of a server's style element, without a space: otherwise emotion moves the element,
 * and late fonts shift the page.
 */
export const serverStyles = `${cacheKey}-server`;

/** Matches names of rules and key frames in a server's style element. */
const rulePattern = new RegExp(`(?:\\.${cacheKey}-|@keyframes )([\\w-]+)`, 'g');

/** Shared, because emotion caches compiled rules by its identity. */
const stylisPlugins: StylisPlugin[] = [];

/**
 * Creates an emotion cache, which adopts a server's style elements by the rules' names. The
 * supported browsers need no vendor prefixes.
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
