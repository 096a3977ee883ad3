import type { CountryCode, PhoneReading } from './phone-model.ts';
import { longestPhone, plainPhone } from './written-phone.ts';

/** Numbers of any country have 7 to 15 digits: the only check until the library has loaded. */
const plausible = /^\+?(?:\d[\s().-]*){7,15}$/;

/**
 * Checks a phone number (§5.1). The library is fetched at the first call. If that fails, any
 * plausible number passes as typed: the company would rather have it than none.
 *
 * @param text as typed, or as E.164 writes it.
 * @param country the country of a number without a country code.
 */
export async function readPhone(text: string, country: CountryCode): Promise<PhoneReading> {
  if (text.length > longestPhone) return { state: 'invalid' };
  const checks = await import('./phone-checks.ts').catch(() => undefined);
  if (checks) return checks.checkPhone(text, country);
  const number = plainPhone(text).trim();
  return plausible.test(number)
    ? { state: 'valid', number, written: number }
    : { state: 'invalid' };
}
