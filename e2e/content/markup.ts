/** What can be between two words of a page: scripts, styles, comments, tags. */
const markup =
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const decode = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);

/** The `main` element of a page's HTML; '' if there is not exactly one. */
export const mainOf = (html: string): string =>
  html.match(/<main\b/g)?.length === 1 ? (html.match(/<main\b[\s\S]*<\/main>/)?.[0] ?? '') : '';

/** The text of an HTML fragment, with entities decoded. */
export const textOf = (html: string): string => decode(html.replace(markup, ' '));

/** The text of a page's heading; '' if there is none. */
export const headingOf = (html: string): string =>
  textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').trim();
