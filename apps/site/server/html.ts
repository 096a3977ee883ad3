import { createHash } from 'node:crypto';
import type { InlineSources } from './headers.ts';

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const external = /\ssrc\s*=/i;
/** Data, which a browser never runs: JSON-LD and the like need no permission. */
const dataBlock = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;

const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The CSP sources of a page's inline scripts and styles. Hashes, not nonces: they stay true for the
 * same bytes, so a page can be cached and compressed once.
 *
 * The page must be complete and its content sanitised: what stands in it is what may run.
 */
export function inlineSources(html: string): InlineSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (name.toLowerCase() === 'style') styles.add(sourceOf(text));
    else if (!external.test(attributes) && !dataBlock.test(attributes)) scripts.add(sourceOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
