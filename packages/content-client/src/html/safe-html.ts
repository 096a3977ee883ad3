/**
 * HTML that a sanitiser of this package has cleaned: the only kind a page may print as markup (§5.3).
 * The kit declares the same type; structure, not an import, is the contract.
 */
export type SafeHtml = string & { readonly __safeHtml: true };

/** No markup at all: what an absent or unusable HTML field falls back to. */
export const emptyHtml = '' as SafeHtml;

/**
 * Cleans the HTML of content records. Two implementations share one policy (`policy.ts`):
 * `html/server` for Node and `html/browser` for the browser.
 */
export interface HtmlSanitizer {
  /** A caption: the tags and attributes of §5.3 alone. */
  caption(html: string): SafeHtml;
  /** A body, text or features field: prose, without scripts, styles, handlers, frames and forms. */
  prose(html: string): SafeHtml;
  /** The text of the HTML: tags stripped, entities decoded, white space collapsed. */
  plainText(html: string): string;
}
