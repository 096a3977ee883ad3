import type { PageMeta } from '../company.ts';

/** The two kinds of home insurance (§2.13). */
export type HomeInsuranceKindId = 'homeowner' | 'householder';

/** The words of the home insurance page that no record holds (§2.13). */
export interface HomeInsuranceTexts {
  readonly meta: PageMeta;
  readonly titles: Readonly<Record<HomeInsuranceKindId, string>>;
  readonly features: string;
  /** Stands in for the caption of the benefits. */
  readonly benefits: string;
}

export { homeInsuranceTexts } from '#company/texts/home-insurance.ts';
