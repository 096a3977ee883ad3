import { evilHost } from './faulty-fields.ts';

/** What can stand between two words of a page: scripts and styles whole, comments, tags. */
const markup =
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const decode = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);

/** The main part of a page as the server sent it; '' where a page has none, or more than one. */
export const mainOf = (html: string): string =>
  html.match(/<main\b/g)?.length === 1 ? (html.match(/<main\b[\s\S]*<\/main>/)?.[0] ?? '') : '';

/** The words of a page's part, entities decoded. */
export const textOf = (html: string): string => decode(html.replace(markup, ' '));

interface Tag {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** The opening tags of a page, without what stands in scripts and styles. */
const tagsOf = (html: string): readonly Tag[] =>
  [...html.matchAll(markup)]
    .filter(([whole]) => !whole.startsWith('</') && !whole.startsWith('<!--'))
    .map(([, block, name = block ?? '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: [...attributes.matchAll(attribute)].map(
        ([, key = '', double, single, bare]) =>
          [key.toLowerCase(), decode(double ?? single ?? bare ?? '')] as const,
      ),
    }));

/** Elements that no content may bring into a page. */
const foreign = new Set(['script', 'style', 'object', 'embed', 'base', 'meta', 'link', 'applet']);
const addresses = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster']);
const running = /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu;

/** Whether an address leads to the evil host; a link may, if it says so (§5.3). */
const leadsAway = (tag: string, address: string): boolean =>
  address
    .split(/[\s,]+/)
    .some((part) => URL.parse(part, 'https://site.example/')?.host === evilHost) &&
  !(tag === 'a' && address.startsWith('https://'));

/**
 * What stands in a page that content must never bring there: handlers, addresses that run or lead
 * to another host, elements that are not prose. One line each.
 */
export function hazardsOf(html: string): readonly string[] {
  const ofPage = tagsOf(html).flatMap(({ name, attributes }) =>
    attributes
      .filter(
        ([key, value]) =>
          key.startsWith('on') ||
          (addresses.has(key) && (running.test(value) || leadsAway(name, value))),
      )
      .map(([key, value]) => `${name} ${key}=${value.slice(0, 80)}`),
  );
  const ofMain = tagsOf(mainOf(html))
    .filter(({ name }) => foreign.has(name))
    .map(({ name }) => `<${name}> in the main part`);
  return [...ofPage, ...ofMain];
}

/** The words of a page's heading; '' where it has none. */
export const headingOf = (html: string): string =>
  textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').trim();

/**
 * What is missing of a page that stands: one header, main part and footer, and one heading with
 * words in it.
 */
export function standProblems(html: string): readonly string[] {
  const main = mainOf(html);
  const around = html.replace(main, '');
  const count = (part: string, name: string): number =>
    tagsOf(part).filter((tag) => tag.name === name).length;
  return [
    ...(main === '' ? ['not one <main>'] : []),
    ...['header', 'footer']
      .filter((name) => count(around, name) !== 1)
      .map((name) => `not one <${name}>`),
    ...(count(html, 'h1') === 1 && headingOf(html) !== '' ? [] : ['not one <h1> with words']),
  ];
}
