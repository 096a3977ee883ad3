import type { TabNavModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';
import { pathOf, productRoutes } from '../../addresses/route-table.ts';
import type { ProductPage } from '../companies/contract/audiences.ts';

/** The tab bar of an audience's products, the one shown marked (§2.10). */
export const productTabs = (audience: Audience, page: ProductPage): TabNavModel => ({
  links: productRoutes(audience).map((product) => ({
    label: company.products[product.page],
    href: product.path,
  })),
  currentHref: pathOf(audience, page),
});
