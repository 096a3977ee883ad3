import { englishLabels, type KitLabels } from '../labels.ts';

/** Puts a text of a model in brackets. Texts shown without brackets are hard-coded. */
export const inBrackets = (text: string): string => `[[${text}]]`;

/** Names of model fields that are not texts but addresses, drawings, ids or kinds. */
const nonTexts = /href$|scheme$|^(?:src|srcSet|sizes|media|type|viewBox|d|autoComplete|dateTime)$/i;
const otherNonTexts = /^(?:id|kind|icon|layout|status|side|first|locale|defaultCountry|timeZone)$/;

const inHtml = (html: string): string =>
  html.replace(/(^|>)([^<]*\p{L}[^<]*)(?=<|$)/gu, (_, before: string, text: string) => {
    return before + inBrackets(text);
  });

/** Copies a model. Puts brackets around its texts, and around texts that its functions return. */
export function bracketed<Model>(model: Model, key?: string): Model;
export function bracketed(value: unknown, key = ''): unknown {
  if (typeof value === 'function') return (...args: unknown[]) => bracketed(value(...args));
  if (Array.isArray(value)) return value.map((one) => bracketed(one));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, one]) => [name, bracketed(one, name)]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string' || nonTexts.test(key) || otherNonTexts.test(key)) return value;
  if (!/\p{L}/u.test(value)) return value;
  return value.includes('<') ? inHtml(value) : inBrackets(value);
}

export const pseudoLabels: KitLabels = bracketed(englishLabels);

const textAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label)$/;

const hasLiteral = (text: string): boolean => /\p{L}/u.test(text.replace(/\[\[.*?\]\]/gsu, ''));

/**
 * Returns an element's texts and text attributes that lack brackets, including hidden ones.
 * @param except selector of elements to skip.
 */
export function literalsIn(root: Element, except = 'style, script'): readonly string[] {
  const literals: string[] = [];
  const walker = document.createTreeWalker(root);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(except)) continue;
    if (!(node instanceof Element)) {
      // A heading or `dd` is one text, even if it contains elements.
      const text = (element?.closest('h1, h2, h3, h4, h5, h6, dd') ?? node).textContent ?? '';
      if (hasLiteral(text)) literals.push(text.trim());
      continue;
    }
    for (const { name, value } of node.attributes) {
      const isLiteral = textAttributes.test(name) && hasLiteral(value);
      if (isLiteral) literals.push(`${name}="${value}" of <${node.tagName.toLowerCase()}>`);
    }
  }
  return literals;
}
