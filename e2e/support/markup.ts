import { evilHost } from './faulty-fields.ts';

/** What can be between two words of a page: scripts, styles, comments, tags. */
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

/** The `main` element of a page's HTML; '' if there is not exactly one. */
export const mainOf = (html: string): string =>
  html.match(/<main\b/g)?.length === 1 ? (html.match(/<main\b[\s\S]*<\/main>/)?.[0] ?? '') : '';

/** The text of an HTML fragment, with entities decoded. */
export const textOf = (html: string): string => decode(html.replace(markup, ' '));

interface Tag {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** The opening tags of a page, except those inside scripts and styles. */
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

/** Elements that content must never add to a page. */
const foreign = new Set(['script', 'style', 'object', 'embed', 'base', 'meta', 'link', 'applet']);
const addresses = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster']);
const running = /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu;

/** Whether an address leads to the evil host; only visible links may (§5.3). */
const leadsAway = (tag: string, address: string): boolean =>
  address
    .split(/[\s,]+/)
    .some((part) => URL.parse(part, 'https://site.example/')?.host === evilHost) &&
  !(tag === 'a' && address.startsWith('https://'));

/**
 * Everything in a page that content must never add, one line each: event handlers, script
 * addresses, addresses of another host, elements that are not prose.
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

/** The text of a page's heading; '' if there is none. */
export const headingOf = (html: string): string =>
  textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').trim();

/**
 * What is missing in a complete page: one header, one main part, one footer, and one heading with
 * text.
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
