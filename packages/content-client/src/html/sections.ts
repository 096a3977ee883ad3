import { parseHtml } from './parse.ts';
import { escapeHtml, type HtmlNode, type SafeHtml, textOf, writeHtml } from './tree.ts';

/** A section of a long text, for a table of contents. */
export interface HtmlSection {
  readonly id: string;
  /** HTML without tags. It can contain entities such as `&amp;`. */
  readonly heading: SafeHtml;
}

/** ASCII for letters that Unicode does not decompose into letter and accent. */
const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ɔ: 'o', ɛ: 'e' };

/** A text in lower case without accents: `main-d’œuvre` becomes `main-d’oeuvre`. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßɔɛ]/g, (letter) => letters[letter] ?? letter);

/** Turns a text into a name for URLs and files: ASCII letters, digits and hyphens. */
export const slugOf = (text: string): string =>
  folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Gives every `h2` of a sanitised text a unique id, for a table of contents. A new id starts with
 * `section-`, so that it differs from the page's other ids.
 */
export function withSectionIds(html: SafeHtml): {
  readonly html: SafeHtml;
  readonly sections: readonly HtmlSection[];
} {
  const sections: HtmlSection[] = [];
  const ids = new Set<string>();
  const withIds = (node: HtmlNode): HtmlNode => {
    if (typeof node === 'string') return node;
    if (node.tag !== 'h2') return { ...node, children: node.children.map(withIds) };
    const heading = textOf(node).trim();
    const { id: own = '', ...attributes } = node.attributes;
    const isFree = own !== '' && !ids.has(own);
    const id = isFree ? own : `section-${sections.length + 1}-${slugOf(heading)}`;
    ids.add(id);
    sections.push({ id, heading: escapeHtml(heading) as SafeHtml });
    return { ...node, attributes: { id, ...attributes } };
  };
  return { html: writeHtml(parseHtml(html).map(withIds)), sections };
}
