import { readEmailAddress } from './email-address.ts';

/** A part of a text: plain words, or a phone number, USSD code or e-mail address with its link. */
export interface ContactPart {
  readonly text: string;
  /** `tel:` or `mailto:`; unset for words. */
  readonly href?: string;
}

const longestText = 2_000;

/** Digits with usual separators. */
const digits = String.raw`\p{Nd}(?:[^\S\n]{0,2}[(.\p{Pd}]{0,2}[^\S\n]{0,2}[\p{Nd})]){3,40}`;
/** A possible phone number, also with an area code before a slash: `030/2123456`. */
const phoneNumber = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}@])((?:(?:\+|\(\+?)[^\S\n]?)?(?:\p{Nd}{2,4}\/(?=\p{Nd}{5}))?${digits})`,
  'gu',
);
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns a number in E.164 (`+233244000110`), or `undefined` if it is invalid. */
export type PhoneReader = (written: string) => string | undefined;

/** Phone readers for the company's offices, and for the office of its parent company. */
export interface PhoneReaders {
  readonly company: PhoneReader;
  readonly parent: PhoneReader;
}

/** For an unknown country: accepts anything that looks like a number, adds no country code. */
const anyNumber: PhoneReader = (written) => {
  const digits = written.replace(/[^+\p{Nd}]/gu, '').replace(/^00/, '+');
  return /^\+?\d{5,15}$/.test(digits) ? digits : undefined;
};

/** Finds possible addresses; `readEmailAddress` checks them. */
const emailAddress =
  /(?:^|[\s,;:<>()[\]"'«»“”/])([^\s,;:<>()[\]"«»“”/?&=]{1,80}@[^\s,;:<>()[\]"'«»“”/?&=]{1,260})/gu;

/**
 * Splits a text into links and the words between them. `linkOf` returns a match's link, if any.
 * @param pattern if it has a group, the group is the match: Safari before 16.4 has no lookbehind.
 */
function splitText(
  text: string,
  pattern: RegExp,
  linkOf: (match: string) => ContactPart | undefined,
): readonly ContactPart[] {
  const searched = text.length > longestText ? '' : text.replace(invisible, '');
  const parts: ContactPart[] = [];
  let done = 0;
  for (const { 0: whole, 1: match = whole, index } of searched.matchAll(pattern)) {
    const link = linkOf(match);
    const from = link ? searched.indexOf(link.text, index) : -1;
    if (!link || from < done) continue;
    parts.push({ text: searched.slice(done, from) }, link);
    done = from + link.text.length;
  }
  parts.push({ text: parts.length === 0 ? text : searched.slice(done) });
  return parts.filter(({ text: words }) => words.trim() !== '');
}

/** Splits a text such as an office's `call_no`. Numbers that `read` accepts get a `tel:` link. */
export const phoneParts = (text: string, read: PhoneReader = anyNumber): readonly ContactPart[] =>
  splitText(text, phoneNumber, (match) => {
    const number = read(match);
    // Remove brackets around the whole number.
    const written = match.replace(/^\(([^()]*)\)?$/, '$1').replace(/^([^()]*)\)$/, '$1');
    return number === undefined ? undefined : { text: written.trim(), href: `tel:${number}` };
  });

const dialCode = /\*\d{1,6}(?:\*\d{1,12}){0,4}#/g;

/** Splits a text. Each USSD code gets a `tel:` link. */
export const dialCodeParts = (text: string): readonly ContactPart[] =>
  splitText(text, dialCode, (code) => ({ text: code, href: `tel:${code.replace('#', '%23')}` }));

/** Splits a text such as an office's `email`. Each address gets a `mailto:` link. */
export const emailParts = (text: string): readonly ContactPart[] =>
  splitText(text, emailAddress, (match) => {
    const address = readEmailAddress(match);
    if (address === undefined || !match.includes(address)) return undefined;
    return { text: address, href: `mailto:${encodeURI(address).replaceAll('#', '%23')}` };
  });

/** Whether a text consists only of links (numbers or addresses) and separators. */
export const isContactList = (parts: readonly ContactPart[]): boolean =>
  parts.every(
    ({ text, href }) =>
      href !== undefined || /^\s*(?:[,;/|·]|\n|\b(?:or|ou|and|et)\b)?\s*$/u.test(text),
  );

/** Matches what looks like a phone number: seven digits or more. */
const looksLikePhoneNumber = /(?:\p{Nd}[\s().\p{Pd}]*){7,}/u;

/** Describes what is wrong with a text: no valid link, or words that look like an invalid link. */
function problemOf(parts: readonly ContactPart[], looksLikeLink: RegExp, expected: string) {
  const hasLink = parts.some(({ href }) => href !== undefined);
  const bad = parts.find(({ text, href }) => href === undefined && looksLikeLink.test(text));
  const faulty = bad ?? (hasLink ? undefined : parts[0]);
  return faulty && `expected ${expected}, found ${JSON.stringify(faulty.text.trim().slice(0, 80))}`;
}

/** Describes the problem of a text that has no phone number, or an invalid one. */
export const phoneProblem = (text: string, read?: PhoneReader): string | undefined =>
  problemOf(phoneParts(text, read), looksLikePhoneNumber, 'phone numbers that can be dialled');

/** Describes the problem of a text that has no e-mail address, or an incomplete one. */
export const emailProblem = (text: string): string | undefined =>
  problemOf(emailParts(text), /@/, 'e-mail addresses');

/** Opening hours: days of the week (0 is Sunday), and minutes since midnight. */
export interface OpeningHours {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const day = `(${dayNames.join('|')})`;
const time = String.raw`([01]\d|2[0-4]):([0-5]\d)`;
const span = new RegExp(`^${day}(?:-${day})? ${time}-${time}$`);

/** Reads schema.org's format, `Mo-Fr 08:00-17:00; Sa 09:00-13:00`; `undefined` for other text. */
export function readOpeningHours(text: string): readonly OpeningHours[] | undefined {
  const read: OpeningHours[] = [];
  for (const written of text.split(/[;,]/)) {
    const match = span.exec(written.trim());
    if (match === null) return undefined;
    const [, first = '', last = first, fromHour, fromMinute, toHour, toMinute] = match;
    const days = dayNames.slice(dayNames.indexOf(first), dayNames.indexOf(last) + 1);
    const from = Number(fromHour) * 60 + Number(fromMinute);
    const to = Number(toHour) * 60 + Number(toMinute);
    if (days.length === 0 || to <= from || to > 24 * 60) return undefined;
    read.push({ days: days.map((name) => (dayNames.indexOf(name) + 1) % 7), from, to });
  }
  return read;
}

export const hoursProblem = (text: string): string | undefined =>
  text.trim() === '' || readOpeningHours(text)
    ? undefined
    : `expected hours such as Mo-Fr 08:00-17:00, found ${JSON.stringify(text.trim().slice(0, 80))}`;
