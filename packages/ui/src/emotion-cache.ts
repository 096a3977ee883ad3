import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The prefix of the kit's classes and style elements: `class="kit-…"`, `<style data-emotion="kit
 * …">`.
 */
export const cacheKey = 'kit';

/**
 * The emotion cache for a browser. Create it before hydration: it adopts the `<style
 * data-emotion="kit …">` of the server (see `createStyleCollector`).
 *
 * Without vendor prefixes: the supported browsers need none.
 */
export const createClientCache = (): EmotionCache =>
  createCache({ key: cacheKey, stylisPlugins: [] });
