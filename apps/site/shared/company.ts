import type { CookieBannerModel, KitLabels, LogoModel } from '@insurance-kit/ui';

/** A company's plain data, which tools read too. */
export interface Identity {
  /** The name of its folder, and the value of `COMPANY`. */
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  /** ISO 3166 code of the country that it insures in. */
  readonly country: string;
  /** BCP 47 tag of the texts, the `lang` of every page. */
  readonly locale: string;
  /** Set for a language that is written from right to left. */
  readonly direction?: 'rtl';
  /** Locale of an article's written-out date (§2.7, §9: `en-US`). */
  readonly longDateLocale: string;
  readonly timeZone: string;
  /** Location of its head office, in degrees north and east. */
  readonly seat: { readonly city: string; readonly latitude: number; readonly longitude: number };
  /**
   * The head office's phone number with its country code, shown until the contact record is
   * available.
   */
  readonly phone: string;
  /** The head office's address in one line, shown until the contact record is available. */
  readonly address: string;
}

export interface CompanyOptions {
  /** Whether the feedback dialog opens by itself (§4.5); the footer's button is always there. */
  readonly requestsFeedback: boolean;
  /** Whether scrolling past half of a page accepts cookies (readings §4, §4.6). */
  readonly acceptsCookiesByScrolling: boolean;
  /**
   * Whether another site's map of an office can be shown in the page (§2.17); its link is always
   * there.
   */
  readonly showsMaps: boolean;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** A fixed picture: its address, alternative text, and drawing size in CSS pixels. */
export interface CompanyPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Degrees north and east. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export type LogoMark = Pick<LogoModel, 'viewBox' | 'paths'>;

/** A social media page. `icon` is a name of the kit's icon set. */
export interface SocialPage {
  readonly label: string;
  readonly href: string;
  readonly icon: 'facebook' | 'instagram' | 'linkedin' | 'x';
}

/** A link of the footer; without `href` it leads to the default audience's home (§2.3). */
export interface FooterLink {
  readonly label: string;
  /** A path of the site, or the full address of another one. */
  readonly href?: string;
}

/**
 * Everything that is specific to one company (readings §1). Components and templates contain no
 * company's name, link or text.
 */
export interface Company<Audience extends string = string> extends Identity {
  readonly slogan: string;
  readonly logo: LogoModel;
  /** Address of the picture that replaces a missing one (§3). */
  readonly defaultPicture: string;
  /** §9. */
  readonly workingHours: string;
  /**
   * Days on which its offices are closed: `12-25` each year, `2027-03-26` once. Without them pages
   * show the hours, but not whether an office is open now.
   */
  readonly closedDays?: readonly string[];
  readonly options: CompanyOptions;
  /** The kit's texts in the company's language. */
  readonly labels: KitLabels;
  /** Addresses outside the site (§1, §7). */
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
  readonly social: readonly SocialPage[];
  /** The group's companies in the footer (§2.3). */
  readonly groupCompanies: readonly FooterLink[];
  readonly footer: {
    readonly mainService: { readonly title: string; readonly links: readonly FooterLink[] };
    readonly selfService: { readonly title: string; readonly links: readonly FooterLink[] };
    readonly affiliation: string;
    readonly whistleBlowing: { readonly title: string; readonly item: string };
    readonly copyright: string;
    readonly privacy: string;
    /** Buttons and links at the end of the footer: feedback, cookies. */
    readonly actions: {
      readonly feedback: string;
      readonly cookies: string;
    };
  };
  /** The cookie banner (§4.6). */
  readonly cookies: CookieBannerModel;
  /** Labels of the three calls to action: in heroes, beside covers, in the menu and in banners. */
  readonly actions: {
    readonly quote: string;
    readonly claim: string;
    readonly contact: string;
    /** Label of the link to the group's contact page. Default: the company's own label. */
    readonly contactGroup?: string;
  };
  /** Product names: in the tab bars of §2.10, in breadcrumbs, and if a record has none. */
  readonly products: Readonly<Record<string, string>>;
  /** Short product names for a home's hero. Default: the full name. */
  readonly productsInShort: Readonly<Record<string, string>>;
  /**
   * Illustrations: 480 × 330 in heads without a picture; `claim` and `buy` 420 × 410 (§2.18);
   * `office` in place of a map 320 × 180 (§2.17).
   */
  readonly illustrations: Readonly<
    Record<
      'buy' | 'claim' | 'empty' | 'feedback' | 'insights' | 'office' | 'services' | 'whistle',
      string
    >
  >;
  /** The card that leads to the customer's account (§2.4). */
  readonly account: {
    readonly title: string;
    readonly text: Readonly<Record<Audience, string>>;
    readonly action: string;
    /** The sign beside it, gold on the brand's colour. */
    readonly sign: CompanyPicture;
  };
  readonly banner: {
    readonly title: string;
    /**
     * Texts below the title, for the link to a quote and for the link to Contact. A line break
     * (`\n`) starts a new line if the window is wide enough.
     */
    readonly quote: Readonly<Record<Audience, string>>;
    readonly contact: Readonly<Record<Audience, string>>;
  };
  readonly article: {
    readonly readMore: string;
    readonly empty: string;
    /** Shown if an article has no excerpt (§3: 'No details available.'). */
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

/** Texts of the bar above a draft's preview, and of an expired preview. */
export interface PreviewTexts {
  /** Names the bar. */
  readonly label: string;
  /** Whose draft it is, and from when. */
  readonly says: (name: string, when: string) => string;
  readonly edit: string;
  /** Above the links to the fields of the form. */
  readonly fields: string;
  /** The link is good no more. */
  readonly ended: string;
  readonly failing: string;
}

/** A contact page: the audience's own, or the group's on its own site. */
export type ContactPlace = 'own' | 'group';
