/** Who a company is, in plain values: what tools know of it, too. */
export interface Identity {
  /** The name of its folder, and what `COMPANY` calls it. */
  readonly id: string;
  /** The name as visitors know it. */
  readonly name: string;
  /** The full legal name. */
  readonly legalName: string;
  /** The country that it insures in, as ISO 3166 has it. */
  readonly country: string;
  /** The language and region of the texts, as BCP 47: also the `lang` of every page. */
  readonly locale: string;
  /** In whose way of writing dates an article's date is written out (§2.7, §9: `en-US`). */
  readonly longDateLocale: string;
  /** The time zone in which dates are shown. */
  readonly timeZone: string;
  /** Where its head office is, in degrees north and east. */
  readonly seat: { readonly city: string; readonly latitude: number; readonly longitude: number };
  /** Its head office's number, as it is dialled from abroad. */
  readonly phone: string;
}
