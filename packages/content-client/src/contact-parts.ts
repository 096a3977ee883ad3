import { readEmailAddress } from './email-address.ts';

/** A piece of a text with phone numbers or e-mail addresses: words, or one of them with its link. */
export interface ContactPart {
  /** As it is written. */
  readonly text: string;
  /** `tel:` or `mailto:`; missing for words. */
  readonly href?: string;
}

/** Most characters of a text that are searched for numbers and addresses. */
const longestText = 2_000;

/** Digits with what people write between them; a short code before a slash belongs to the number. */
const digits = String.raw`\p{Nd}(?:[^\S\n]{0,2}[(.\p{Pd}]{0,2}[^\S\n]{0,2}[\p{Nd})]){3,40}`;
const phoneNumber = new RegExp(
  String.raw`(?<![\p{L}\p{N}@])(?:(?:\+|\(\+?)[^\S\n]?)?(?:\p{Nd}{2,4}\/(?=\p{Nd}{5}))?${digits}`,
  'gu',
);
/** Characters that cannot be seen: joiners, marks of direction. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** What a phone dials for a number as it is written, `+233244000110`; `undefined` if it is no number. */
export type PhoneReader = (written: string) => string | undefined;

/** Readers for the numbers of the company's own offices, and of its parent company's. */
export interface PhoneReaders {
  readonly own: PhoneReader;
  readonly parent: PhoneReader;
}

/** Reads whatever could be a number, where no country is known. */
const anyNumber: PhoneReader = (written) => {
  const digits = written.replace(/[^+\p{Nd}]/gu, '').replace(/^00/, '+');
  return /^\+?\d{5,15}$/.test(digits) ? digits : undefined;
};

/** An address with what may stand before it; `readEmailAddress` has the last word. */
const emailAddress =
  /(?<![^\s,;:<>()[\]"'«»“”/])[^\s,;:<>()[\]"«»“”/?&=]{1,80}@[^\s,;:<>()[\]"'«»“”/?&=]{1,260}/gu;

/** Splits a text at the matches of a pattern, with the links that `linkOf` makes of them. */
function splitText(
  text: string,
  pattern: RegExp,
  linkOf: (match: string) => ContactPart | undefined,
): readonly ContactPart[] {
  const searched = text.length > longestText ? '' : text.replace(unseen, '');
  const parts: ContactPart[] = [];
  let done = 0;
  for (const { 0: match, index } of searched.matchAll(pattern)) {
    const link = linkOf(match);
    const from = link ? searched.indexOf(link.text, index) : -1;
    if (!link || from < done) continue;
    parts.push({ text: searched.slice(done, from) }, link);
    done = from + link.text.length;
  }
  parts.push({ text: parts.length === 0 ? text : searched.slice(done) });
  return parts.filter(({ text: words }) => words.trim() !== '');
}

/**
 * A text such as an office's `call_no` with a link for each number that can be dialled.
 *
 * @param read `phoneReader` of the office's country (`phone-number`); without it nobody abroad can dial
 * a number that is written without its country code.
 */
export const phoneParts = (text: string, read: PhoneReader = anyNumber): readonly ContactPart[] =>
  splitText(text, phoneNumber, (match) => {
    const number = read(match);
    // A bracket that is opened before the number, or closed behind it, is not a part of it.
    const written = match.replace(/^\(([^()]*)\)?$/, '$1').replace(/^([^()]*)\)$/, '$1');
    return number === undefined ? undefined : { text: written.trim(), href: `tel:${number}` };
  });

/** A code that a phone dials, such as `*920*57#`. */
const dialCode = /\*\d{1,6}(?:\*\d{1,12}){0,4}#/g;

/** A text with a link for each code that a phone dials. */
export const dialCodeParts = (text: string): readonly ContactPart[] =>
  splitText(text, dialCode, (code) => ({ text: code, href: `tel:${code.replace('#', '%23')}` }));

/** A text such as an office's `email` with a link for each address. */
export const emailParts = (text: string): readonly ContactPart[] =>
  splitText(text, emailAddress, (match) => {
    const address = readEmailAddress(match);
    if (address === undefined || !match.includes(address)) return undefined;
    return { text: address, href: `mailto:${encodeURI(address).replaceAll('#', '%23')}` };
  });

/** The e-mail addresses in a text such as an office's `email`; what is no address is left out. */
export const emailAddressesIn = (text: string): readonly string[] =>
  emailParts(text).flatMap(({ text: address, href }) => (href === undefined ? [] : [address]));

/** Whether a text has nothing between its numbers or addresses but what parts those of a list. */
export const isContactList = (parts: readonly ContactPart[]): boolean =>
  parts.every(
    ({ text, href }) =>
      href !== undefined || /^\s*(?:[,;/|·]|\n|\b(?:or|ou|and|et)\b)?\s*$/u.test(text),
  );

/** Many digits that are not a number's: they are too many, or too few for the country code. */
const looksDialled = /(?:\p{Nd}[\s().\p{Pd}]*){7,}/u;

/** What is wrong with a text that is to have links: it has none, or words that look like a bad one. */
const problemOf =
  (partsOf: (text: string) => readonly ContactPart[], looksMeant: RegExp, expected: string) =>
  (text: string): string | undefined => {
    if (text.trim() === '') return undefined;
    const parts = partsOf(text);
    const bad = parts.find(({ text: words, href }) => href === undefined && looksMeant.test(words));
    if (bad === undefined && parts.some(({ href }) => href !== undefined)) return undefined;
    const found = JSON.stringify((bad?.text ?? text).trim().slice(0, 80));
    return `expected ${expected}, found ${found}`;
  };

/** What is wrong with a text of phone numbers: it has none, or one that cannot be dialled. */
export const phoneProblem = (text: string, read?: PhoneReader): string | undefined =>
  problemOf(
    (written) => phoneParts(written, read),
    looksDialled,
    'phone numbers that can be dialled',
  )(text);

/** What is wrong with a text of e-mail addresses: it has none, or one that is not whole. */
export const emailProblem = problemOf(emailParts, /@/, 'e-mail addresses');
