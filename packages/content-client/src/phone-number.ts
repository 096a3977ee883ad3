import type { MetadataJson } from 'libphonenumber-js/core';
import parsePhoneNumber from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import type { PhoneReader, PhoneReaders } from './base/contact-parts.ts';

export type { PhoneReader, PhoneReaders } from './base/contact-parts.ts';

const longestNumber = 100;

const isKnown = (country: string): country is keyof MetadataJson['countries'] =>
  Object.hasOwn(metadata.countries, country);

/**
 * Reads numbers as people of a country write them: with or without calling code (`+` or `00`), with
 * brackets, slashes, spaces and hyphens.
 * @param country ISO 3166 code. If unknown, reads only numbers with a calling code.
 * @example phoneReader('GH')('024 400 0110'); // '+233244000110'
 */
export const phoneReader =
  (country: string): PhoneReader =>
  (written) => {
    if (written.length > longestNumber) return undefined;
    const digits = written
      .replace(/^(\(?(?:\+|00)[^(]*)\(0\)/u, '$1')
      .replace(/[^+\p{Nd}]/gu, '')
      .replace(/^00/, '+');
    const number = parsePhoneNumber(
      digits,
      { extract: false, ...(isKnown(country) && { defaultCountry: country }) },
      metadata,
    );
    return number?.isValid() ? number.number : undefined;
  };

/** Readers for the phone numbers in the contact record of a company in `country`. */
export const phoneReaders = (country: string): PhoneReaders => ({
  company: phoneReader(country),
  // The parent company is in Nigeria (§3: `ng_` fields of the contact record).
  parent: phoneReader('NG'),
});
