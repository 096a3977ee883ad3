const blocks =
  /<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tr|th|td|br|hr|blockquote|figure|figcaption|img)\b[^>]*>/gi;
const inlineTags = /<[^>]*>/g;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** A text without differences that styles can make: white space and capitals. */
export const squash = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();

/**
 * The text of a record's field, block by block, because a page may put something between blocks.
 */
export const wordsOf = (html: string): readonly string[] =>
  html
    .split(blocks)
    .map((block) =>
      block
        .replace(inlineTags, '')
        .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((words) => words !== '');

/**
 * Words that are on every English page and on no French one, to find texts of a company that are not
 * translated; for an English company, what is nowhere.
 */
export const englishIn = ({ locale }: { readonly locale: string }): RegExp =>
  locale.startsWith('en')
    ? /(?!)/
    : /(?<!\p{L})(?:the|and|you|your|our|with|from|this|what|read|more|learn|see|opens|close|loading|next|about|us|home page|claim|required|choose|select|sending)(?!\p{L})/iu;
