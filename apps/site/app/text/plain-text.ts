import type { SafeHtml } from '@insurance-kit/content-client';

/** What the sanitisers escape in the text of safe HTML. */
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Tags within a line; every other one sets words apart. */
const phrasingTags = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|strong|sub|sup|u)\b[^>]*>/gi;

/** The words of safe HTML, for places that take no markup: a title, structured data. */
export const plainText = (html: SafeHtml): string =>
  html
    .replace(phrasingTags, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text, cut between two words, of at most so many characters. */
export function opening(text: string, length: number): string {
  if (text.length <= length) return text;
  // A word longer than all of it is cut between two characters, not in a pair of code units.
  const cut = text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}
