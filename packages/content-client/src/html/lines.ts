import { element, type HtmlElement, type HtmlNode } from './tree.ts';

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
export const withParagraphs = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  withBreaks(nodes.flatMap(linesOf), true);

/** Puts the `div` elements of a sanitised caption on one line, with spaces between them. */
export const inOneLine = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const children = inOneLine(node.children);
    return node.tag === 'div' ? [' ', ...children, ' '] : [{ ...node, children }];
  });
