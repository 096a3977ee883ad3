import createCache, { type EmotionCache } from '@emotion/cache';

/** Marks the kit's classes and style elements: `class="kit-…"`, `<style data-emotion="kit …">`. */
export const cacheKey = 'kit';

/**
 * The store of component styles in a browser. Made before hydration, it takes over the
 * `<style data-emotion="kit …">` that the server wrote (see `createStyleCollector`).
 *
 * No vendor prefixes are added: the browsers that the kit supports need none.
 */
export const createClientCache = (): EmotionCache =>
  createCache({ key: cacheKey, stylisPlugins: [] });
