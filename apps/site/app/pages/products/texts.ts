import type { PageMeta } from '../../../shared/company.ts';
import type { MotorPage } from '../../../shared/pages.ts';

/** The words of the products overview that no record holds (§2.9). */
export interface ProductsTexts<Audience extends string> {
  readonly meta: Readonly<Record<Audience, PageMeta>>;
  readonly readMore: string;
  /** The part with the way to make a claim; `title` stands in for a caption that is missing. */
  readonly claims: { readonly title: string };
  /** The banner that leads individuals to a quote, on large screens. */
  readonly quoteBanner: { readonly title: string };
}

/** The covers of motor insurance (§2.11). */
export type MotorCoverId = 'comprehensive' | 'fire-theft' | 'third-party';

/** The words around covers: their names, and what leads on from them. */
export interface CoversWords {
  readonly title: string;
  /** The Akan name of the sign above the title, and the rest of its caption. */
  readonly sign: { readonly name: string; readonly meaning: string };
  /** The covers' names on their headers, and as the titles of their dialogs. */
  readonly names: Readonly<
    Record<MotorCoverId, { readonly header: string; readonly dialog: string }>
  >;
  readonly features: string;
  readonly quote: string;
  readonly banner: string;
}

/** The benefits of fleets, which have a field each but no caption. */
export interface FleetBenefitsTexts {
  readonly title: string;
  readonly comprehensive: string;
  readonly fireTheft: string;
}

/** The words of the motor pages that no record holds (§2.11). */
export interface MotorTexts {
  readonly meta: Readonly<Record<MotorPage, PageMeta>>;
  readonly covers: Omit<CoversWords, 'quote' | 'banner'> & {
    readonly quote: Readonly<Record<MotorPage, string>>;
  };
  /** Stands in for the caption of the section beside the picture. */
  readonly section: string;
  readonly benefits: FleetBenefitsTexts;
  readonly banner: Readonly<Record<MotorPage, string>>;
}

interface ProductTexts<Variant extends string> {
  readonly meta: PageMeta;
  readonly titles: Readonly<Record<Variant, string>>;
  readonly features: string;
  /** Below the title of the closing banner. */
  readonly banner: string;
}

/** The words of the travel page that no record holds (§2.12): it has two variants. */
export interface TravelTexts extends ProductTexts<'student' | 'individual'> {
  /** Stands in for the caption of the benefits. */
  readonly benefits: string;
}

/** The words of the home insurance page that no record holds (§2.13): it has two variants. */
export interface HomeInsuranceTexts extends ProductTexts<'homeowner' | 'householder'> {
  /** Stands in for the caption of the benefits. */
  readonly benefits: string;
}

/** The words of the engineering page that no record holds (§2.14): it has five products. */
export interface EngineeringTexts
  extends ProductTexts<'plant' | 'contractors' | 'machinery' | 'erection' | 'computer'> {
  readonly benefits: FleetBenefitsTexts;
}

/** The words of the marine page that no record holds (§2.15): it has two variants. */
export interface MarineTexts extends ProductTexts<'cargo' | 'hull'> {
  readonly pay: string;
  /** Travel cover for those who travel with the business. */
  readonly benefits: {
    readonly title: string;
    readonly lead: string;
    /** Each title with its colon. */
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  readonly closing: { readonly title: string; readonly text: string };
}

/** The words of a page of covers that no record holds: a company's own, like motor's. */
export interface CoversTexts extends CoversWords {
  readonly meta: PageMeta;
  /** Stands in for the caption of the section beside the picture. */
  readonly section: string;
}

/** The words around what a product's record says beyond its covers: facts, tariff, files. */
export interface BuyingTexts {
  /** Above what holds for all covers. */
  readonly title: string;
  readonly price: {
    readonly from: (price: string) => string;
    readonly tariff: (day: string) => string;
    /** Where no price is known: when a visitor is told one. */
    readonly unknown: string;
  };
  readonly files: Readonly<Record<'title' | 'wording' | 'proposal' | 'claim_form' | 'pdf', string>>;
}

/** The words of the products that a company has of its own, by their names, for each layout. */
export interface CustomProductsTexts {
  readonly covers: Readonly<Record<string, CoversTexts>>;
  readonly sections: Readonly<Record<string, HomeInsuranceTexts>>;
  readonly cards: Readonly<Record<string, TravelTexts>>;
}
