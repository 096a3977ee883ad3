import { quoteBannerModel } from '../../links.ts';
import { defineOverview } from '../products/page.tsx';
import { sectionFields } from '../record-parts.ts';

/** The overview of corporate products (§2.9). Its closing banner offers a quote. */
export default defineOverview(
  'productsCorporate',
  (record) => ({
    'motor-corporate': sectionFields(record, 'motor'),
    engineering: sectionFields(record, 'eng'),
    marine: sectionFields(record, 'marine'),
  }),
  (audience) => ({ banner: quoteBannerModel(audience) }),
);
