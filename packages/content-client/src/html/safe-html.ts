/** Sanitised HTML: only this may be rendered (§5.3). The kit declares the same type. */
export type SafeHtml = string & { readonly __safeHtml: true };

/** The value of a missing or unusable HTML field. */
export const emptyHtml = '' as SafeHtml;

/** Cleans the HTML of records; `html/server` for Node, `html/browser` for the browser. */
export interface HtmlSanitizer {
  /** A caption: headings, emphasis, lists and links alone (§5.3). */
  caption(html: string): SafeHtml;
  /** A body, text or features field: prose, without scripts, styles, handlers, frames and forms. */
  prose(html: string): SafeHtml;
  /** Text without tags: entities decoded, white space collapsed. */
  plainText(html: string): string;
}
