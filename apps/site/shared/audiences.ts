import type { OverviewPage, PageName, ProductData } from './page-names.ts';

/** The name of each audience's colour scheme; no two audiences share one. */
export type AudienceSchemes<Audience extends string> = Readonly<Record<Audience, string>>;

/**
 * The colour of each audience's buttons and links, as `#630994`. All of its other colours are computed
 * from it.
 */
export type AudienceColours<Audience extends string> = Readonly<Record<Audience, `#${string}`>>;

/** An audience of the company's: what it is called, and which pages it has at which addresses. */
export interface AudienceData {
  /** Its name in the switch of §2.2. */
  readonly label: string;
  /** The address of its home. */
  readonly home: string;
  /** What the addresses of its other pages begin with (§2.1): `/purple` of `/purpleabout`. */
  readonly prefix: string;
  readonly overview: OverviewPage;
  /** Its products in the order of its tab bar (§2.10). */
  readonly products: readonly ProductData[];
  /** The view of drawings that it sees (docs/contracts.md, 'Pictures with views'); default their own. */
  readonly view?: string;
  /**
   * Pages on which the Self Service button takes the audience's own colour under the pointer. On all
   * others it takes the default audience's, as §2.2 shows it.
   */
  readonly ownHoverOn?: readonly PageName[];
}

/** All audiences of a company, in the order of the switch. */
export type Audiences<Audience extends string> = Readonly<Record<Audience, AudienceData>>;
