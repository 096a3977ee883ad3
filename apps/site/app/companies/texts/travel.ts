import type { PageMeta } from '../company.ts';

/** The two kinds of travel insurance (§2.12). */
export type TravelKindId = 'student' | 'individual';

/** The words of the travel page that no record holds (§2.12). */
export interface TravelTexts {
  readonly meta: PageMeta;
  readonly titles: Readonly<Record<TravelKindId, string>>;
  readonly features: string;
  /** Stands in for the caption of the benefits. */
  readonly benefits: string;
}

export { travelTexts } from '#company/texts/travel.ts';
