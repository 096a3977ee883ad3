import type { SafeHtml } from '@insurance-kit/content-client';
import { type HtmlNode, parseHtml } from '@insurance-kit/content-client/html/parse';
import type { CaptionModel } from '@insurance-kit/ui';

/** Inline tags. All others separate words. */
const phrasing = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'cite',
    'code',
    'em',
    'i',
    'mark',
    'q',
    's',
    'small',
    'strong',
    'sub',
    'sup',
  ],
  'u',
]);

const wordsOf = (node: HtmlNode): string => {
  if (typeof node === 'string') return node;
  const words = node.children.map(wordsOf).join('');
  return phrasing.has(node.tag) ? words : ` ${words} `;
};

/** The text of sanitised HTML, for places without markup such as titles and structured data. */
export const plainText = (html: SafeHtml): string =>
  parseHtml(html)
    .map(wordsOf)
    .join('')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();

/** The beginning of a text, at most `length` characters, cut between words. */
export function opening(text: string, length: number): string {
  if (text.length <= length) return text;
  // One very long word is cut between two characters, never inside a surrogate pair.
  const cut = text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}

/** A record's caption as a heading, or a fallback: no heading is empty. */
export const captionModel = (caption: SafeHtml, fallback: string): CaptionModel =>
  plainText(caption) === '' ? fallback : { html: caption };
