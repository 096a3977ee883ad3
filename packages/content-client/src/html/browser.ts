import DOMPurify from 'dompurify';
import { defaultAssetBase } from '../base/assets.ts';
import { cleanAttributes, droppedWithContent, type HtmlPolicy, withoutControls } from './policy.ts';
import { type SanitizerOptions, sanitizerOf } from './sanitizer.ts';
import { element, type HtmlNode, type HtmlSanitizer } from './tree.ts';

export type { HtmlSanitizer, SafeHtml } from './tree.ts';

/** Cleans HTML in an inert document. DOMPurify creates the Trusted Types policy `dompurify`. */
function purify(html: string, policy: HtmlPolicy): HTMLElement | undefined {
  const body = DOMPurify.sanitize(withoutControls(html), {
    ALLOWED_TAGS: [...policy.tags.keys(), ...policy.renamed.keys()],
    ALLOWED_ATTR: [...new Set([...policy.tags.values()].flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: [...droppedWithContent],
    // Not needed, because `cleanAttributes` prefixes ids.
    SANITIZE_DOM: false,
    // Otherwise the parser would move elements that `head` may contain into `head`.
    FORCE_BODY: true,
    RETURN_DOM: true,
  });
  // If a `frameset` has replaced the body, there is no content.
  return body instanceof HTMLElement ? body : undefined;
}

/** Renames tags and cleans attributes. DOMPurify could do so only with hooks, which are global. */
function treeOf(node: Node, policy: HtmlPolicy, assetBase: string): readonly HtmlNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  const raw = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  const tag = policy.renamed.get(node.localName) ?? node.localName;
  const attributes = cleanAttributes(policy, tag, raw, assetBase);
  return attributes === undefined
    ? []
    : [element(tag, attributes, contentOf(node, policy, assetBase))];
}

const contentOf = (node: Node | undefined, policy: HtmlPolicy, assetBase: string) =>
  [...(node?.childNodes ?? [])].flatMap((child) => treeOf(child, policy, assetBase));

/** The sanitiser for the browser. Import it lazily. */
export function createBrowserSanitizer({
  assetBase = defaultAssetBase,
}: SanitizerOptions = {}): HtmlSanitizer {
  return sanitizerOf((policy) => (html) => contentOf(purify(html, policy), policy, assetBase));
}
