import { readHref, resolveAsset } from '../base/assets.ts';

/**
 * The HTML that content may contain (§5.3, readings §4). The sanitisers of server and browser
 * remove all other tags. They keep an element's text, unless its tag is in `droppedWithContent`.
 */
export interface HtmlPolicy {
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** New names of tags, such as `h2` for `h1`, and `div` for each tag that begins a line. */
  readonly renamed: ReadonlyMap<string, string>;
}

const linkAttributes = ['href', 'target'];
const cellAttributes = ['colspan', 'rowspan', 'scope'];

type TagRule = readonly [tag: string, attributes: readonly string[]];

/** Attributes of all tags in prose: the language (WCAG 3.1.2), and `id`, a target for links. */
const everywhere = ['lang', 'id'];

/** Tags that begin a line. They become `div`, from which `sanitizer.ts` makes paragraphs or spaces. */
const lineTags = [
  ...['div', 'article', 'section', 'header', 'footer', 'main', 'nav', 'aside', 'address', 'center'],
  ...['details', 'summary', 'dir', 'menu'],
];
const asLines = (...tags: readonly string[]) => tags.map((tag) => [tag, 'div'] as const);

const withoutAttributes = (...tags: readonly string[]): TagRule[] => tags.map((tag) => [tag, []]);

/** Policy for captions: few tags and attributes (§5.3). */
export const captionPolicy: HtmlPolicy = {
  tags: new Map<string, readonly string[]>([
    ...withoutAttributes('h1', 'h2', 'h3', 'p', 'strong', 'em', 'ul', 'li'),
    ['a', linkAttributes],
    ['div', []],
  ]),
  renamed: new Map([
    ...asLines(...lineTags, 'br', 'hr', 'h4', 'h5', 'h6', 'ol', 'blockquote', 'pre'),
    ...asLines('dl', 'dt', 'dd', 'figure', 'figcaption', 'table', 'caption', 'tr', 'th', 'td'),
  ]),
};

/** Policy for longer texts. `h1` becomes `h2`, because the caption is the page's only `h1`. */
export const prosePolicy: HtmlPolicy = {
  tags: new Map(
    (
      [
        ...withoutAttributes('h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre'),
        ...withoutAttributes('strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark'),
        ...withoutAttributes('abbr', 'cite', 'code', 'q', 'ul', 'dl', 'dt', 'dd'),
        ...withoutAttributes('figure', 'figcaption'),
        ...withoutAttributes('table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'),
        ['ol', ['start', 'type', 'reversed']],
        ['li', ['value']],
        ['div', []],
        ['th', cellAttributes],
        ['td', cellAttributes],
        // An anchor's `name` becomes an `id`.
        ['a', [...linkAttributes, 'name']],
        ['img', ['src', 'alt', 'width', 'height']],
      ] satisfies TagRule[]
    ).map(([tag, attributes]) => [tag, [...attributes, ...everywhere]]),
  ),
  renamed: new Map([['h1', 'h2'], ...asLines(...lineTags)]),
};

/** Policy for plain text: no tags. */
export const textPolicy: HtmlPolicy = { tags: new Map(), renamed: new Map() };

/** Elements that are removed with their content, which is not for readers. */
export const droppedWithContent: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'title', 'head'],
  ...['iframe', 'frameset', 'noframes', 'noembed', 'object', 'applet', 'portal', 'fencedframe'],
  ...['svg', 'math', 'audio', 'video', 'canvas'],
  ...['textarea', 'select', 'option', 'optgroup', 'datalist'],
  ...['xmp', 'plaintext'],
];

const targets = new Set(['_blank', '_self', '_parent', '_top']);
const scopes = new Set(['col', 'row', 'colgroup', 'rowgroup']);
export const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
const smallNumber = /^\d{1,4}$/;
const listNumber = /^-?\d{1,6}$/;
const listType = /^[1aAiI]$/;
const anchor = /^[\p{L}\p{M}\p{N}_.:-]{1,100}$/u;

/** Prefix of ids in texts. Ids of the page, and properties of `document`, do not start with it. */
const idPrefix = 'text-';
const withPrefix = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id);
/** Links to content files: the types of `apps/site/server/content/files.ts`. `/sitemap.xml` is none. */
const fileExtension = /^[^?#]*\.(?:avif|gif|html?|jpe?g|pdf|png|svg|txt|webp)(?:[?#].*)?$/i;

/** Adds the prefix to fragments, resolves links to files, and keeps other safe links. */
function linkTo(raw: string, assetBase: string): string | undefined {
  const [, id] = /^#(.+)$/s.exec(raw.trim()) ?? [];
  // `sections.ts` makes ids such as `section-1-cover`, without the prefix.
  if (id !== undefined && id !== 'top' && !/^section-\d/.test(id)) {
    return readHref(`#${withPrefix(id)}`);
  }
  const href = readHref(raw);
  if (href === undefined || /^(?:[a-z][a-z0-9+.-]*:|[#?])/i.test(href)) return href;
  if (!fileExtension.test(href)) return href;
  return resolveAsset(href, assetBase);
}

function cleanAttribute(name: string, value: string, assetBase: string): string | undefined {
  switch (name) {
    case 'id':
      return anchor.test(value) ? withPrefix(value) : undefined;
    case 'name':
      return undefined;
    case 'type':
      return listType.test(value) ? value : undefined;
    case 'reversed':
      return '';
    case 'start':
    case 'value':
      return listNumber.test(value) ? value : undefined;
    case 'href':
      return linkTo(value, assetBase);
    case 'src':
      return resolveAsset(value, assetBase);
    case 'target':
      return targets.has(value.toLowerCase()) ? value.toLowerCase() : undefined;
    case 'lang':
      return languageTag.test(value) ? value : undefined;
    case 'scope':
      return scopes.has(value.toLowerCase()) ? value.toLowerCase() : undefined;
    case 'alt':
      // Both sanitisers must agree, and DOMPurify drops an `alt` such as `</style`.
      return /[<>]/.test(value) ? '' : withoutControls(value);
    default:
      return smallNumber.test(value) ? value : undefined;
  }
}

/**
 * Checks an element's attributes: resolves addresses, adds `rel` to links that open a tab, makes
 * pictures lazy and adds a missing `alt`. @returns `undefined` for a picture without a safe `src`.
 */
export function cleanAttributes(
  policy: HtmlPolicy,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  assetBase: string,
): Record<string, string> | undefined {
  const cleaned: Record<string, string> = {};
  for (const name of policy.tags.get(tag) ?? []) {
    const raw = attributes[name] ?? (tag === 'a' && name === 'id' ? attributes.name : undefined);
    const value = raw === undefined ? undefined : cleanAttribute(name, raw, assetBase);
    if (value !== undefined) cleaned[name] = value;
  }
  if (tag === 'img') {
    if (cleaned.src === undefined) return undefined;
    return { ...cleaned, alt: cleaned.alt ?? '', loading: 'lazy' };
  }
  if (tag === 'a') {
    if (cleaned.href === undefined) return cleaned.id === undefined ? {} : { id: cleaned.id };
    return cleaned.target === '_blank' ? { ...cleaned, rel: 'noopener noreferrer' } : cleaned;
  }
  // For CSS: `[type=a]` also matches `A`, but `[data-type=a]` does not.
  if (tag === 'ol' && cleaned.type !== undefined) return { ...cleaned, 'data-type': cleaned.type };
  return cleaned;
}

/** Removes control characters and noncharacters: parsers disagree about them. */
export const withoutControls = (text: string): string =>
  // `(?!…)` keeps tabs and ends of lines.
  text.replace(/(?![\t\n\f\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '');

const blockBoundary =
  /<(?=\/?(?:address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|section|t[dhr]|ul)\b)/gi;

/** Puts a space before each block's tag, so that words stay apart when tags are removed. */
export function separateBlocks(html: string): string {
  return html.replace(blockBoundary, ' <');
}

/** Collapses white space, except non-breaking spaces: French has them before punctuation. */
export function collapseSpace<Text extends string>(text: Text): Text {
  // The pattern skips single spaces, the usual case.
  return text.replace(/[^\S\u00a0\u202f]{2,}|[^\S \u00a0\u202f]/g, ' ').trim() as Text;
}
