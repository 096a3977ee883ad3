import type { ProductsCorporateRecord } from '@insurance-kit/content-client';
import type { ProductsModel } from '@insurance-kit/ui';
import type { Audience } from '../../addresses/audience.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import type { ContactDetails } from '../offices/contact-details.ts';
import { defineOverview, type OverviewCards, overviewModel } from '../products/overview.tsx';
import { quoteBannerModel } from '../sections/closing-banner.ts';
import { sectionFields } from '../sections/split-section.ts';

/** The overview of corporate products (§2.9): its quote stands in the closing banner. */
export function productsCorporateModel(
  record: ProductsCorporateRecord,
  audience: Audience,
  contactDetails: ContactDetails,
  ownCards: OverviewCards = {},
): ProductsModel {
  const cards: OverviewCards = {
    ...ownCards,
    'motor-corporate': sectionFields(record, 'motor'),
    engineering: sectionFields(record, 'eng'),
    marine: sectionFields(record, 'marine'),
  };
  return {
    ...overviewModel(record, cards, audience, contactDetails),
    banner: quoteBannerModel(audience),
  };
}

export const loader = contentLoader('products-corporate');

const page = defineOverview('products-corporate', 'productsCorporate', productsCorporateModel);

export const meta = page.meta;
export default page.Component;
