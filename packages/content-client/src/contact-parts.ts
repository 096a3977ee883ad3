import { readEmailAddress } from './email-address.ts';

/** A piece of a text: plain words, or a phone number or e-mail address with its link. */
export interface ContactPart {
  readonly text: string;
  /** `tel:` or `mailto:`; missing for words. */
  readonly href?: string;
}

/** Longer texts are not searched for numbers and addresses. */
const longestText = 2_000;

/** Digits with usual separators; a short code before a slash belongs to the number. */
const digits = String.raw`\p{Nd}(?:[^\S\n]{0,2}[(.\p{Pd}]{0,2}[^\S\n]{0,2}[\p{Nd})]){3,40}`;
const phoneNumber = new RegExp(
  String.raw`(?<![\p{L}\p{N}@])(?:(?:\+|\(\+?)[^\S\n]?)?(?:\p{Nd}{2,4}\/(?=\p{Nd}{5}))?${digits}`,
  'gu',
);
/** Invisible characters: joiners, direction marks. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns the E.164 form of a written number (`+233244000110`); `undefined` if it is invalid. */
export type PhoneReader = (written: string) => string | undefined;

/** Readers for the numbers of the company's offices, and of its parent company's. */
export interface PhoneReaders {
  readonly own: PhoneReader;
  readonly parent: PhoneReader;
}

/** Accepts anything that could be a number, if the country is unknown. */
const anyNumber: PhoneReader = (written) => {
  const digits = written.replace(/[^+\p{Nd}]/gu, '').replace(/^00/, '+');
  return /^\+?\d{5,15}$/.test(digits) ? digits : undefined;
};

/** Finds candidates; `readEmailAddress` decides. */
const emailAddress =
  /(?<![^\s,;:<>()[\]"'«»“”/])[^\s,;:<>()[\]"«»“”/?&=]{1,80}@[^\s,;:<>()[\]"'«»“”/?&=]{1,260}/gu;

/** Splits a text at the matches of a pattern, with the links that `linkOf` returns. */
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

/** Splits a text such as `call_no`, with a `tel:` link per number that `read` accepts. */
export const phoneParts = (text: string, read: PhoneReader = anyNumber): readonly ContactPart[] =>
  splitText(text, phoneNumber, (match) => {
    const number = read(match);
    // A bracket that is opened before the number, or closed after it, is not a part of it.
    const written = match.replace(/^\(([^()]*)\)?$/, '$1').replace(/^([^()]*)\)$/, '$1');
    return number === undefined ? undefined : { text: written.trim(), href: `tel:${number}` };
  });

/** A USSD code, such as `*920*57#`. */
const dialCode = /\*\d{1,6}(?:\*\d{1,12}){0,4}#/g;

/** Splits a text, with a `tel:` link for each USSD code. */
export const dialCodeParts = (text: string): readonly ContactPart[] =>
  splitText(text, dialCode, (code) => ({ text: code, href: `tel:${code.replace('#', '%23')}` }));

/** Splits a text such as an office's `email`, with a link for each address. */
export const emailParts = (text: string): readonly ContactPart[] =>
  splitText(text, emailAddress, (match) => {
    const address = readEmailAddress(match);
    if (address === undefined || !match.includes(address)) return undefined;
    return { text: address, href: `mailto:${encodeURI(address).replaceAll('#', '%23')}` };
  });

/** The valid e-mail addresses in a text such as an office's `email`. */
export const emailAddressesIn = (text: string): readonly string[] =>
  emailParts(text).flatMap(({ text: address, href }) => (href === undefined ? [] : [address]));

/** Whether a text contains nothing but numbers or addresses and list separators. */
export const isContactList = (parts: readonly ContactPart[]): boolean =>
  parts.every(
    ({ text, href }) =>
      href !== undefined || /^\s*(?:[,;/|·]|\n|\b(?:or|ou|and|et)\b)?\s*$/u.test(text),
  );

/** Digits that are too many, or too few, for a number. */
const looksDialled = /(?:\p{Nd}[\s().\p{Pd}]*){7,}/u;

/** Why a text has no links, or words that look like an invalid one. */
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

/** The problem of a text of phone numbers: none in it, or one that cannot be dialled. */
export const phoneProblem = (text: string, read?: PhoneReader): string | undefined =>
  problemOf(
    (written) => phoneParts(written, read),
    looksDialled,
    'phone numbers that can be dialled',
  )(text);

/** The problem of a text of e-mail addresses: none in it, or an incomplete one. */
export const emailProblem = problemOf(emailParts, /@/, 'e-mail addresses');
