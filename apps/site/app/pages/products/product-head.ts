import type { HeroModel, IconName, PageHeroModel, TabNavModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../../shared/audience.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import { productRoutes } from '../../routes.ts';
import { pageHeroModel, type RecordHeader } from '../../sections/page-hero.ts';
import { happenedLink, heroActions } from '../../sections/page-links.ts';

/** A product's label, or its name without one. */
export const productLabel = (name: string): string => company.products[name] ?? name;

/** Icons of §2's products; others use `shield-check`. */
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

export interface ShownProduct<Record, Texts = unknown> {
  /** Key in `company.ts`. */
  readonly name: string;
  /** The call that returned the record. */
  readonly source: { readonly resource: ProductResource; readonly id?: string };
  readonly record: Record;
  readonly audience: Audience;
  readonly texts: Texts;
}

/** Hero with its actions, and tab bar of all product pages (§2.10 to §2.15). */
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
