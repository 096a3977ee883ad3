import type { MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { type Country, parsePhoneNumber } from 'react-phone-number-input/core';
import type { CountryCode, PhoneReading } from './phone-model.ts';
import { plainPhone } from './written-phone.ts';

/** Groups of two digits. */
const ofCoteDIvoire = [
  [String.raw`(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})`, '$1 $2 $3 $4 $5', ['[02]']],
];

/**
 * How the numbers of each country are built and written. Those of Côte d'Ivoire are in groups of
 * two digits, as people write them there; the library ends them with a longer group.
 */
export const phoneMetadata: MetadataJson = {
  ...metadata,
  countries: {
    ...metadata.countries,
    // The formats are the fifth part of a country's plan.
    CI: (metadata.countries.CI ?? []).map((part, index) => (index === 4 ? ofCoteDIvoire : part)),
  },
};

/** Whether phone numbers of the country are known. */
export const isPhoneCountry = (country: string): country is Country =>
  Object.hasOwn(phoneMetadata.countries, country);

/** Checks a number by its country's rules, see `readPhone`. */
export function checkPhone(text: string, country: CountryCode): PhoneReading {
  const parsed = parsePhoneNumber(
    plainPhone(text),
    isPhoneCountry(country) ? { defaultCountry: country } : {},
    phoneMetadata,
  );
  if (!parsed?.isValid()) return { state: 'invalid' };
  const extension = parsed.ext === undefined ? '' : ` ext. ${parsed.ext}`;
  const written = parsed.formatInternational();
  return { state: 'valid', number: `${parsed.number}${extension}`, written };
}
