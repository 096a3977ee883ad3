import type { ContactRules } from '@insurance-kit/content-client/forms';
import type { FeedbackModel, HomeModel, MapPlaceModel } from '@insurance-kit/ui';
import type { ContactFormModel, FormLabels } from '@insurance-kit/ui/forms';
import type { CompanyPicture, MapPoint, PageMeta } from '../../shared/company.ts';
import type { MotorPage } from '../../shared/page-names.ts';

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

/** A contact page: the audience's own, or the group's on its own site. */
export type ContactPlace = 'own' | 'group';

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

/** The words of the About page that no record holds (§2.8). */
export interface AboutTexts<Audience extends string> {
  readonly meta: PageMeta;
  readonly account: string;
  /**
   * Whose contact page the account card leads to, on every audience's page (readings §4, §2.8).
   * Default: each audience's own.
   */
  readonly accountContact?: Audience;
  /** Where the hero's button leads. */
  readonly contact: Readonly<Record<Audience, ContactPlace>>;
  readonly intro: { readonly title: string; readonly text: string };
  readonly directors: { readonly title: string; readonly lead: string };
  readonly executives: { readonly title: string; readonly lead: string };
  /** The banner that leads to the group's site. */
  readonly banner: { readonly title: string; readonly lead: string; readonly action: string };
  /** What a portrait shows, for those who cannot see it. */
  readonly portraitAlt: (name: string) => string;
}

/** The words of the careers page that no record holds (§2.16). */
export interface CareersTexts<Audience extends string> {
  readonly meta: PageMeta;
  /** The 'My Insurance Account' panel, for the audiences that have one here. */
  readonly account: Partial<
    Readonly<Record<Audience, { readonly text: string; readonly action: string }>>
  >;
  readonly cards: {
    readonly title: string;
    /** The cards' link: its words, and the social media page that it leads to. */
    readonly action: string;
    readonly href: string;
  };
}

/** The words of the insights page (§2.6), which has no record. */
export interface InsightsTexts<Audience extends string> {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly account: string;
  /** Where the banner leads. */
  readonly contact: Readonly<Record<Audience, ContactPlace>>;
  /** Above the two latest articles. */
  readonly latest: string;
  readonly list: {
    readonly title: string;
    /** Names the choice of categories. */
    readonly categories: string;
    /** The choice of no category. */
    readonly all: string;
    /** How many articles there are, and which of them the page shows, counted from 1. */
    readonly count: (total: number, first: number, last: number) => string;
    /** Which page of the list this is, in the page's title. */
    readonly page: (page: number) => string;
    /** What stands where a category has no article, and the way back to all. */
    readonly empty: string;
    readonly showAll: string;
    /** The field that articles are looked for in, and its button. */
    readonly search: { readonly label: string; readonly button: string };
    /** What stands where no article has the words. */
    readonly nothing: (words: string) => string;
  };
  /** The name of the feed. */
  readonly feed: string;
}

/** The words of the article page that no record holds (§2.7). */
export interface ArticleTexts<Audience extends string> {
  /** The list of all articles, as the way to an article names it. */
  readonly insights: string;
  readonly back: string;
  readonly download: {
    readonly label: string;
    /** Heard after the label: what is downloaded. */
    readonly hint: string;
    readonly pdf: string;
  };
  /** Above the links to the article's headings. */
  readonly contents: string;
  /** Above the social icons. */
  readonly social: string;
  /** Above the other articles. */
  readonly more: string;
  /** §8: there is no such article, or it cannot be had. */
  readonly missing: string;
  /** Whether the page ends with a banner that leads to the contact page. */
  readonly hasBanner: Readonly<Record<Audience, boolean>>;
}

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

/** The words of the page of a product that comes in variants. */
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
  readonly price: { readonly term: string; readonly from: (price: string, day: string) => string };
  readonly files: Readonly<Record<'title' | 'wording' | 'proposal' | 'claim_form' | 'pdf', string>>;
}

/** The words of the products that a company has of its own, by their names, for each layout. */
export interface OwnProductsTexts {
  readonly covers: Readonly<Record<string, CoversTexts>>;
  readonly sections: Readonly<Record<string, HomeInsuranceTexts>>;
  readonly cards: Readonly<Record<string, TravelTexts>>;
}

/** An office: its name and place; how to reach it stands in the record. */
export interface OfficeTexts {
  readonly name: string;
  /** Names the map's frame. */
  readonly map: string;
  readonly place: MapPoint;
}

/** The words of the contact page that no record holds (§2.17). */
export interface ContactTexts {
  readonly meta: PageMeta;
  readonly form: { readonly title: string; readonly lead?: string };
  readonly offices: {
    readonly title: string;
    readonly call: string;
    readonly email: string;
    readonly headOffice: string;
    /** When an office is open, and the words for now: 'Closed now · opens Monday 8 am'. */
    readonly hours: {
      readonly term: string;
      readonly open: string;
      readonly closed: (day: string, time: string) => string;
    };
    /** The term of a code that any phone dials, and of the languages that are spoken. */
    readonly ussd: string;
    readonly languages: string;
    /** The links below the hero of small screens: what names them, and their labels. */
    readonly jumps: Readonly<Record<'label' | 'call' | 'offices' | 'write', string>>;
    /** Shows the map in the page. */
    readonly showMap: string;
    /** Leads to the map's own page. */
    readonly openMap: string;
    /** Names the map of an office of the record's list. */
    readonly mapOf: (office: string) => string;
    /** The company's own office: `gh_…` of the record. */
    readonly own: OfficeTexts;
    /** The mother company's: `ng_…` of the record. */
    readonly parent: OfficeTexts;
  };
}

/** The words of the contact form (§5.1) and what a visitor is told of their message (§8). */
export interface ContactFormTexts {
  readonly form: Omit<ContactFormModel, 'privacy' | 'call' | 'sent'> & {
    /** The words of each field, and of what can be wrong with it. */
    readonly fields: FormLabels<ContactRules>;
    /** `complaints` are the words of the link to the page of that name, where the company has one. */
    readonly sent: Omit<ContactFormModel['sent'], 'more'> & { readonly complaints?: string };
    /** The privacy box: `link` are the words that lead to the policy. */
    readonly privacy: { readonly before: string; readonly link: string; readonly after: string };
    /** Stands before the office's number where a message could not be sent: 'Or call us:'. */
    readonly call: string;
  };
  readonly messages: {
    readonly sent: string;
    readonly failed: string;
    /** Not sent, because many others behind the same address have just sent theirs. */
    readonly wait: (seconds: number) => string;
  };
}

/** A service: what it is called, what it is for, and the words of the link to it. */
export interface ServiceTexts {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** The words of the self-service page (§2.18). */
export interface ServicesTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly account: { readonly text: string; readonly action: string };
  readonly claim: ServiceTexts;
  readonly buy: ServiceTexts;
}

/** The words of the whistle-blowing page, and the channels it names (§2.19). */
export interface WhistleTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** The link from the page's head down to the channels. */
  readonly report: string;
  readonly policy: readonly {
    readonly title: string;
    readonly text: string;
    /** Who should use the contact page instead: `link` are the words that lead there. */
    readonly contact?: { readonly before: string; readonly link: string; readonly after: string };
  }[];
  readonly channels: {
    readonly title: string;
    /** Phone numbers are written as people write them: international, with spaces. */
    readonly officer: { readonly term: string; readonly phone: string };
    readonly email: { readonly term: string; readonly address: string };
    /** The web link's address is the company's; `label` is what is shown for it. */
    readonly web: { readonly term: string; readonly label: string };
    readonly auditors: { readonly term: string; readonly phones: readonly string[] };
  };
}

/** The words around the privacy and cookie policy (§2.20); the policy itself is a text of its own. */
export interface PrivacyTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly updated: string;
  readonly contents: string;
}

/** The words of the feedback form (§4.5), in its dialog and on a page of its own. */
export interface FeedbackTexts {
  readonly meta: PageMeta;
  /** Heads the dialog and the page. */
  readonly title: string;
  readonly form: Omit<FeedbackModel, 'title'>;
  /** What a visitor is told of their feedback (§8). */
  readonly messages: {
    /** Saved and e-mailed. */
    readonly emailed: string;
    /** Saved, but not e-mailed. */
    readonly notEmailed: string;
    /** The service answered that it did not save it. */
    readonly rejected: string;
    /** No answer came. */
    readonly unreachable: string;
    /** Not saved, because many others behind the same address have just sent theirs. */
    readonly wait: (seconds: number) => string;
  };
}
