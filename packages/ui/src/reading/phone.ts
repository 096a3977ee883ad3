import type { MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import {
  type Country,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
} from 'react-phone-number-input/core';

export type CountryCode = string;

export type PhoneReading =
  /** `number` is E.164, `formatted` is for people. Both may have an extension: ` ext. 12`. */
  | { readonly state: 'valid'; readonly number: string; readonly formatted: string }
  | { readonly state: 'invalid' }
  | { readonly state: 'several' };

/** Labels, messages and settings of a phone field. */
export interface PhoneModel {
  readonly label: string;
  readonly placeholder?: string;
  /** Accessible name of the list of countries. */
  readonly country: string;
  readonly defaultCountry: CountryCode;
  readonly valid: string;
  readonly invalid: string;
  /** Error for a text with more than one number. */
  readonly several: string;
  /** Language of country names (BCP 47). Use the page's, so that server and browser agree. */
  readonly locale: string;
}

const ivorianFormats = [
  [String.raw`(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})`, '$1 $2 $3 $4 $5', ['[02]']],
];

/** The library's number formats, but numbers of Côte d'Ivoire are in groups of two digits. */
export const phoneMetadata: MetadataJson = {
  ...metadata,
  countries: {
    ...metadata.countries,
    // Element 4 of a country's metadata has its formats.
    CI: (metadata.countries.CI ?? []).map((part, index) => (index === 4 ? ivorianFormats : part)),
  },
};

export const isPhoneCountry = (country: string): country is Country =>
  Object.hasOwn(phoneMetadata.countries, country);

export const countryNames = (locale: string): Readonly<Record<string, string>> => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.fromEntries(
    getCountries(phoneMetadata).map((country) => [country, names.of(country) ?? country]),
  );
};

export const callingCode = (country: CountryCode): string | undefined =>
  isPhoneCountry(country) ? `+${getCountryCallingCode(country, phoneMetadata)}` : undefined;

const longestPhone = 250;
const mostDigits = 15;

/** Normalises a typed number: plain spaces and hyphens, `+` for leading `00`, `ext` for `poste`. */
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
 * Checks a typed phone number (§5.1), or one in E.164. A number without a calling code belongs to
 * `country`. To check a number without React, use `phoneReader` of content-client.
 */
export function readPhone(text: string, country: CountryCode): PhoneReading {
  if (text.length > longestPhone) return { state: 'invalid' };
  const plain = plainPhone(text);
  if (isSeveral(plain)) return { state: 'several' };
  const options = isPhoneCountry(country) ? { defaultCountry: country } : {};
  const parsed = parsePhoneNumber(plain, options, phoneMetadata);
  if (!parsed?.isValid()) return { state: 'invalid' };
  const extension = parsed.ext === undefined ? '' : ` ext. ${parsed.ext}`;
  const formatted = parsed.formatInternational();
  return { state: 'valid', number: `${parsed.number}${extension}`, formatted };
}
