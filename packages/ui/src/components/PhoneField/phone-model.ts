/** A country as ISO 3166-1 names it in two letters: `GH`. */
export type CountryCode = string;

/** The result of checking a typed phone number. */
export type PhoneReading =
  /**
   * As E.164 writes it, `+233244127730`, and as people read it, `+233 24 412 7730`; both with the
   * extension where there is one, ` ext. 12`.
   */
  | { readonly state: 'valid'; readonly number: string; readonly written: string }
  /** No number, or a part of one. */
  | { readonly state: 'invalid' }
  /** Two numbers or more. */
  | { readonly state: 'several' };

/** The texts of a phone field, and its default country. */
export interface PhoneModel {
  readonly label: string;
  readonly placeholder?: string;
  /** The label of the select of countries: 'Country of the phone number'. */
  readonly country: string;
  /** The country of a number without a country code (§9): `GH`. */
  readonly defaultCountry: CountryCode;
  /** Says that a number is complete. */
  readonly valid: string;
  /** The error: what is wrong with a number and what to do. */
  readonly invalid: string;
  /** The error of a field with two numbers: that one is wanted. */
  readonly several: string;
  /**
   * The language of the countries' names, as BCP 47: the page's, so that server and browser agree.
   */
  readonly locale: string;
}
