import type { ProductsIndividualRecord } from '@insurance-kit/content-client';
import type { ProductsModel } from '@insurance-kit/ui';
import { productsTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import type { Reach } from '../offices/reach.ts';
import { recordPicture } from '../pictures/picture-model.ts';
import { defineOverview, type OverviewCards, overviewModel } from '../products/overview.tsx';
import { quoteLink } from '../sections/actions.ts';
import { closingBannerModel } from '../sections/closing-banner.ts';
import { contactLinks } from '../sections/contact-links.ts';

/** The overview of individual products (§2.9): its quote stands in a banner of large screens. */
export function productsModel(
  record: ProductsIndividualRecord,
  audience: Audience,
  reach: Reach,
  ownCards: OverviewCards = {},
): ProductsModel {
  const cards: OverviewCards = {
    ...ownCards,
    motor: {
      image: recordPicture(record, 'motor_image'),
      caption: record.motor_caption,
      body: record.motor_body,
    },
    travel: {
      image: recordPicture(record, 'travel_image'),
      caption: record.travel_caption,
      body: record.travel_body,
    },
    'home-insurance': {
      image: recordPicture(record, 'house_image'),
      caption: record.house_caption,
      body: record.house_body,
    },
  };
  return {
    ...overviewModel(record, cards, audience, reach),
    quote: {
      title: texts.quoteBanner.title,
      action: quoteLink(),
      wideOnly: true,
    },
    banner: closingBannerModel(audience, contactLinks(audience).own),
  };
}

export const loader = contentLoader('products');

const page = defineOverview('products', 'productsIndividual', productsModel);

export const meta = page.meta;
export default page.Component;
