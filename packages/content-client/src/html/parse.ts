import { Parser } from 'htmlparser2';
import type { HtmlElement, HtmlNode } from './tree.ts';

export { escapeHtml, type HtmlElement, type HtmlNode, textOf } from './tree.ts';

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
}

/** Maximum depth. Deeper elements are removed, but their content stays. */
const deepest = 200;

/** Parses HTML into a tree. Call `cutHtml` on untrusted HTML first: parsing can be quadratic. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser({
    ontext(text) {
      open.at(-1)?.children.push(text);
    },
    onopentag(tag, attributes) {
      const parent = open.at(-1) ?? root;
      const element: OpenElement = { tag, attributes, children: [] };
      if (open.length < deepest) parent.children.push(element);
      open.push(open.length < deepest ? element : parent);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root.children;
}
