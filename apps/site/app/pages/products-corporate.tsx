import type { ProductsCorporateRecord } from '@insurance-kit/content-client';
import type { ProductsModel } from '@insurance-kit/ui';
import type { Audience } from '../../addresses/audience.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import type { Reach } from '../offices/reach.ts';
import { recordPicture } from '../pictures/picture-model.ts';
import { defineOverview, type OverviewCards, overviewModel } from '../products/overview.tsx';
import { quoteBannerModel } from '../sections/closing-banner.ts';

/** The overview of corporate products (§2.9): its quote stands in the closing banner. */
export function productsCorporateModel(
  record: ProductsCorporateRecord,
  audience: Audience,
  reach: Reach,
  ownCards: OverviewCards = {},
): ProductsModel {
  const cards: OverviewCards = {
    ...ownCards,
    'motor-corporate': {
      image: recordPicture(record, 'motor_image'),
      caption: record.motor_caption,
      body: record.motor_body,
    },
    engineering: {
      image: recordPicture(record, 'eng_image'),
      caption: record.eng_caption,
      body: record.eng_body,
    },
    marine: {
      image: recordPicture(record, 'marine_image'),
      caption: record.marine_caption,
      body: record.marine_body,
    },
  };
  return {
    ...overviewModel(record, cards, audience, reach),
    banner: quoteBannerModel(audience),
  };
}

export const loader = contentLoader('products-corporate');

const page = defineOverview('products-corporate', 'productsCorporate', productsCorporateModel);

export const meta = page.meta;
export default page.Component;
