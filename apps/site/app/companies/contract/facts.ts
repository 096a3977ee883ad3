/** What `pnpm check:company` knows a company's texts by; nothing else reads it. */
export interface Facts {
  /** The company whose copy this one is: what it has in common with that one is not its own. */
  readonly copiedFrom?: string;
  /**
   * What its texts name of its country alone: places, laws, authorities, papers, currencies, numbers,
   * things. In another company's texts each of them is listed.
   */
  readonly own: readonly string[];
  /** Names of other companies' countries that its texts say on purpose. */
  readonly mentions: readonly string[];
  /** The day on which somebody who knows its country's law had read its privacy policy: `2026-11-27`. */
  readonly policyRead?: string;
}
