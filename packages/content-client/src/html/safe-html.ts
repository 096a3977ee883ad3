/** Sanitised HTML: a site renders no other (§5.3). The kit declares the same type. */
export type SafeHtml = string & { readonly __safeHtml: true };

/** The value of a missing or unusable HTML field. */
export const emptyHtml = '' as SafeHtml;

/** Cleans HTML of records: `html/server` for Node, `html/browser` for browsers. */
export interface HtmlSanitizer {
  /** Cleans a caption: keeps headings, emphasis, lists and links (§5.3). */
  caption(html: string): SafeHtml;
  /** Cleans a body, text or features field: removes scripts, styles, handlers, frames, forms. */
  prose(html: string): SafeHtml;
  /** Removes tags, decodes entities, collapses white space. */
  plainText(html: string): string;
}
