import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { mapsOrigin } from 'site/app/offices/maps.ts';

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

export function missingFields(record: RawRecord, except: RegExp, main: Element): readonly string[] {
  const text = squash(main.textContent);
  return fieldsOf(record)
    .filter(([field, value]) => !except.test(field) && !isShown(main, text, field, value))
    .map(([field, value]) => `${field}: ${value.slice(0, 120)}`);
}

/** Stands for the site's origin, which pages leave out of addresses. */
const siteOrigin = 'https://site.example';

/** An element, its attributes, and its text without that of child elements. */
interface Placed {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  readonly isInMain: boolean;
}

function* elementsIn(parent: Tree.ParentNode, isInMain = false): Generator<Placed> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    const tag = child.tagName;
    const attributes = new Map(child.attrs.map(({ name, value }) => [name, value]));
    const text = child.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    yield { tag, attributes, text, isInMain };
    yield* elementsIn(child, isInMain || tag === 'main');
  }
}

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Whether an element loads something from elsewhere, or links to something that is no page. */
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

const foreign = new Set(['style', 'object', 'embed', 'base', 'meta', 'link', 'applet']);

const nonsense = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;

/** Problems that no content may cause (readings §5, readings §6). */
export function documentFaults(page: string): readonly string[] {
  const faults: string[] = [];
  const onParseError = ({ code }: { readonly code: string }) => faults.push(code);
  const elements = [...elementsIn(parse(page, { scriptingEnabled: false, onParseError }))];
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  if (new Set(ids).size < ids.length) faults.push('an id twice');
  for (const name of ['h1', 'header', 'main', 'footer']) {
    const found = elements.filter(
      ({ tag, isInMain }) => tag === name && (tag === 'h1' || !isInMain),
    );
    if (found.length !== 1) faults.push(`${found.length} ${name}`);
  }
  for (const { tag, attributes, text, isInMain } of elements) {
    const isCode = tag === 'script' || tag === 'style';
    if (isInMain && (foreign.has(tag) || tag === 'script'))
      faults.push(`<${tag}> in the main part`);
    if (!isCode && nonsense.test(text)) faults.push(`<${tag}> ${text.slice(0, 120)}`);
    for (const [name, value] of attributes) {
      const isBad = /^on/i.test(name) || nonsense.test(value) || isBadAddress(tag, name, value);
      if (isBad) faults.push(`<${tag} ${name}=${value.slice(0, 120)}>`);
    }
  }
  return faults;
}
