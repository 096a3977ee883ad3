import createCache, { type EmotionCache } from '@emotion/cache';
import { cacheKey } from '../emotion-cache.ts';

let written: Element | undefined;

/**
 * An emotion cache for tests that writes outside the page. In the page, jsdom would parse every
 * rule and match them all for each query by role, which is slow.
 */
export function stylesOutsidePage(): EmotionCache {
  written = document.createElement('div');
  return createCache({ key: cacheKey, stylisPlugins: [], container: written });
}

/** Every rule that components have written by the last cache of `stylesOutsidePage`. */
export const writtenStyles = (): string =>
  Array.from(written?.children ?? [], ({ textContent }) => textContent).join('\n');
