/** The overviews of products (§2.9). Each shows a record of its own. */
export type OverviewPage = 'products' | 'products-corporate';

/** The covers' pages (§2.11): for private cars, and for fleets. */
export type MotorPage = 'motor' | 'motor-corporate';

/** The products that have a page (§2.11 to §2.15). Each shows a record of its own. */
export type ProductPage = MotorPage | 'travel' | 'home-insurance' | 'engineering' | 'marine';

/** How the page of a product of a company's own is laid out: like motor's, home's or travel's. */
export type ProductLayout = 'covers' | 'sections' | 'cards';

/** A product of an audience: one of §2, or the company's own; `word` ends its address. */
export type ProductData =
  | { readonly page: ProductPage; readonly word: string }
  | {
      readonly page: ProductLayout;
      /** What its record and its words are found by, such as `life`. */
      readonly name: string;
      readonly word: string;
    };

/** The kinds of screen; each is one file in `pages/`. */
export type PageName =
  | 'home'
  | 'about'
  | OverviewPage
  | ProductPage
  | ProductLayout
  | 'insights'
  | 'article'
  | 'careers'
  | 'contact'
  | 'services'
  | 'whistle'
  | 'privacy'
  | 'feedback';

/** The name of each audience's colour scheme; no two audiences share one. */
export type AudienceSchemes<Audience extends string> = Readonly<Record<Audience, string>>;

/** An audience of the company's: what it is called, and which pages it has at which addresses. */
export interface AudienceData {
  /** Its name in the switch of §2.2. */
  readonly label: string;
  /** The address of its home. */
  readonly home: string;
  /** What the addresses of its other pages begin with (§2.1): `/purple` of `/purpleabout`. */
  readonly prefix: string;
  readonly overview: OverviewPage;
  /** Its products in the order of its tab bar (§2.10). */
  readonly products: readonly ProductData[];
  /** The view of drawings that it sees (docs/contracts.md, 'Pictures with views'); default their own. */
  readonly view?: string;
  /**
   * Pages on which the Self Service button takes the audience's own colour under the pointer. On all
   * others it takes the default audience's, as §2.2 shows it.
   */
  readonly ownHoverOn?: readonly PageName[];
}

/** All audiences of a company, in the order of the switch. */
export type Audiences<Audience extends string> = Readonly<Record<Audience, AudienceData>>;
