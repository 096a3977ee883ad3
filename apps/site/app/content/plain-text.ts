import type { SafeHtml } from '@insurance-kit/content-client';
import { type HtmlNode, parseHtml } from '@insurance-kit/content-client/html/parse';
import { withSectionIds } from '@insurance-kit/content-client/html/sections';
import type { CaptionModel, ContentsEntryModel } from '@insurance-kit/ui';

/** Inline tags. All other tags separate words. */
const phrasing = new Set('a abbr b cite code em i mark q s small strong sub sup u'.split(' '));

const textOf = (node: HtmlNode): string => {
  if (typeof node === 'string') return node;
  const text = node.children.map(textOf).join('');
  return phrasing.has(node.tag) ? text : ` ${text} `;
};

/** The text of sanitised HTML, for titles and structured data. */
export const plainText = (html: SafeHtml): string =>
  parseHtml(html)
    .map(textOf)
    .join('')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();

/** Cuts a long text after a word, and adds '…'. If its first word is too long, cuts the word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  // Do not cut inside a surrogate pair.
  const cut = text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}

/** A record's caption as a heading. An empty caption is replaced by `fallback`. */
export const captionModel = (caption: SafeHtml, fallback: string): CaptionModel =>
  plainText(caption) === '' ? fallback : { html: caption };

export interface SectionedText {
  readonly body: SafeHtml;
  readonly contents: readonly ContentsEntryModel[];
}

/** Gives each `h2` an id. `contents` is a table of contents without the empty headings. */
export function withContents(text: SafeHtml): SectionedText {
  const { html: body, sections } = withSectionIds(text);
  const contents = sections
    .map(({ id, heading }) => ({ id, label: plainText(heading) }))
    .filter(({ label }) => label !== '');
  return { body, contents };
}
