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

const isBlock = (node: HtmlNode | undefined): boolean =>
  typeof node === 'object' && blocks.has(node.tag);
const isBlank = (node: HtmlNode | undefined): boolean =>
  typeof node === 'string' && node.trim() === '';
/** `linesOf` puts a `break` before and after the content of a `div` that contains blocks. */
const isBreak = (node: HtmlNode | undefined): node is HtmlElement =>
  typeof node === 'object' && node.tag === 'break';

const holdsBlock = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some(
    (node) =>
      typeof node === 'object' &&
      (node.tag === 'div' || isBlock(node) || holdsBlock(node.children)),
  );

/** An empty `<a>` with the id of a removed element, so that links to the id still work. */
const anchorOf = ({ attributes: { id } }: HtmlElement): readonly HtmlNode[] =>
  id === undefined ? [] : [element('a', { id })];

/** Turns a `div` into a paragraph. A `div` with blocks becomes its content between two breaks. */
function linesOf(node: HtmlNode): readonly HtmlNode[] {
  if (typeof node === 'string') return [node];
  const inside = node.children.flatMap(linesOf);
  if (node.tag !== 'div') {
    return [{ ...node, children: withBreaks(inside, blocks.has(node.tag)) }];
  }
  if (holdsBlock(node.children))
    return [element('break', node.attributes), ...inside, element('break')];
  return inside.every(isBlank) ? anchorOf(node) : [element('p', node.attributes, inside)];
}

/** Turns neighbouring breaks into one `<br>`. Removes breaks beside a block. */
function withBreaks(nodes: readonly HtmlNode[], isInBlock: boolean): readonly HtmlNode[] {
  const joined: HtmlNode[] = [];
  let before: HtmlNode | undefined;
  let breaks: HtmlElement[] = [];
  const edge = isInBlock ? element('p') : undefined;
  for (const node of [...nodes, edge]) {
    if (isBreak(node)) breaks.push(node);
    else if (!isBlank(node)) {
      const isBeside = isBlock(before ?? edge) || isBlock(node);
      if (breaks.length > 0 && !isBeside) joined.push(element('br'));
      joined.push(...breaks.flatMap(anchorOf));
      breaks = [];
      before = node;
    }
    if (node !== undefined && node !== edge && !isBreak(node)) joined.push(node);
  }
  return joined;
}

/** Replaces each `div` by a paragraph or line breaks. */
const withParagraphs = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  withBreaks(nodes.flatMap(linesOf), true);

/** Puts the `div` elements of a sanitised caption on one line, with spaces between them. */
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

/** Makes a sanitiser. `cleanBy` makes functions that keep only what a policy allows. */
export function sanitizerOf(
  cleanBy: (policy: HtmlPolicy) => (html: string) => readonly HtmlNode[],
): HtmlSanitizer {
  const caption = cleanBy(captionPolicy);
  const prose = cleanBy(prosePolicy);
  const text = cleanBy(textPolicy);
  return {
    caption: (html) => collapseSpace(writeHtml(inOneLine(caption(html)))),
    prose: (html) => writeHtml(withTables(withParagraphs(prose(html)))),
    // Skip the parser if a text has no markup, because a list can contain 40,000 texts.
    plainText: (html) =>
      collapseSpace(
        /[<&]/.test(html) ? text(separateBlocks(html)).map(textOf).join('') : withoutControls(html),
      ),
  };
}
