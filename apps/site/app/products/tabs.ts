import type { LinkModel, TabNavModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';
import { pathOf, productRoutes } from '../../addresses/route-table.ts';
import type { ProductPage } from '../companies/contract/audiences.ts';

/** An audience's products, in their order. */
export const productLinks = (audience: Audience): readonly LinkModel[] =>
  productRoutes(audience).map(({ page, path }) => ({ label: company.products[page], href: path }));

/** The tab bar of an audience's products, the one shown marked (§2.10). */
export const productTabs = (audience: Audience, page: ProductPage): TabNavModel => ({
  links: productLinks(audience),
  currentHref: pathOf(audience, page),
});
