import { englishLabels, type KitLabels } from '../KitProvider.tsx';

/** A text in the pseudo-locale, in brackets. A text without brackets is hard-coded in the kit. */
export const inBrackets = (text: string): string => `[[${text}]]`;

/** Names of model fields that are not texts: addresses, identifiers, kinds. */
const noText: ReadonlySet<string> = new Set([
  'href',
  'src',
  'srcSet',
  'sizes',
  'media',
  'type',
  'id',
  'kind',
  'autoComplete',
  'icon',
  'layout',
  'theme',
  'status',
  'side',
  'first',
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

/** A model with all its texts in brackets, without its functions. */
export function bracketed<Model>(model: Model): Model {
  const copy: Model = JSON.parse(
    JSON.stringify(model, (key, value: unknown) => {
      if (typeof value !== 'string' || noText.has(key) || !/\p{L}/u.test(value)) return value;
      return value.includes('<') ? inHtml(value) : inBrackets(value);
    }),
  );
  return copy;
}

/** The kit's texts in the pseudo-locale. */
export const pseudoLabels: KitLabels = {
  ...bracketed(englishLabels),
  page: (number) => inBrackets(`Page ${number}`),
  position: (current, total) => inBrackets(`${current} of ${total}`),
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

const hasLiteral = (text: string): boolean => /\p{L}/u.test(text.replace(/\[\[.*?\]\]/gsu, ''));

const isElement = (node: Node): node is Element => 'tagName' in node;

/**
 * All texts of an element, visible or visually hidden, that are not in brackets.
 * @param except a selector for elements that are not checked here.
 */
export function literalsIn(root: Element, except = 'style, script'): readonly string[] {
  const found: string[] = [];
  // Not the global document: the element may be in a parsed one, without a window.
  const walker = root.ownerDocument.createTreeWalker(root);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = isElement(node) ? node : node.parentElement;
    if (element?.closest(except)) continue;
    if (!isElement(node)) {
      // A heading or a fact may have elements in it, but it is one text.
      const text = (element?.closest('h1, h2, h3, h4, h5, h6, dd') ?? node).textContent ?? '';
      if (hasLiteral(text)) found.push(text.trim());
      continue;
    }
    for (const name of textAttributes) {
      const value = node.getAttribute(name) ?? '';
      if (hasLiteral(value)) found.push(`${name}="${value}" of <${node.tagName.toLowerCase()}>`);
    }
  }
  return found;
}
