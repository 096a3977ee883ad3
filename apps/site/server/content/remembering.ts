import type { HtmlSanitizer } from '@insurance-kit/content-client/html/server';
import { LRUCache } from 'lru-cache';
import { fingerprint } from '../http/response.ts';

/** Longer texts are those of single pages, which are read once for each change. */
const longestText = 3_000;
/** What is remembered in all, in characters. */
const mostCharacters = 16_000_000;

/**
 * A sanitiser that remembers short texts. The list of articles is read anew when one of them changes: with
 * 20,000 articles that took ten seconds, in which no page was answered.
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
  return {
    caption: remember(sanitizer.caption),
    prose: sanitizer.prose,
    plainText: remember(sanitizer.plainText),
  };
}
