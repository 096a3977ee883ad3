/** The overviews of products (§2.9). Each shows a record of its own. */
export type OverviewPage = 'products' | 'products-corporate';

/** The covers' pages (§2.11): for private cars, and for fleets. */
export type MotorPage = 'motor' | 'motor-corporate';

/** The products that have a page (§2.11 to §2.15). Each shows a record of its own. */
export type ProductPage = MotorPage | 'travel' | 'home-insurance' | 'engineering' | 'marine';

/** How the page of a product of a company's own is laid out: like motor's, home's or travel's. */
export type ProductLayout = 'covers' | 'sections' | 'cards';

/** The pages of help, which a company may have: a text, and whom to ask. */
export const helpPageNames = ['claims', 'complaints', 'accessibility'] as const;
export type HelpPage = (typeof helpPageNames)[number];

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
  | HelpPage
  | 'privacy'
  | 'feedback';

/** A product of the company's own: the layout of its page, and the name of its record and its words. */
export interface OwnProduct {
  readonly page: ProductLayout;
  /** Such as `life`. */
  readonly name: string;
}

/** A product of an audience: one of §2, or the company's own; `word` ends its address. */
export type ProductData = ({ readonly page: ProductPage } | OwnProduct) & { readonly word: string };
