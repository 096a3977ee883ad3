import type { HomeModel, MapPlaceModel } from '@insurance-kit/ui';
import type { CompanyPicture, PageMeta } from '../../../shared/company.ts';

/** Source of a home's hero: the home record (§2.4), or the company's texts (readings §4, §2.5). */
export type HomeHero =
  | { readonly from: 'record' }
  | {
      readonly from: 'company';
      readonly title: string;
      readonly tagline: string;
      readonly picture: CompanyPicture;
    };

/** Targets of a home's tiles: the links of the record (§2.4), or About and the portal (§2.5). */
export type HomeTileActions = 'record' | 'portal';

/** Texts and pictures of the homes (§2.4, §2.5). */
export interface HomeTexts<Audience extends string> {
  readonly meta: Readonly<Record<Audience, PageMeta>>;
  readonly heroes: Readonly<Record<Audience, HomeHero>>;
  readonly tiles: {
    readonly learnMore: string;
    readonly actions: Readonly<Record<Audience, HomeTileActions>>;
  };
  readonly insights: { readonly title: string; readonly lead: string; readonly more: string };
  /** By audience: the first part below the hero, and whether all article cards have one size. */
  readonly below?: Partial<
    Readonly<Record<Audience, Pick<HomeModel, 'first'> & { readonly equalCards?: boolean }>>
  >;
  readonly affiliation: {
    readonly title: string;
    readonly text: string;
    readonly facts: readonly { readonly term: string; readonly detail: string }[];
    readonly action: string;
    readonly picture: CompanyPicture;
    readonly places: readonly MapPlaceModel[];
  };
}
