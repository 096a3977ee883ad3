/** How French speaks of a country: 'le Sénégal', 'la Gambie', 'les Comores', or without an article. */
export type CountryGender = 'masculine' | 'feminine' | 'plural' | 'none';

/**
 * What a company's texts say of its country and of no other. Tools alone read it: `pnpm new:company`
 * replaces these words in a copy, `pnpm check:company` finds those of other companies.
 */
export interface Facts {
  /** The country as the texts write it, without an article. */
  readonly country: string;
  /** In French. */
  readonly gender?: CountryGender;
  /**
   * What its people and things are called: in English adjective and plural, in French masculine,
   * feminine, and both in the plural.
   */
  readonly demonyms: readonly string[];
  /** How its phone numbers begin from abroad: `+233`. */
  readonly diallingCode: string;
  /** A number as people write it at home: the contact form's example. */
  readonly phoneExample: string;
  /** The currency's code, and how texts write it: short, in the plural, in the singular. */
  readonly currency: { readonly code: string; readonly words: readonly string[] };
  /** Who supervises insurers: the name, and what else it is called. */
  readonly regulator: readonly string[];
  /** Places and papers that are this country's alone. */
  readonly places: readonly string[];
  /** Words of other companies that its texts say on purpose. */
  readonly mentions: readonly string[];
}
