import type { LinkModel, TabNavModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';
import { productRoutes } from '../../addresses/route-table.ts';

/** What the company calls a product; the name in its list where it has no word for it. */
export const productLabel = (name: string): string => company.products[name] ?? name;

/** An audience's products, in their order. */
export const productLinks = (audience: Audience): readonly LinkModel[] =>
  productRoutes(audience).map(({ name, path }) => ({ label: productLabel(name), href: path }));

/** The tab bar of an audience's products, the one shown marked (§2.10). */
export const productTabs = (audience: Audience, name: string): TabNavModel => ({
  links: productLinks(audience),
  currentHref: productRoutes(audience).find((product) => product.name === name)?.path ?? '',
});
