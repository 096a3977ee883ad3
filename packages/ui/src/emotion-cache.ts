import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Key of the kit's emotion cache, and prefix of its classes: `class="kit-…"`. */
export const cacheKey = 'kit';

/**
 * `data-emotion` of a server's style element. A space in it would make emotion move the element,
 * and late fonts would shift the page.
 */
export const serverStyles = `${cacheKey}-server`;

/** Finds names of rules and key frames in a server's style element. */
const rulePattern = new RegExp(`(?:\\.${cacheKey}-|@keyframes )([\\w-]+)`, 'g');

/** One array, because emotion caches compiled rules by its identity. */
const stylisPlugins: StylisPlugin[] = [];

/**
 * Creates an emotion cache that knows the rules in a server's style elements. It adds no vendor
 * prefixes: supported browsers need none.
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

/** The emotion cache of a browser. Create it before hydration (see `createStyleCollector`). */
export const createClientCache = (): EmotionCache => createKitCache();
