import { JSDOM } from 'jsdom';
import { mapsOrigin } from 'site/app/offices/maps.ts';

/** A record as the content service sends it. */
export type RawRecord = Readonly<Record<string, unknown>>;

const parser = new new JSDOM().window.DOMParser();

/** Parses a page, or HTML of a record. Skips styles, because parsing them is slow. */
export const read = (html: string): Document =>
  parser.parseFromString(
    html.replaceAll('<style', '<template data-style').replaceAll('</style', '</template'),
    'text/html',
  );

export const mainText = (page: Document): string => page.querySelector('main')?.textContent ?? '';

/** Removes white space and lowers the case, because styles can change white space and case. */
export const squash = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();

const blocks =
  /<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tr|th|td|br|hr|blockquote|figure|figcaption|img)\b[^>]*>/gi;

/** Splits a field's HTML into the texts of its blocks: pages may add texts between blocks. */
export const wordsOf = (html: string): readonly string[] =>
  read(html.replaceAll(blocks, '\n'))
    .body.textContent.split('\n')
    .filter((words) => words.trim() !== '');

/** All texts and text attributes of a page, including hidden and collapsed ones. */
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

/** Text fields of a record and its lists, except empty ones, ids, and fields that pages reword. */
const fieldsOf = (record: RawRecord): [string, string][] =>
  Object.entries(record).flatMap(([field, value]): [string, string][] => {
    if (Array.isArray(value)) return value.flatMap((element: RawRecord) => fieldsOf(element));
    if (field === 'id' || /(?:^|_)(?:day|hours|cover|languages?)$/.test(field)) return [];
    return typeof value === 'string' && value !== '' ? [[field, value]] : [];
  });

/** Whether `main` shows a record's field (§3). `text`: the text of `main` after `squash`. */
export function isShown(main: Element, text: string, field: string, value: string): boolean {
  const attributes = (selector: string, name: string) =>
    [...main.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '');
  // A raster picture has one address for each width. Each address contains the field's value.
  if (field.endsWith('_image')) return attributes('img', 'src').some((src) => src.includes(value));
  if (field.endsWith('_alt')) return attributes('img', 'alt').includes(value);
  if (/_(?:file|btn_link)$/.test(field))
    return attributes('a', 'href').some((href) => href === value || href.includes(value));
  if (field === 'created_at')
    return attributes('time', 'datetime').some((date) => Date.parse(date) === Date.parse(value));
  return wordsOf(value).every((words) => text.includes(squash(words)));
}

export function missingFields(record: RawRecord, except: RegExp, main: Element): readonly string[] {
  const text = squash(main.textContent);
  return fieldsOf(record)
    .filter(([field, value]) => !except.test(field) && !isShown(main, text, field, value))
    .map(([field, value]) => `${field}: ${value.slice(0, 120)}`);
}

/** Base of relative addresses. */
const siteOrigin = 'https://site.example';

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Whether an address is invalid or unsafe, or embeds a file of another site. Maps are allowed. */
function isBadAddress(tag: string, attribute: string, value: string): boolean {
  if (!/^(?:href|src|srcset|imagesrcset|action|formaction|data|poster|ping)$/.test(attribute)) {
    return false;
  }
  const addresses = /srcset$/.test(attribute)
    ? value.split(/,\s+/).map((candidate) => candidate.trim().replace(/\s.*$/s, ''))
    : [value];
  return addresses.some((address) => {
    if (!URL.canParse(address, siteOrigin)) return true;
    const { protocol, origin } = new URL(address, siteOrigin);
    if (tag === 'iframe') return origin !== mapsOrigin;
    return tag === 'a' || tag === 'link' ? !schemes.has(protocol) : origin !== siteOrigin;
  });
}

const bannedInMain = 'script, [data-style], object, embed, base, meta, link, applet';

const nonsense = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;

/** Lists problems that a page must not have, whatever its content (readings §5, readings §6). */
export function documentFaults(page: Document): string[] {
  const faults: string[] = [];
  const elements = [...page.querySelectorAll('*')];
  const ids = elements.flatMap(({ id }) => id || []);
  if (new Set(ids).size < ids.length) faults.push('a repeated id');
  for (const name of ['h1', 'header:not(main *)', 'main', 'footer:not(main *)']) {
    const { length } = page.querySelectorAll(name);
    if (length !== 1) faults.push(`${length} ${name}`);
  }
  for (const element of elements) {
    const tag = element.localName;
    if (element.matches(bannedInMain) && element.closest('main')) faults.push(`<${tag}> in main`);
    for (const { nodeName, nodeValue } of element.childNodes) {
      const isText = nodeName === '#text' && tag !== 'script';
      if (isText && nonsense.test(nodeValue ?? '')) faults.push(`<${tag}> ${nodeValue}`);
    }
    for (const { name, value } of element.attributes) {
      const isLost = name === 'href' && /^#./.test(value) && !ids.includes(value.slice(1));
      const isBad =
        isLost || /^on/i.test(name) || nonsense.test(value) || isBadAddress(tag, name, value);
      if (isBad) faults.push(`<${tag} ${name}=${value.slice(0, 120)}>`);
    }
  }
  return faults;
}
