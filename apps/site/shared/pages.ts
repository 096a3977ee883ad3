/** The overviews of products (§2.9). */
export type OverviewPage = 'products' | 'products-corporate';

/** The pages of covers (§2.11): for private cars, and for fleets. */
export type MotorPage = 'motor' | 'motor-corporate';

/** The products that have a page of their own (§2.11 to §2.15). */
export type ProductPage = MotorPage | 'travel' | 'home-insurance' | 'engineering' | 'marine';

/** Layouts of a custom product: like motor's, home insurance's or travel's. */
export type ProductLayout = 'covers' | 'sections' | 'cards';

/** Help pages, which a company may have: a text, and whom to contact. */
export const helpPageNames = ['claims', 'complaints', 'accessibility'] as const;
/** One of `helpPageNames`. */
export type HelpPage = (typeof helpPageNames)[number];

/** Pages without an audience. They have the colours of the one that the visitor saw last. */
export const sharedPages = {
  claims: '/claims',
  complaints: '/complaints',
  accessibility: '/accessibility',
  privacy: '/privacy',
  feedback: '/feedback',
} as const;

/** A product of one company: the layout of its page, and the name of its record and its texts. */
export interface CustomProduct {
  readonly page: ProductLayout;
  /** Such as `life`. */
  readonly name: string;
}

export const customRecord = ({ page, name }: CustomProduct) => ({
  resource: `${page}Product` as const,
  id: name,
});

export type CustomResource = ReturnType<typeof customRecord>['resource'];

/** A product of an audience; `word` ends its address. */
export type ProductData = ({ readonly page: ProductPage } | CustomProduct) & {
  readonly word: string;
};

export const isCustom = (product: ProductData): product is ProductData & CustomProduct =>
  'name' in product;

/** The colour scheme of each audience; no two audiences share one. */
export type AudienceSchemes<Audience extends string> = Readonly<Record<Audience, string>>;

/**
 * The colour of each audience's buttons and links, as `#630994`, from which its other colours are
 * computed.
 */
export type AudienceColours<Audience extends string> = Readonly<Record<Audience, `#${string}`>>;

/** An audience of the company: its name, pages and addresses. */
export interface AudienceData {
  /** Its name in the switch of §2.2. */
  readonly label: string;
  readonly home: string;
  /** Prefix of its other addresses (§2.1): `/purple` of `/purpleabout`. */
  readonly prefix: string;
  readonly overview: OverviewPage;
  /** Its products in the order of its tab bar (§2.10). */
  readonly products: readonly ProductData[];
  /** Its view of drawings (docs/contracts.md, 'Pictures with views'). */
  readonly view?: string;
  /**
   * Folders of pages on which the Self Service button hovers in the audience's colour; on others it
   * hovers in the default audience's (§2.2).
   */
  readonly ownHoverOn?: readonly string[];
}

/** All audiences of a company, in the order of the switch. */
export type Audiences<Audience extends string> = Readonly<Record<Audience, AudienceData>>;
