import type { HeroModel, IconName, PageHeroModel, TabNavModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../../shared/audience.ts';
import { productRoutes } from '../../../shared/routes.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import { pageHeroModel, type RecordHeader } from '../../sections/page-hero.ts';
import { happenedLink, heroActions } from '../../sections/page-links.ts';

/** What the company calls a product; the name in its list where it has no word for it. */
export const productLabel = (name: string): string => company.products[name] ?? name;

/** The icons of §2's products; others use `shield-check`. */
const icons: Readonly<Record<string, IconName>> = {
  motor: 'car',
  'motor-corporate': 'car',
  travel: 'luggage',
  'home-insurance': 'house',
  engineering: 'hard-hat',
  marine: 'ship',
};

const linksTo = (audience: Audience, labelOf: (name: string) => string) =>
  productRoutes(audience).map(({ name, path }) => ({
    label: labelOf(name),
    href: path,
    icon: icons[name] ?? 'shield-check',
  })) satisfies HeroModel['products'];

/** An audience's products for a home's hero, in their order, each with its icon. */
export const heroProducts = (audience: Audience) =>
  linksTo(audience, (name) => company.productsInShort[name] ?? productLabel(name));

/** A product as its page shows it to an audience. */
export interface ShownProduct<Record, Texts = unknown> {
  /** The product's key in `audiences.ts`. */
  readonly name: string;
  /** What was asked for to get the record. */
  readonly source: { readonly resource: ProductResource; readonly id?: string };
  readonly record: Record;
  readonly audience: Audience;
  readonly texts: Texts;
}

/** What the pages of all products begin with (§2.10 to §2.15): hero with its actions, and tab bar. */
export const productHead = ({
  name,
  record,
  audience,
}: Omit<ShownProduct<RecordHeader>, 'source'>): {
  readonly hero: PageHeroModel;
  readonly tabs: TabNavModel;
} => ({
  hero: pageHeroModel({
    record,
    audience,
    title: productLabel(name),
    actions: heroActions(name),
    help: happenedLink,
  }),
  tabs: {
    links: linksTo(audience, productLabel),
    currentHref: productRoutes(audience).find((product) => product.name === name)?.path ?? '',
  },
});
