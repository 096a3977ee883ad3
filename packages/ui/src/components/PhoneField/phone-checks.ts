import { isSupportedCountry, parsePhoneNumber } from 'react-phone-number-input';
import type { CountryCode, PhoneReading } from './phone-model.ts';

/** Checks a number by its country's rules, see `readPhone`. */
export function checkPhone(text: string, country: CountryCode): PhoneReading {
  const parsed = parsePhoneNumber(text, isSupportedCountry(country) ? country : undefined);
  return parsed?.isValid()
    ? { state: 'valid', number: parsed.number, written: parsed.formatInternational() }
    : { state: 'invalid' };
}
