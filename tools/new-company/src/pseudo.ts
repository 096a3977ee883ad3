import { type Part, withTexts } from './source.ts';

/** The languages that CLDR has for tests: English with accents, and the same from right to left. */
const pseudoLocales: ReadonlySet<string> = new Set(['en-XA', 'ar-XB']);

/** Whether a locale is of a language that nobody speaks, whose texts are made from English ones. */
export const isPseudo = (locale: string): boolean => pseudoLocales.has(locale);

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'åƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ'];

/** Accented, and longer by two fifths: each vowel is written twice. */
const stretched = (word: string): string =>
  [...word]
    .map((letter) => {
      const sign = accented[plain.indexOf(letter)] ?? letter;
      return /[aeiou]/i.test(letter) ? sign + sign : sign;
    })
    .join('');

/** Has a word shown from right to left, whatever its letters are. */
const turned = (word: string): string => `\u200f\u202e${word}\u202c\u200f`;

/** Addresses, numbers, and signs that HTML escapes: they stay as they are. */
const kept = /[@/]|\p{L}\.\p{L}|^&|^\P{L}+$/u;

const wordIn = /&#?\w+;|[^\s&]+/g;

const inLetters = (text: string, locale: string): string =>
  text.replace(wordIn, (word) => {
    if (kept.test(word)) return word;
    return locale === 'ar-XB' ? turned(stretched(word)) : stretched(word);
  });

/** What is no text for readers: an address, a number, a date. */
const isNoText = (text: string): boolean =>
  !/\p{L}/u.test(text) || /^(?:https?:|mailto:|\/)\S*$|^\S+@\S+$|^\d{4}-\d\d-\d\dT/.test(text);

/** A text in a pseudo-locale, in brackets: what stands without them was never translated. */
export function pseudoText(
  text: string,
  locale: string,
  { begins, ends }: Part = { begins: true, ends: true },
): string {
  if (begins && ends && isNoText(text)) return text;
  return `${begins ? '[[' : ''}${inLetters(text, locale)}${ends ? ']]' : ''}`;
}

const pseudoHtml = (html: string, locale: string): string =>
  html.replace(/(^|>)([^<]*\p{L}[^<]*)(?=<|$)/gu, (_, before: string, text: string) => {
    const words = text.trim();
    return before + text.replace(words, () => pseudoText(words, locale));
  });

/** A file of a company, in a pseudo-locale. */
export function pseudoFile(path: string, text: string, locale: string): string {
  if (path.endsWith('.html')) return pseudoHtml(text, locale);
  if (path.endsWith('.ts')) {
    return withTexts(text, (words, part) => pseudoText(words, locale, part));
  }
  const record: unknown = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? pseudoText(value, locale) : value,
  );
  return `${JSON.stringify(record, null, 2)}\n`;
}
