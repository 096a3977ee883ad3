import { createHash } from 'node:crypto';
import type { InlineSources } from './headers.ts';

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const external = /\ssrc\s*=/i;
/** Data, which a browser never runs: JSON-LD and the like need no permission. */
const dataBlock = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;

const nonceOf = (mark: string): string => ` nonce="${mark}"`;

/** A page without its marks, as it is sent. */
export const withoutMarks = (html: string, mark: string): string =>
  html.replaceAll(nonceOf(mark), '');

const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The CSP sources of a page's inline scripts and styles. Hashes, not nonces: they stay true for the
 * same bytes, so a page can be cached and compressed once.
 *
 * Only what carries the render's mark is the site's own. Should a script of a record's get past the
 * sanitiser, it stands in the page and may not run.
 *
 * @param mark what the site's own inline elements have as their nonce (`app/lib/render-context.ts`).
 */
export function inlineSources(html: string, mark: string): InlineSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (!attributes.includes(nonceOf(mark))) continue;
    if (name.toLowerCase() === 'style') styles.add(sourceOf(text));
    else if (!external.test(attributes) && !dataBlock.test(attributes)) scripts.add(sourceOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
