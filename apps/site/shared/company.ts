import type { CookieBannerModel, KitWords, LogoModel } from '@insurance-kit/ui';

/** Who a company is, in plain values: what tools know of it, too. */
export interface Identity {
  /** The name of its folder, and what `COMPANY` calls it. */
  readonly id: string;
  /** The name as visitors know it. */
  readonly name: string;
  /** The full legal name. */
  readonly legalName: string;
  /** The country that it insures in, as ISO 3166 has it. */
  readonly country: string;
  /** The language and region of the texts, as BCP 47: also the `lang` of every page. */
  readonly locale: string;
  /** Set where that language is written from right to left. */
  readonly direction?: 'rtl';
  /** In whose way of writing dates an article's date is written out (§2.7, §9: `en-US`). */
  readonly longDateLocale: string;
  /** The time zone in which dates are shown. */
  readonly timeZone: string;
  /** Where its head office is, in degrees north and east. */
  readonly seat: { readonly city: string; readonly latitude: number; readonly longitude: number };
  /** The head office's phone number with its country code, shown until the contact record is available. */
  readonly phone: string;
  /** The head office's address in one line, shown until the contact record is available. */
  readonly address: string;
}

/** What a company may leave out. */
export interface CompanyOptions {
  /** Whether feedback's question comes by itself (§4.5); the footer's button is always there. */
  readonly asksForFeedback: boolean;
  /** Whether scrolling past half of a page counts as accepting cookies (readings §4, §4.6). */
  readonly acceptsCookiesByScrolling: boolean;
  /** Whether an office's map of another site's can be shown in the page (§2.17); links to these are always there. */
  readonly showsMaps: boolean;
}

/** A page of fixed words: its title for browsers and search, and a sentence that describes it. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** A fixed picture of a company: an address, what it shows, and its drawing size in CSS pixels. */
export interface CompanyPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A place on a map, in degrees north and east. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A company's mark: see `LogoModel`. */
export type LogoMark = Pick<LogoModel, 'viewBox' | 'paths'>;

/** A social media page. `icon` is a name of the kit's icon set. */
export interface SocialPage {
  readonly label: string;
  readonly href: string;
  readonly icon: 'facebook' | 'instagram' | 'linkedin' | 'x';
}

/** A link of the footer. It leads to the default audience's home if it has no `href` (§2.3). */
export interface FooterLink {
  readonly label: string;
  /** A path of the site, or the full address of another one. */
  readonly href?: string;
}

/**
 * Everything that makes the site one company's (readings §1). A sister company is another value of this
 * type; components and templates know no company's name, link or text.
 */
export interface Company<Audience extends string = string> extends Identity {
  readonly slogan: string;
  readonly logo: LogoModel;
  /** The address of the picture that stands in for one that is missing (§3). */
  readonly defaultPicture: string;
  /** §9. */
  readonly workingHours: string;
  /**
   * Days on which the offices of its country are closed: `12-25` each year, `2027-03-26` once. Without
   * them pages say the hours, and not whether an office is open now.
   */
  readonly closedDays?: readonly string[];
  readonly options: CompanyOptions;
  /** The kit's own few words, in the company's language. */
  readonly words: KitWords;
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
  /** The group's companies that the footer names (§2.3). */
  readonly groupCompanies: readonly FooterLink[];
  readonly footer: {
    readonly mainService: { readonly title: string; readonly links: readonly FooterLink[] };
    readonly selfService: { readonly title: string; readonly links: readonly FooterLink[] };
    readonly affiliation: string;
    readonly whistleBlowing: { readonly title: string; readonly item: string };
    readonly copyright: string;
    readonly privacy: string;
    /** The buttons and links at its end: feedback, cookies. */
    readonly actions: {
      readonly feedback: string;
      readonly cookies: string;
    };
  };
  /** The cookie banner (§4.6). */
  readonly cookies: CookieBannerModel;
  readonly header: {
    readonly about: string;
    readonly products: string;
    readonly insights: string;
    readonly careers: string;
    readonly contact: string;
    readonly services: string;
  };
  /** Labels of the three calls to action: in heroes, beside covers, in the menu and in banners. */
  readonly actions: {
    readonly quote: string;
    readonly claim: string;
    readonly contact: string;
    /** Names the way to the group's contact page. Default: the words of the company's own. */
    readonly contactGroup?: string;
  };
  /** The names of its products: in the tab bars of §2.10, in breadcrumbs, and where a record has none. */
  readonly products: Readonly<Record<string, string>>;
  /** Short names of products for a home's hero. Default: the full name. */
  readonly productsInShort: Readonly<Record<string, string>>;
  /**
   * The pictures in the heads of pages that have no other, and of an empty list: 480 × 330. Those of the
   * two services, `claim` and `buy`: 420 × 410 (§2.18). `office` stands for the map of an office until
   * a visitor asks for it: 320 × 180 (§2.17).
   */
  readonly scenes: Readonly<
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
     * Below the title, where it leads to a quote and where it leads to Contact. A line break (`\n`) puts
     * the second sentence on a line of its own where the window is wide enough.
     */
    readonly quote: Readonly<Record<Audience, string>>;
    readonly contact: Readonly<Record<Audience, string>>;
  };
  readonly article: {
    readonly readMore: string;
    /** Where there is no article to list. */
    readonly empty: string;
    /** Where an article has no excerpt (§3: 'No details available.'). */
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

/** What the bar above the preview of a draft says, and what stands where there is none. */
export interface PreviewTexts {
  /** Names the bar. */
  readonly label: string;
  /** Whose draft it is, and from when. */
  readonly says: (name: string, when: string) => string;
  /** Names the link to the form. */
  readonly edit: string;
  /** Above the links to the fields of the form. */
  readonly fields: string;
  /** The link is good no more. */
  readonly ended: string;
  readonly failing: string;
}

/** A contact page: the audience's own, or the group's on its own site. */
export type ContactPlace = 'own' | 'group';
