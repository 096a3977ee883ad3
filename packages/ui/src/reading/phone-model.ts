/** ISO 3166-1 code: `GH`. */
export type CountryCode = string;

export type PhoneReading =
  /**
   * The number in E.164 (`+233244127730`), and as people write it. Both include an extension: `
   * ext. 12`.
   */
  | { readonly state: 'valid'; readonly number: string; readonly written: string }
  /** No number, or a part of one. */
  | { readonly state: 'invalid' }
  /** Two numbers or more. */
  | { readonly state: 'several' };

/** Texts of a phone field, and its default country. */
export interface PhoneModel {
  readonly label: string;
  readonly placeholder?: string;
  /** Label of the country select: 'Country of the phone number'. */
  readonly country: string;
  /** Country of a number without a country code (§9): `GH`. */
  readonly defaultCountry: CountryCode;
  /** Says that a number is complete. */
  readonly valid: string;
  /** Error: says what is wrong with a number, and what to do. */
  readonly invalid: string;
  /** Error for two numbers. */
  readonly several: string;
  /**
   * Language of the countries' names (BCP 47). Use the page's, so that server and browser agree.
   */
  readonly locale: string;
}
