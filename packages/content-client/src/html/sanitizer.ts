import {
  captionPolicy,
  collapseSpace,
  type HtmlPolicy,
  prosePolicy,
  separateBlocks,
  textPolicy,
  withoutControls,
} from './policy.ts';
import { withTables } from './tables.ts';
import {
  element,
  type HtmlElement,
  type HtmlNode,
  type HtmlSanitizer,
  textOf,
  writeHtml,
} from './tree.ts';

const blocks = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['dl', 'dt', 'dd', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot'],
  ...['tr', 'th', 'td'],
]);

/** Whether a node is white space, or an anchor without text. */
const isBlank = (node: HtmlNode): boolean =>
  typeof node === 'string' ? node.trim() === '' : node.tag === 'a' && node.children.length === 0;

const holdsBlock = (node: HtmlNode): boolean =>
  typeof node === 'object' && (blocks.has(node.tag) || node.children.some(holdsBlock));

/** Makes a paragraph of the nodes, unless all are blank. */
const paragraphOf = (nodes: readonly HtmlNode[], attributes?: HtmlElement['attributes']) =>
  nodes.every(isBlank) ? nodes : [element('p', attributes, nodes)];

/** Replaces each `div` by its content: its blocks, and paragraphs made of the other nodes. */
function withoutDivs(node: HtmlNode): readonly HtmlNode[] {
  if (typeof node === 'string') return [node];
  const inside = node.children.flatMap(withoutDivs);
  if (node.tag !== 'div') return [{ ...node, children: inside }];
  const content: HtmlNode[] = [];
  let beside: HtmlNode[] = [];
  for (const child of inside) {
    if (holdsBlock(child)) {
      content.push(...paragraphOf(beside), child);
      beside = [];
    } else beside.push(child);
  }
  if (content.length === 0 && !beside.every(isBlank)) return paragraphOf(beside, node.attributes);
  // An empty `<a>` keeps the id, so that links to it still work.
  const { id } = node.attributes;
  const anchors = id === undefined ? [] : [element('a', { id })];
  return [...anchors, ...content, ...paragraphOf(beside)];
}

/** Puts a sanitised caption on one line: replaces each `div` by its content between spaces. */
const inOneLine = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const children = inOneLine(node.children);
    return node.tag === 'div' ? [' ', ...children, ' '] : [{ ...node, children }];
  });

export interface SanitizerOptions {
  /** Prefix of the addresses of files: a path that ends with a slash. Default `/content/`. */
  readonly assetBase?: string;
}

/** Makes a sanitiser. `cleanBy` returns a function that keeps only what a policy allows. */
export function sanitizerOf(
  cleanBy: (policy: HtmlPolicy) => (html: string) => readonly HtmlNode[],
): HtmlSanitizer {
  const caption = cleanBy(captionPolicy);
  const prose = cleanBy(prosePolicy);
  const text = cleanBy(textPolicy);
  return {
    caption: (html) => collapseSpace(writeHtml(inOneLine(caption(html)))),
    prose: (html) => writeHtml(withTables(prose(html).flatMap(withoutDivs))),
    // Skip the parser if a text has no markup, because a list can contain 40,000 texts.
    plainText: (html) =>
      collapseSpace(
        /[<&]/.test(html) ? text(separateBlocks(html)).map(textOf).join('') : withoutControls(html),
      ),
  };
}
