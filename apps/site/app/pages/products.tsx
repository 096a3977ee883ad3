import type { ProductsIndividualRecord } from '@insurance-kit/content-client';
import { productsTexts as texts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { defineOverview, overviewModel } from '../products/overview.tsx';
import { contactBannerModel, quoteLink } from '../sections/page-links.ts';
import { sectionFields } from '../sections/split-section.ts';

/** The overview of individual products (§2.9): its quote stands in a banner of large screens. */
export const productsModel = overviewModel(
  (record: ProductsIndividualRecord) => ({
    motor: sectionFields(record, 'motor'),
    travel: sectionFields(record, 'travel'),
    'home-insurance': sectionFields(record, 'house'),
  }),
  (audience) => ({
    quote: { title: texts.quoteBanner.title, action: quoteLink(), wideOnly: true },
    banner: contactBannerModel(audience),
  }),
);

export const loader = contentLoader;

const page = defineOverview('products', productsModel);

export const meta = page.meta;
export default page.Component;
