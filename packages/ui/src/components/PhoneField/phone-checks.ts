import { parsePhoneNumber } from 'react-phone-number-input/core';
import { isPhoneCountry, phoneMetadata } from './phone-metadata.ts';
import type { CountryCode, PhoneReading } from './phone-model.ts';

/** Checks a number by its country's rules, see `readPhone`. */
export function checkPhone(text: string, country: CountryCode): PhoneReading {
  const parsed = parsePhoneNumber(
    text,
    isPhoneCountry(country) ? { defaultCountry: country } : {},
    phoneMetadata,
  );
  return parsed?.isValid()
    ? { state: 'valid', number: parsed.number, written: parsed.formatInternational() }
    : { state: 'invalid' };
}
