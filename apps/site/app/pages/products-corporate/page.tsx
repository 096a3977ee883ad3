import type { ProductsCorporateRecord } from '@insurance-kit/content-client';
import { quoteBannerModel } from '../../links.ts';
import { defineOverview, overviewModel } from '../products/page.tsx';
import { sectionFields } from '../record-parts.ts';

/** The overview of corporate products (§2.9). Its closing banner offers a quote. */
const productsCorporateModel = overviewModel(
  (record: ProductsCorporateRecord) => ({
    'motor-corporate': sectionFields(record, 'motor'),
    engineering: sectionFields(record, 'eng'),
    marine: sectionFields(record, 'marine'),
  }),
  (audience) => ({ banner: quoteBannerModel(audience) }),
);

export default defineOverview('productsCorporate', productsCorporateModel);
