import type { KitWords } from '../KitProvider.tsx';

/** A text in the pseudo-locale: whatever is shown without brackets did not come from outside. */
export const inBrackets = (text: string): string => `[[${text}]]`;

/** The names under which models hold what is no text: addresses, identifiers, names of a kind. */
const noText: ReadonlySet<string> = new Set([
  'href',
  'src',
  'srcSet',
  'sizes',
  'media',
  'type',
  'id',
  'icon',
  'theme',
  'status',
  'side',
  'viewBox',
  'd',
  'dateTime',
  'locale',
  'defaultCountry',
  'homeHref',
  'currentHref',
  'scheme',
  'activeScheme',
  'serviceHoverScheme',
]);

const inHtml = (html: string): string =>
  html.replace(/(^|>)([^<]*\p{L}[^<]*)(?=<|$)/gu, (_, before: string, words: string) => {
    return before + inBrackets(words);
  });

/** A model whose every text stands in brackets. What is no data (functions) is left out. */
export function bracketed<Model>(model: Model): Model {
  const copy: Model = JSON.parse(
    JSON.stringify(model, (key, value: unknown) => {
      if (typeof value !== 'string' || noText.has(key) || !/\p{L}/u.test(value)) return value;
      return value.includes('<') ? inHtml(value) : inBrackets(value);
    }),
  );
  return copy;
}

/** The kit's words in the pseudo-locale. */
export const pseudoWords: KitWords = {
  opensInNewTab: '[[opens in a new tab]]',
  loading: '[[Loading...]]',
  close: '[[Close]]',
  openMenu: '[[Open the menu]]',
  closeMenu: '[[Close the menu]]',
  skipToContent: '[[Skip to the content]]',
  mainNavigation: '[[Main]]',
  audienceSwitch: '[[Audience]]',
  sectionNavigation: '[[Products]]',
  pages: '[[Pages]]',
  previous: '[[Previous]]',
  next: '[[Next]]',
  page: (number) => `[[Page ${number}]]`,
  carousel: '[[carousel]]',
  slide: '[[slide]]',
  position: (current, total) => `[[${current} of ${total}]]`,
};

const textAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'alt',
  'placeholder',
  'label',
] as const;

/** Whether a text holds words outside all brackets. */
const hasLiteral = (text: string): boolean => /\p{L}/u.test(text.replace(/\[\[.*?\]\]/gsu, ''));

/**
 * Every text of a part of a page, visible or only heard, that is not in brackets.
 *
 * @param except a selector for what is no text, or another test's matter.
 */
export function literalsIn(root: Element, except = 'style, script'): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(except)) continue;
    if (!(node instanceof Element)) {
      if (hasLiteral(node.textContent ?? '')) found.push(node.textContent?.trim() ?? '');
      continue;
    }
    for (const name of textAttributes) {
      const value = node.getAttribute(name) ?? '';
      if (hasLiteral(value)) found.push(`${name}="${value}" of <${node.tagName.toLowerCase()}>`);
    }
  }
  return found;
}
