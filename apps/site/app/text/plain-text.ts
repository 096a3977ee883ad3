import type { SafeHtml } from '@insurance-kit/content-client';

/** The entities that the sanitisers write. */
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** Tags within a line. All others separate words. */
const phrasingTags = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|strong|sub|sup|u)\b[^>]*>/gi;

/** The text of sanitised HTML, for places without markup such as titles and structured data. */
export const plainText = (html: SafeHtml): string =>
  html
    .replace(phrasingTags, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();

/** The beginning of a text, of at most so many characters, cut between two words. */
export function opening(text: string, length: number): string {
  if (text.length <= length) return text;
  // One very long word is cut between two characters, never inside a surrogate pair.
  const cut = text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}
