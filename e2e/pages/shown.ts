/** A record as the content service answers it. */
export type RawRecord = Readonly<Record<string, unknown>>;

const blocks =
  /<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tr|th|td|br|hr|blockquote|figure|figcaption|img)\b[^>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'" },
  ...{ '&nbsp;': ' ', '&amp;': '&' },
};
const decode = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|#x27|nbsp|amp);/g, (entity) => entities[entity] ?? entity);

/** A text without differences that styles can make: white space, capitals. */
export const squash = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();

/** Text of a field by block. Pages may put something between blocks. */
export const wordsOf = (html: string): readonly string[] =>
  html
    .split(blocks)
    .map((block) =>
      decode(block.replace(/<[^>]*>/g, ''))
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((words) => words !== '');

/** Markup between words: scripts, styles, comments, tags. */
const markup =
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/** The `main` element of a page. '' unless there is one. */
export const mainOf = (html: string): string =>
  html.match(/<main\b/g)?.length === 1 ? (html.match(/<main\b[\s\S]*<\/main>/)?.[0] ?? '') : '';

export const textOf = (html: string): string => decode(html.replace(markup, ' '));

/** Text of a page's heading, or ''. */
export const headingOf = (html: string): string =>
  textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').trim();

/** All texts of a page, also hidden and collapsed ones. */
export const everyTextIn = (page: Element): string => {
  const texts = [...page.querySelectorAll('title, meta[name="description"]')].map(
    (one) => one.getAttribute('content') ?? one.textContent,
  );
  for (const element of page.querySelectorAll('body, body *')) {
    const names = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription'];
    texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
    if (element.matches('script, style')) continue;
    for (const node of element.childNodes) {
      if (node.nodeName === '#text') texts.push(node.textContent ?? '');
    }
  }
  return texts.join('\n');
};

/** Fields of a record and its lists, without those that pages reword. */
const fieldsOf = (record: RawRecord): [string, string][] =>
  Object.entries(record).flatMap(([field, value]): [string, string][] => {
    if (Array.isArray(value)) return value.flatMap((element: RawRecord) => fieldsOf(element));
    if (field === 'id' || /(?:^|_)(?:day|hours|cover|language)$/.test(field)) return [];
    return typeof value === 'string' && value !== '' ? [[field, value]] : [];
  });

/** Whether a page's main part shows a field: text, picture, alternative text, date or file (§3). */
function isShown(main: Element, text: string, field: string, value: string): boolean {
  const attributes = (selector: string, name: string) =>
    [...main.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '');
  // A raster picture has other addresses, one for each width.
  if (field.endsWith('_image')) return attributes('img', 'src').some((src) => src.includes(value));
  if (field.endsWith('_alt')) return attributes('img', 'alt').includes(value);
  if (/_(?:file|btn_link)$/.test(field))
    return attributes('a', 'href').some((href) => href === value || href.includes(value));
  if (field === 'created_at')
    return attributes('time', 'datetime').some((date) => Date.parse(date) === Date.parse(value));
  return wordsOf(value).every((words) => text.includes(squash(words)));
}

/** Fields that a page does not show, one line each. */
export function missingFields(record: RawRecord, except: RegExp, main: Element): readonly string[] {
  const text = squash(main.textContent);
  return fieldsOf(record)
    .filter(([field, value]) => !except.test(field) && !isShown(main, text, field, value))
    .map(([field, value]) => `${field}: ${value.slice(0, 120)}`);
}
