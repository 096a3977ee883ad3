import phoneMetadata from 'libphonenumber-js/min/metadata';
import {
  type Country,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
} from 'react-phone-number-input/core';

/** Labels, messages and settings of a phone field. */
export interface PhoneModel {
  readonly label: string;
  readonly placeholder?: string;
  /** Accessible name of the list of countries. */
  readonly country: string;
  readonly defaultCountry: string;
  readonly valid: string;
  readonly invalid: string;
  /** Error for a text with more than one number. */
  readonly several: string;
  /** Language of country names (BCP 47). Use the page's, so that server and browser agree. */
  readonly locale: string;
}

export const isPhoneCountry = (country: string): country is Country =>
  Object.hasOwn(phoneMetadata.countries, country);

export const countryNames = (locale: string): Readonly<Record<string, string>> => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.fromEntries(
    getCountries(phoneMetadata).map((country) => [country, names.of(country) ?? country]),
  );
};

export const callingCode = (country: string): string | undefined =>
  isPhoneCountry(country) ? `+${getCountryCallingCode(country, phoneMetadata)}` : undefined;

const longestPhone = 250;
const mostDigits = 15;

/** Drops invisible characters. Unifies spaces, dashes, `00` (as `+`) and `poste` (as `ext`). */
export const plainPhone = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/^( *(?:tel:? *)?\(?)00/i, '$1+')
    .replace(/\bposte\b/i, 'ext');

/** Whether a text has more than a phone number, such as an extension. */
export const isMoreThanNumber = (text: string): boolean => /[^\p{Nd}+ ().-]/u.test(text);

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;

/** Whether a text has several phone numbers. An extension does not count. */
const isSeveral = (text: string): boolean =>
  digitsOf(text) > mostDigits ||
  text.split(/[^\d\s+().-]+/).filter((part) => digitsOf(part) > 5).length > 1;

/**
 * Reads a typed phone number (§5.1), or one in E.164. A number without a calling code belongs to
 * `country`. To read a number without React, use `phoneReader` of content-client.
 * @returns E.164, which may have an extension: ` ext. 12`. `undefined` for an invalid number, or for
 * several numbers.
 */
export function readPhone(text: string, country: string): string | undefined {
  if (text.length > longestPhone) return undefined;
  const plain = plainPhone(text);
  if (isSeveral(plain)) return undefined;
  const options = isPhoneCountry(country) ? { defaultCountry: country } : {};
  const parsed = parsePhoneNumber(plain, options, phoneMetadata);
  if (!parsed?.isValid()) return undefined;
  const extension = parsed.ext === undefined ? '' : ` ext. ${parsed.ext}`;
  return `${parsed.number}${extension}`;
}

/** The error for a typed text in which `readPhone` finds no number. */
export const phoneError = (text: string, { several, invalid }: PhoneModel): string =>
  text.length <= longestPhone && isSeveral(plainPhone(text)) ? several : invalid;
