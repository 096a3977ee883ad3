/**
 * HTML that a sanitiser of this package has cleaned: only this may be rendered as markup (§5.3).
 * The kit declares the same type structurally.
 */
export type SafeHtml = string & { readonly __safeHtml: true };

/** The value of a missing or unusable HTML field. */
export const emptyHtml = '' as SafeHtml;

/**
 * Cleans the HTML of content records. Two implementations share one policy (`policy.ts`):
 * `html/server` for Node and `html/browser` for the browser.
 */
export interface HtmlSanitizer {
  /** A caption: headings, emphasis, lists and links alone (§5.3). */
  caption(html: string): SafeHtml;
  /** A body, text or features field: prose, without scripts, styles, handlers, frames and forms. */
  prose(html: string): SafeHtml;
  /** Text without tags: entities decoded, white space collapsed. */
  plainText(html: string): string;
}
