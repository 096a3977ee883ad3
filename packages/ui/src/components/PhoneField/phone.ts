import type { MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { type Country, parsePhoneNumber } from 'react-phone-number-input/core';
import type { CountryCode, PhoneReading } from './phone-model.ts';
import { longestPhone, plainPhone } from './written-phone.ts';

const ofCoteDIvoire = [
  [String.raw`(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})`, '$1 $2 $3 $4 $5', ['[02]']],
];

/**
 * Phone number plans and formats by country. People write Ivorian numbers in groups of two digits;
 * the library would end them with a longer group.
 */
export const phoneMetadata: MetadataJson = {
  ...metadata,
  countries: {
    ...metadata.countries,
    // The formats are the fifth part of a country's plan.
    CI: (metadata.countries.CI ?? []).map((part, index) => (index === 4 ? ofCoteDIvoire : part)),
  },
};

export const isPhoneCountry = (country: string): country is Country =>
  Object.hasOwn(phoneMetadata.countries, country);

/** E.164. */
const mostDigits = 15;

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;

/** Whether a text is two phone numbers or more; an extension is not a number. */
const isSeveral = (text: string): boolean =>
  digitsOf(text) > mostDigits ||
  text.split(/[^\d\s+().-]+/).filter((part) => digitsOf(part) > 5).length > 1;

/**
 * Checks a phone number (§5.1) by its country's rules.
 *
 * @param text raw input, or E.164.
 * @param country of a number without a country code.
 */
export function readPhone(text: string, country: CountryCode): PhoneReading {
  if (text.length > longestPhone) return { state: 'invalid' };
  const plain = plainPhone(text);
  const options = isPhoneCountry(country) ? { defaultCountry: country } : {};
  const parsed = parsePhoneNumber(plain, options, phoneMetadata);
  if (isSeveral(plain)) return { state: 'several' };
  if (!parsed?.isValid()) return { state: 'invalid' };
  const extension = parsed.ext === undefined ? '' : ` ext. ${parsed.ext}`;
  const written = parsed.formatInternational();
  return { state: 'valid', number: `${parsed.number}${extension}`, written };
}
