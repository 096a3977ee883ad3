import { resolveAsset } from '../assets.ts';
import { readHref } from '../links.ts';

/**
 * What content HTML may hold (§5.3, readings §4), for both sanitisers: they differ in the parser
 * alone. Anything that is not named here goes; its text stays, except that of `droppedWithContent`.
 */
export interface HtmlPolicy {
  /** Tags kept, with the attributes each may carry. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** Tags that become another one. */
  readonly renamed: ReadonlyMap<string, string>;
}

const linkAttributes = ['href', 'target'];
const cellAttributes = ['colspan', 'rowspan', 'scope'];

type TagRule = readonly [tag: string, attributes: readonly string[]];

const withoutAttributes = (...tags: readonly string[]): TagRule[] => tags.map((tag) => [tag, []]);

/** Captions: the tags and attributes of §5.3, nothing else. */
export const captionPolicy: HtmlPolicy = {
  tags: new Map<string, readonly string[]>([
    ...withoutAttributes('h1', 'h2', 'h3', 'p', 'strong', 'em', 'ul', 'li'),
    ['a', linkAttributes],
  ]),
  renamed: new Map(),
};

/** Bodies, texts and features. An h1 becomes an h2: the page's caption is its only h1. */
export const prosePolicy: HtmlPolicy = {
  tags: new Map<string, readonly string[]>([
    ...withoutAttributes('h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre'),
    ...withoutAttributes('strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark'),
    ...withoutAttributes('abbr', 'cite', 'code', 'q', 'ul', 'li', 'dl', 'dt', 'dd'),
    ...withoutAttributes('figure', 'figcaption'),
    ...withoutAttributes('table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'),
    ['ol', ['start']],
    ['th', cellAttributes],
    ['td', cellAttributes],
    ['a', linkAttributes],
    ['img', ['src', 'alt', 'width', 'height']],
  ]),
  renamed: new Map([['h1', 'h2']]),
};

/** Nothing but text. */
export const textPolicy: HtmlPolicy = { tags: new Map(), renamed: new Map() };

/** Elements whose content is not text to read: it goes with them. */
export const droppedWithContent: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'title', 'head'],
  ...['iframe', 'frameset', 'noframes', 'noembed', 'object', 'applet', 'portal', 'fencedframe'],
  ...['svg', 'math', 'audio', 'video', 'canvas'],
  ...['textarea', 'select', 'option', 'optgroup', 'datalist'],
  ...['xmp', 'plaintext'],
];

/** How deep content may nest; a page needs far less, and hostile content can be deep without end. */
export const maxNesting = 100;

const targets = new Set(['_blank', '_self', '_parent', '_top']);
const scopes = new Set(['col', 'row', 'colgroup', 'rowgroup']);
const smallNumber = /^\d{1,4}$/;
const fileExtension = /\.[a-z0-9]{2,5}(?:\?[^#]*)?(?:#.*)?$/i;

/** A relative link to a file leads to the content service; every other kept link stays as it is. */
function linkTo(raw: string, assetBase: string): string | undefined {
  const href = readHref(raw);
  if (href === undefined || /^(?:[a-z][a-z0-9+.-]*:|[#?])/i.test(href)) return href;
  if (!fileExtension.test(href)) return href;
  return resolveAsset(href, assetBase);
}

/** One attribute's value as it may stand, or `undefined` where it has to go. */
function cleanAttribute(name: string, value: string, assetBase: string): string | undefined {
  switch (name) {
    case 'href':
      return linkTo(value, assetBase);
    case 'src':
      return resolveAsset(value, assetBase);
    case 'target':
      return targets.has(value.toLowerCase()) ? value.toLowerCase() : undefined;
    case 'scope':
      return scopes.has(value.toLowerCase()) ? value.toLowerCase() : undefined;
    case 'alt':
      // DOMPurify drops text that could end an element once it is parsed anew; so do we, for both.
      return /[<>]/.test(value) ? '' : withoutControls(value);
    default:
      return smallNumber.test(value) ? value : undefined;
  }
}

/**
 * The attributes an element keeps: addresses checked and rewritten under the asset base, links that
 * open a new tab with `rel`, pictures lazy and with an `alt`.
 *
 * @returns the attributes, or `undefined` where the element is nothing without the ones that went
 */
export function cleanAttributes(
  policy: HtmlPolicy,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  assetBase: string,
): Record<string, string> | undefined {
  const kept: Record<string, string> = {};
  for (const name of policy.tags.get(tag) ?? []) {
    const raw = attributes[name];
    const value = raw === undefined ? undefined : cleanAttribute(name, raw, assetBase);
    if (value !== undefined) kept[name] = value;
  }
  if (tag === 'img') {
    if (kept.src === undefined) return undefined;
    return { ...kept, alt: kept.alt ?? '', loading: 'lazy' };
  }
  if (tag === 'a') {
    if (kept.href === undefined) return {};
    return kept.target === '_blank' ? { ...kept, rel: 'noopener noreferrer' } : kept;
  }
  return kept;
}

/**
 * Without the characters that no document may hold: controls, which parsers read each in its own way,
 * and noncharacters. White space stays.
 */
export function withoutControls(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
    /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\p{Noncharacter_Code_Point}]/gu,
    '',
  );
}

const blockBoundary =
  /<(?=\/?(?:address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|section|t[dhr]|ul)\b)/gi;

/** Keeps the words of neighbouring blocks apart once their tags are gone. */
export function separateBlocks(html: string): string {
  return html.replace(blockBoundary, ' <');
}

/** Text as one line. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
