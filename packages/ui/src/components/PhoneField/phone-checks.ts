import { parsePhoneNumber } from 'react-phone-number-input/core';
import { isPhoneCountry, phoneMetadata } from './phone-metadata.ts';
import type { CountryCode, PhoneReading } from './phone-model.ts';
import { plainPhone } from './written-phone.ts';

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
