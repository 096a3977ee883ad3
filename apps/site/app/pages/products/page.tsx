import type { ProductsIndividualRecord } from '@insurance-kit/content-client';
import { productsTexts as texts } from '#company/texts/products.ts';
import { contactBannerModel, quoteLink } from '../../links.ts';
import { sectionFields } from '../record-parts.ts';
import { defineOverview, overviewModel } from './overview.tsx';

/** The overview of individual products (§2.9). On large screens a banner offers a quote. */
export const productsModel = overviewModel(
  (record: ProductsIndividualRecord) => ({
    motor: sectionFields(record, 'motor'),
    travel: sectionFields(record, 'travel'),
    'home-insurance': sectionFields(record, 'house'),
  }),
  (audience) => ({
    quote: { title: texts.quoteBanner.title, action: quoteLink() },
    banner: contactBannerModel(audience),
  }),
);

export default defineOverview({
  page: 'products',
  record: 'productsIndividual',
  modelOf: productsModel,
});
