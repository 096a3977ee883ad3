import type { HtmlSanitizer } from '@insurance-kit/content-client/html/server';
import { LRUCache } from 'lru-cache';
import { fingerprint } from '../http/response.ts';

/** Longer texts are not cached: a single page shows them. */
const longestText = 3_000;
const mostCharacters = 16_000_000;

/**
 * Caches sanitised short texts. Otherwise each change would sanitise all lists again: 10 s for
 * 20,000 articles.
 */
export function remembering(sanitizer: HtmlSanitizer): HtmlSanitizer {
  const remember = <Result extends string>(clean: (html: string) => Result) => {
    const known = new LRUCache<string, { readonly html: Result }>({
      maxSize: mostCharacters,
      sizeCalculation: ({ html }, key) => html.length + key.length,
    });
    return (html: string): Result => {
      if (html.length > longestText) return clean(html);
      const key = fingerprint(html);
      const result = known.get(key) ?? { html: clean(html) };
      known.set(key, result);
      return result.html;
    };
  };
  const plainText = remember(sanitizer.plainText);
  return {
    caption: remember(sanitizer.caption),
    prose: sanitizer.prose,
    // Text without markup needs no sanitiser.
    plainText: (html) => (/[<&]/.test(html) ? plainText(html) : sanitizer.plainText(html)),
  };
}
