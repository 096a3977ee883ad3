import type { HomeModel, MapPlaceModel } from '@insurance-kit/ui';
import type { CompanyPicture, PageMeta } from '../../../shared/company.ts';

/** Where the hero of a home comes from: the home record (§2.4), or the company (readings §4, §2.5). */
export type HomeHero =
  | { readonly from: 'record' }
  | {
      readonly from: 'company';
      readonly title: string;
      readonly tagline: string;
      readonly picture: CompanyPicture;
    };

/** Where the tiles of a home lead: as the record says (§2.4), or to About and the portal (§2.5). */
export type HomeTileActions = 'record' | 'portal';

/** The words and pictures of the homes that no record holds (§2.4, §2.5). */
export interface HomeTexts<Audience extends string> {
  readonly meta: Readonly<Record<Audience, PageMeta>>;
  readonly heroes: Readonly<Record<Audience, HomeHero>>;
  readonly tiles: {
    readonly learnMore: string;
    readonly actions: Readonly<Record<Audience, HomeTileActions>>;
  };
  readonly insights: { readonly title: string; readonly lead: string; readonly more: string };
  /**
   * How the homes of some audiences differ below the hero: the part that comes first, and whether all
   * cards of articles are of one size.
   */
  readonly below?: Partial<
    Readonly<Record<Audience, Pick<HomeModel, 'first'> & { readonly equalCards?: boolean }>>
  >;
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
