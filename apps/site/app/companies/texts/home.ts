import type { MapPlaceModel } from '@insurance-kit/ui';
import type { Audience } from '../../audience.ts';
import type { CompanyPicture, PageMeta } from '../company.ts';

export { homeTexts } from '#company/texts/home.ts';

/** The words and pictures of the homes that no record holds (§2.4, §2.5). */
export interface HomeTexts {
  readonly meta: Readonly<Record<Audience, PageMeta>>;
  /** The corporate home's hero is the company's, not the record's (readings §4, §2.5). */
  readonly corporateHero: {
    readonly title: string;
    readonly tagline: string;
    readonly picture: CompanyPicture;
  };
  /** What the record's header picture shows, for those who cannot see it. */
  readonly heroPictureAlt: string;
  readonly tiles: {
    readonly learnMore: string;
    readonly makeClaim: string;
    readonly getQuote: string;
  };
  readonly insights: { readonly title: string; readonly lead: string; readonly more: string };
  /** The block that says to whom the company belongs (§1). */
  readonly affiliation: {
    readonly title: string;
    readonly text: string;
    readonly facts: readonly { readonly term: string; readonly detail: string }[];
    readonly action: string;
    readonly picture: CompanyPicture;
    readonly places: readonly MapPlaceModel[];
  };
}
