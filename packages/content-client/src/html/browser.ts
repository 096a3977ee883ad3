import DOMPurify from 'dompurify';
import { defaultAssetBase } from '../assets.ts';
import { inOneLine, withParagraphs } from './lines.ts';
import {
  captionPolicy,
  cleanAttributes,
  collapseSpace,
  droppedWithContent,
  type HtmlPolicy,
  prosePolicy,
  separateBlocks,
  textPolicy,
  withoutControls,
} from './policy.ts';
import { emptyHtml, type HtmlSanitizer, type SafeHtml } from './safe-html.ts';
import { withTables } from './tables.ts';

export type { HtmlSanitizer, SafeHtml } from './safe-html.ts';

/**
 * DOMPurify's result as elements of its own inert document, where nothing loads or runs. It parses
 * through its own Trusted Types policy, `dompurify`, which the page's policy has to name.
 */
function purify(html: string, policy: HtmlPolicy): HTMLElement | undefined {
  const body = DOMPurify.sanitize(withoutControls(html), {
    ALLOWED_TAGS: [...policy.tags.keys(), ...policy.renamed.keys()],
    ALLOWED_ATTR: [...new Set([...policy.tags.values()].flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: [...droppedWithContent],
    // Ids get a prefix, see the policy.
    SANITIZE_DOM: false,
    // Otherwise elements that can be in a head would be moved out of the body and be lost.
    FORCE_BODY: true,
    RETURN_DOM: true,
  });
  // A frameset replaces the body; then there is no content to keep.
  return body instanceof HTMLElement ? body : undefined;
}

function replaceAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** Replaces an element by one with another tag and the same content. */
function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  while (element.firstChild !== null) renamed.append(element.firstChild);
  element.replaceWith(renamed);
}

/**
 * Cleans HTML with DOMPurify, and then applies the rest of the policy to each element. DOMPurify's
 * global hooks are not used.
 */
function clean(html: string, policy: HtmlPolicy, assetBase: string): SafeHtml {
  const body = purify(html, policy);
  if (body === undefined) return emptyHtml;
  for (const element of body.querySelectorAll('*')) {
    const raw = Object.fromEntries(
      [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
    );
    const tag = policy.renamed.get(element.localName) ?? element.localName;
    const attributes = cleanAttributes(policy, tag, raw, assetBase);
    if (attributes === undefined) {
      element.remove();
      continue;
    }
    replaceAttributes(element, attributes);
    if (tag !== element.localName) rename(element, tag);
  }
  return body.innerHTML as SafeHtml;
}

/**
 * The sanitiser for the browser. Import it lazily: it is only needed when the browser loads content
 * itself.
 *
 * @param options.assetBase prefix of pictures and files, a path that ends with a slash
 * @throws if the environment has no usable DOM, so that HTML is never returned uncleaned
 */
export function createBrowserSanitizer({
  assetBase = defaultAssetBase,
}: {
  readonly assetBase?: string;
} = {}): HtmlSanitizer {
  if (!DOMPurify.isSupported) {
    throw new TypeError('The browser sanitiser needs a DOM; use html/server without one.');
  }
  return {
    caption: (html) => inOneLine(clean(html, captionPolicy, assetBase)),
    prose: (html) => withTables(withParagraphs(clean(html, prosePolicy, assetBase))),
    plainText: (html) => collapseSpace(purify(separateBlocks(html), textPolicy)?.textContent ?? ''),
  };
}
