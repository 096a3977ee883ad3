import type { OverviewPage, PageName, ProductData } from './page-names.ts';

/** The colour scheme of each audience; no two audiences share one. */
export type AudienceSchemes<Audience extends string> = Readonly<Record<Audience, string>>;

/**
 * The colour of each audience's buttons and links, as `#630994`, from which its other colours are
 * computed.
 */
export type AudienceColours<Audience extends string> = Readonly<Record<Audience, `#${string}`>>;

/** An audience of the company: its name, pages and addresses. */
export interface AudienceData {
  /** Its name in the switch of §2.2. */
  readonly label: string;
  /** Address of its home. */
  readonly home: string;
  /** Prefix of its other addresses (§2.1): `/purple` of `/purpleabout`. */
  readonly prefix: string;
  readonly overview: OverviewPage;
  /** Its products in the order of its tab bar (§2.10). */
  readonly products: readonly ProductData[];
  /** Its view of drawings (docs/contracts.md, 'Pictures with views'). */
  readonly view?: string;
  /**
   * Pages on which the Self Service button hovers in the audience's colour; on others it hovers in
   * the default audience's (§2.2).
   */
  readonly ownHoverOn?: readonly PageName[];
}

/** All audiences of a company, in the order of the switch. */
export type Audiences<Audience extends string> = Readonly<Record<Audience, AudienceData>>;
