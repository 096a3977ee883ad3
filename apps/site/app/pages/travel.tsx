import type { TravelRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { travelTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { featuresContent } from '../products/features.ts';
import { cardKinds, cardsModel } from '../products/kinds/cards.ts';
import { defineProduct } from '../products/product-page.tsx';

/** The travel page: two cards and the list of benefits (§2.12). */
export const travelModel = (record: TravelRecord, audience: Audience): ProductSectionsModel =>
  cardsModel('travel', record, audience, texts);

export const loader = contentLoader('travel');

const page = defineProduct({
  page: 'travel',
  resource: 'travel',
  words: texts.meta,
  useFeatures: (id) => featuresContent(useContent('travel', { fresh: true }), cardKinds, id),
  modelOf: travelModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
