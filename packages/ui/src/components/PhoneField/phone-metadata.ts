import type { MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import type { Country } from 'react-phone-number-input/core';

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
