import type { PageMeta } from '../../../shared/company.ts';
import type { MotorPage } from '../../../shared/pages.ts';

/** Texts of the product overview pages. `ProductTexts` has the texts of one product's page. */
export interface ProductsTexts<Audience extends string> {
  readonly meta: Readonly<Record<Audience, PageMeta>>;
  readonly menu: string;
  readonly readMore: string;
  /** The section about claims. `title` replaces a missing caption. */
  readonly claims: { readonly title: string };
  readonly quoteBanner: { readonly title: string };
}

export type MotorCoverId = 'comprehensive' | 'fire-theft' | 'third-party';

/** Texts about covers on motor pages, and on pages of custom products with the layout `covers`. */
export interface SharedCoversTexts {
  readonly title: string;
  /** The Akan symbol (adinkra) above the title: its name, and its meaning. */
  readonly sign: { readonly name: string; readonly meaning: string };
  readonly names: Readonly<
    Record<MotorCoverId, { readonly header: string; readonly dialog: string }>
  >;
  readonly features: string;
  readonly quote: string;
  readonly banner: string;
}

/** Titles in the benefits section of the motor page for fleets, and of the engineering page. */
export type MotorBenefitsTexts = Readonly<Record<'title' | 'comprehensive' | 'fireTheft', string>>;

export interface MotorTexts {
  readonly meta: Readonly<Record<MotorPage, PageMeta>>;
  readonly covers: Omit<SharedCoversTexts, 'quote' | 'banner'> & {
    readonly quote: Readonly<Record<MotorPage, string>>;
  };
  /** Replaces a missing caption of the section beside the picture. */
  readonly section: string;
  readonly benefits: MotorBenefitsTexts;
  readonly banner: Readonly<Record<MotorPage, string>>;
}

export interface ProductTexts<Variant extends string> {
  readonly meta: PageMeta;
  readonly titles: Readonly<Record<Variant, string>>;
  readonly features: string;
  readonly banner: string;
}

export interface VariantsPageTexts<Variant extends string> extends ProductTexts<Variant> {
  /** Replaces a missing caption of the benefits. */
  readonly benefits: string;
}

export type TravelTexts = VariantsPageTexts<'student' | 'individual'>;
export type HomeInsuranceTexts = VariantsPageTexts<'homeowner' | 'householder'>;

export interface EngineeringTexts
  extends ProductTexts<'plant' | 'contractors' | 'machinery' | 'erection' | 'computer'> {
  readonly benefits: MotorBenefitsTexts;
}

export interface MarineTexts extends ProductTexts<'cargo' | 'hull'> {
  readonly pay: string;
  readonly benefits: {
    readonly title: string;
    readonly lead: string;
    /** Maps titles, which end with a colon, to texts. */
    readonly items: Readonly<Record<string, string>>;
  };
  readonly closing: { readonly title: string; readonly text: string };
}

export interface CoversTexts extends SharedCoversTexts {
  readonly meta: PageMeta;
  /** Replaces a missing caption of the section beside the picture. */
  readonly section: string;
}

/** Texts about a product: heading of its key facts, texts about prices, labels of its files. */
export interface BuyingTexts {
  readonly title: string;
  readonly price: {
    readonly from: (price: string) => string;
    readonly tariff: (day: string) => string;
    /** Replaces a missing price: says how soon the company answers. */
    readonly unknown: string;
  };
  readonly files: Readonly<Record<'title' | 'wording' | 'proposal' | 'claim_form' | 'pdf', string>>;
}

/** Texts of custom products: by layout, then by the product's name. */
export interface CustomProductsTexts {
  readonly covers: Readonly<Record<string, CoversTexts>>;
  readonly sections: Readonly<Record<string, HomeInsuranceTexts>>;
  readonly cards: Readonly<Record<string, TravelTexts>>;
}
