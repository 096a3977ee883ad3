export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** A text with decoded entities, or an element. */
export type HtmlNode = string | HtmlElement;

export const element = (
  tag: string,
  attributes: HtmlElement['attributes'] = {},
  children: readonly HtmlNode[] = [],
): HtmlElement => ({ tag, attributes, children });

/** The text of a node, without its tags. */
export const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/** Finds elements by tag, in document order. Skips tables and the elements in them. */
export const findAll = (nodes: readonly HtmlNode[], tag: string): readonly HtmlElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'table') return [];
    const inside = findAll(node.children, tag);
    return node.tag === tag ? [node, ...inside] : inside;
  });

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

const voids = new Set(['br', 'hr', 'img']);

function write(node: HtmlNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const { tag, attributes, children } = node;
  const pairs = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const start = `<${tag}${pairs.join('')}>`;
  return voids.has(tag) ? start : `${start}${children.map(write).join('')}</${tag}>`;
}

/** Writes a tree as HTML. The HTML is only as safe as the tree. */
export const writeHtml = (nodes: readonly HtmlNode[]): SafeHtml =>
  nodes.map(write).join('') as SafeHtml;

/** Sanitised HTML, the only HTML that sites render (§5.3). The UI kit declares the same type. */
export type SafeHtml = string & { readonly __safeHtml: true };

/** The value of a missing or unusable HTML field. */
export const emptyHtml = '' as SafeHtml;

/** Cleans records' HTML. `html/server` makes a sanitiser for Node, `html/browser` for browsers. */
export interface HtmlSanitizer {
  /** Cleans a caption: keeps headings, emphasis, lists and links (§5.3). */
  caption(html: string): SafeHtml;
  /** Cleans a long text, such as an article: removes scripts, styles, handlers, frames, forms. */
  prose(html: string): SafeHtml;
  /** Removes tags, decodes entities, collapses white space. */
  plainText(html: string): string;
}
