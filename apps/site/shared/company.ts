import type { CookieBannerModel, LogoModel, SocialLinkModel } from '@insurance-kit/ui';

/** The part of a company's data that the site, scripts and tools read. */
export interface Identity {
  /** Name of the company's folder, and value of the environment variable `COMPANY`. */
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  /** ISO 3166 code of the country whose risks the company insures. */
  readonly country: string;
  /** BCP 47 tag of the texts: the `lang` of every page. */
  readonly locale: string;
  /** Set if the language is written from right to left. */
  readonly direction?: 'rtl';
  /** Locale of long dates in articles (§2.7, §9: `en-US`). */
  readonly longDateLocale: string;
  readonly timeZone: string;
  /** City and position of the head office, in degrees north and east. */
  readonly seat: { readonly city: string; readonly latitude: number; readonly longitude: number };
  /** The head office's phone number, shown until the contact record is available. */
  readonly phone: string;
  /** Postal address of the head office in one line, shown until the contact record is available. */
  readonly address: string;
}

export interface CompanyOptions {
  /** Whether the feedback dialog opens by itself (§4.5). The footer always links to it. */
  readonly requestsFeedback: boolean;
  /** Whether scrolling past half of a page is consent to cookies (readings §4, §4.6). */
  readonly acceptsCookiesByScrolling: boolean;
  /** Whether pages can embed another site's map (§2.17). If not, pages only link to the map. */
  readonly showsMaps: boolean;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** A picture from the company's folder, not from a record. */
export interface CompanyPicture {
  readonly src: string;
  readonly alt: string;
}

/** In degrees north and east. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export type LogoMark = Pick<LogoModel, 'viewBox' | 'paths'>;

/** A link of the footer. Default of `href`: the default audience's home page (§2.3). */
export interface FooterLink {
  readonly label: string;
  /** A path of this site, or the full address of another site. */
  readonly href?: string;
}

/** All data of one company (readings §1). Components and templates contain no text of a company. */
export interface Company<Audience extends string = string> extends Identity {
  readonly slogan: string;
  readonly logo: LogoModel;
  /** Address of the picture that replaces missing pictures (§3). */
  readonly defaultPicture: string;
  readonly workingHours: string;
  /** Holidays, for 'Open now': `12-25` each year, `2027-03-26` once. */
  readonly closedDays: readonly string[];
  /** Addresses of other sites (§1, §7). */
  readonly links: {
    /** The customer portal, 'Request & Pay'. */
    readonly portal: string;
    /** The purchase and quote site, and its pages for motor and marine. */
    readonly quote: string;
    readonly quoteMotor: string;
    readonly quoteMarine: string;
    readonly claims: string;
    readonly ethics: string;
    readonly groupAbout: string;
    readonly groupContact: string;
  };
  readonly social: readonly SocialLinkModel[];
  readonly groupCompanies: readonly FooterLink[];
  readonly footer: {
    readonly mainService: { readonly title: string; readonly links: readonly FooterLink[] };
    readonly selfService: { readonly title: string; readonly links: readonly FooterLink[] };
    readonly affiliation: string;
    readonly whistleBlowing: { readonly title: string; readonly item: string };
    readonly copyright: string;
    readonly privacy: string;
    /** Labels of the footer's last link (feedback) and last button (cookies). */
    readonly actions: Readonly<Record<'feedback' | 'cookies', string>>;
  };
  readonly cookies: CookieBannerModel;
  /** Default labels of the links to quotes, claims and the contact page. */
  readonly actions: {
    readonly quote: string;
    readonly claim: string;
    readonly contact: string;
    /** Label of the link to the group's contact page. Default: `contact`. */
    readonly contactGroup?: string;
  };
  /** `name`: for tabs (§2.10) and breadcrumbs. `short`: for home pages and the main menu. */
  readonly products: Readonly<Record<string, { readonly name: string; readonly short: string }>>;
  /** The card that leads to the customer's account (§2.4). */
  readonly account: {
    readonly title: string;
    readonly text: Readonly<Record<Audience, string>>;
    readonly action: string;
    /** A symbol, drawn in gold on the brand's colour. */
    readonly sign: CompanyPicture;
  };
  readonly banner: {
    readonly title: string;
    /** Texts of the banners for a quote and for contact. `\n` starts a new line if there is room. */
    readonly quote: Readonly<Record<Audience, string>>;
    readonly contact: Readonly<Record<Audience, string>>;
  };
  readonly article: {
    readonly readMore: string;
    readonly empty: string;
    /** Shown for an article without excerpt (§3: 'No details available.'). */
    readonly noExcerpt: string;
  };
  readonly error: {
    /** §8: 'Unexpected Application Error!' */
    readonly title: string;
    readonly home: string;
    readonly notFound: string;
    readonly failed: string;
  };
}

export interface PreviewTexts {
  /** Accessible name of the preview bar. */
  readonly label: string;
  /** Says who saved the draft, and when. */
  readonly says: (name: string, when: string) => string;
  readonly edit: string;
  /** Text before the links to the edit form's fields. */
  readonly fields: string;
  /** Text of an expired preview. */
  readonly ended: string;
  /** Text of a preview that cannot be shown now. */
  readonly failing: string;
}

/** Owner of a contact page: the company (on this site), or its group (on another site). */
export type ContactPlace = 'company' | 'group';
