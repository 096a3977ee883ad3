/** A country as ISO 3166-1 names it in two letters: `GH`. */
export type CountryCode = string;

/** What is known of a typed phone number. */
export type PhoneReading =
  /** `number` is the number as E.164 writes it: `+233244127730`. */
  { readonly state: 'valid'; readonly number: string } | { readonly state: 'invalid' };

/** Numbers of any country have 7 to 15 digits: all that can be said before the checks are there. */
const plausible = /^\+?(?:\d[\s().-]*){7,15}$/;

/**
 * Checks a phone number (§5.1). The checks are fetched at the first need; where they cannot be, any
 * plausible number passes as it was typed, for a number is better than none.
 *
 * @param text as typed, or as E.164 writes it.
 * @param country the country of a number without a country code.
 */
export async function readPhone(text: string, country: CountryCode): Promise<PhoneReading> {
  const checks = await import('./phoneChecks.ts').catch(() => undefined);
  if (checks) return checks.checkPhone(text, country);
  return plausible.test(text.trim())
    ? { state: 'valid', number: text.trim() }
    : { state: 'invalid' };
}
