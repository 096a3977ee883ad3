import type { SafeHtml } from './safe-html.ts';

const blocks =
  'p|h[1-6]|hr|blockquote|pre|ul|ol|li|dl|dt|dd|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td';

/** A line that has no block in it. */
const line = new RegExp(`<div([^>]*)>((?:(?!</?(?:div|${blocks})\\b)[^])*)</div>`, 'g');
/** The other ends of lines, with the block before and after them. */
const ends = new RegExp(
  // White space is looked at from its beginning alone, or a long one would take its square in time.
  `(?:(</?(?:${blocks})\\b[^>]*>)\\s*|(?<!\\s)\\s*)((?:</?div[^>]*>\\s*)+)(?=(</?(?:${blocks})\\b)?)`,
  'g',
);

/** What links of the text lead to stays, although its element goes. */
const anchorsIn = (tags: string): string =>
  [...tags.matchAll(/ id="[^"]*"/g)].map(([id]) => `<a${id}></a>`).join('');

/** Makes paragraphs of the lines of cleaned prose: the `div`s that stand for other elements. */
export const withParagraphs = (html: string): SafeHtml =>
  html
    .replace(line, (_, attributes: string, words: string) =>
      words.trim() === '' ? anchorsIn(attributes) : `<p${attributes}>${words}</p>`,
    )
    .replace(ends, (match, before = '', tags: string, after = '', at: number, whole: string) => {
      const isBeside = before || after || at === 0 || at + match.length === whole.length;
      return `${before}${isBeside ? '' : '<br>'}${anchorsIn(tags)}`;
    }) as SafeHtml;

/** Puts the lines of a cleaned caption behind one another, with a space between. */
export const inOneLine = (html: string): SafeHtml =>
  html
    .split(/(?:<\/?div>)+/)
    .map((words) => words.trim())
    .filter(Boolean)
    .join(' ') as SafeHtml;
