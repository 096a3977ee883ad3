/** The products of §2.11 to §2.15, with the names of their records (§3). */
export const productRecords = {
  motor: 'motorIndividual',
  'motor-corporate': 'motorCorporate',
  travel: 'travel',
  'home-insurance': 'homeInsurance',
  engineering: 'engineering',
  marine: 'marine',
} as const;

export type ProductPage = keyof typeof productRecords;

/** The motor pages (§2.11): for private cars, and for fleets. */
export type MotorPage = Extract<ProductPage, `motor${string}`>;

/** Custom products look like motor (`covers`), home insurance (`sections`) or travel (`cards`). */
export type ProductLayout = 'covers' | 'sections' | 'cards';

/** Help pages: texts with contacts. A company may omit some. */
export const helpPageNames = ['claims', 'complaints', 'accessibility'] as const;
export type HelpPage = (typeof helpPageNames)[number];

/** Pages without an audience. They have the colours of the audience that the visitor saw last. */
export const sharedPages = {
  claims: '/claims',
  complaints: '/complaints',
  accessibility: '/accessibility',
  privacy: '/privacy',
  feedback: '/feedback',
} as const;

/** A product that `productRecords` lacks: its page's layout, and its name in code and content. */
export interface CustomProduct {
  readonly page: ProductLayout;
  readonly name: string;
}

/** The content client's resource for a layout's custom products, such as `coversProduct`. */
export type CustomResource = `${ProductLayout}Product`;

/** A product of an audience. `word` is the last part of the product page's address. */
export type ProductData = ({ readonly page: ProductPage } | CustomProduct) & {
  readonly word: string;
};

export const isCustom = (product: ProductData): product is ProductData & CustomProduct =>
  'name' in product;

/** The resource of a product's record, and for a custom product also the record's id. */
export const productRecord = (product: ProductData) =>
  isCustom(product)
    ? { resource: `${product.page}Product` as const, id: product.name }
    : { resource: productRecords[product.page] };

/** The name of each audience's colour scheme. No two audiences share a scheme. */
export type AudienceSchemes<Audience extends string> = Readonly<Record<Audience, string>>;

/** Each audience's button colour, such as `#630994`. Other colours are computed from it. */
export type AudienceColours<Audience extends string> = Readonly<Record<Audience, `#${string}`>>;

export interface AudienceData {
  readonly label: string;
  readonly home: string;
  /** Start of each address of the audience, except `home`: `/purple` in `/purpleabout` (§2.1). */
  readonly prefix: string;
  /** The page that lists the audience's products. */
  readonly overview: 'products' | 'products-corporate';
  /** The audience's products in the order of the tab bar (§2.10). */
  readonly products: readonly ProductData[];
  /** Name of the SVG view in the audience's colours (docs/contracts.md, 'Pictures with views'). */
  readonly view?: string;
  /** Pages whose button 'Self Service' has this audience's hover colour (§2.2). */
  readonly ownHoverOn?: readonly string[];
}

/** The company's audiences in the order of the audience switch. */
export type Audiences<Audience extends string> = Readonly<Record<Audience, AudienceData>>;
