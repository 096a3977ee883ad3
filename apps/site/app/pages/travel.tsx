import type { TravelRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { travelTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import type { TravelKindId } from '../companies/contract/texts.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { recordBenefits } from '../products/benefits.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { defineProduct, productHead } from '../products/product-page.tsx';
import { quoteLink } from '../sections/actions.ts';
import { quoteBannerModel } from '../sections/closing-banner.ts';

const kindsOf = (record: TravelRecord): readonly PicturedKind<TravelKindId>[] => [
  {
    id: 'student',
    image: record.student_ins_image,
    body: record.student_insurance_body,
    features: record.student_insurance_features,
  },
  {
    id: 'individual',
    image: record.individual_ins_image,
    body: record.individual_insurance_body,
    features: record.individual_insurance_features,
  },
];

/** The travel page: two cards and the list of benefits (§2.12). */
export function travelModel(record: TravelRecord, audience: Audience): ProductSectionsModel {
  return {
    ...productHead('travel', record, audience),
    layout: 'cards',
    items: productItems({
      kinds: kindsOf(record),
      words: texts,
      place: 'card',
      audience,
      actions: [quoteLink('travel')],
    }),
    ...recordBenefits(record, texts.benefits),
    banner: quoteBannerModel(audience),
  };
}

export const loader = contentLoader('travel');

const page = defineProduct({
  page: 'travel',
  resource: 'travel',
  words: texts.meta,
  useFeatures: (id) => featuresContent(useContent('travel', { fresh: true }), kindsOf, id),
  modelOf: travelModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
