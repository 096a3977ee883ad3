/** What `pnpm check:company` knows a company's texts by, beside the names in them; nothing else reads it. */
export interface Facts {
  /** The company whose copy this one still is: its names are that one's. */
  readonly copiedFrom?: string;
  /**
   * What its texts say of its country alone without a capital within a sentence: adjectives, things,
   * currencies, numbers. In another company's texts each of them is listed.
   */
  readonly own: readonly string[];
  /** Names of other companies' countries that its texts say on purpose. */
  readonly mentions: readonly string[];
  /** The day on which somebody who knows its country's law had read its privacy policy: `2026-11-27`. */
  readonly policyRead?: string;
}
