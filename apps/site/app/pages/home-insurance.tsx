import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { homeInsuranceTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import type { HomeInsuranceKindId } from '../companies/contract/texts.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { recordBenefits } from '../products/benefits.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { defineProduct, productHead } from '../products/product-page.tsx';
import { quoteLink } from '../sections/actions.ts';
import { quoteBannerModel } from '../sections/closing-banner.ts';

const kindsOf = (record: HomeInsuranceRecord): readonly PicturedKind<HomeInsuranceKindId>[] => [
  {
    id: 'homeowner',
    image: record.homeowner_ins_image,
    body: record.homeowner_ins_body,
    features: record.homeowner_ins_features,
  },
  {
    id: 'householder',
    image: record.householder_ins_image,
    body: record.householder_ins_body,
    features: record.householder_ins_features,
  },
];

/** The home insurance page: two sections and the benefits (§2.13). */
export function homeInsuranceModel(
  record: HomeInsuranceRecord,
  audience: Audience,
): ProductSectionsModel {
  return {
    ...productHead('home-insurance', record, audience),
    layout: 'sections',
    items: productItems({
      kinds: kindsOf(record),
      words: texts,
      place: 'squareSection',
      audience,
      actions: [quoteLink('home-insurance')],
    }),
    ...recordBenefits(record, texts.benefits),
    banner: quoteBannerModel(audience),
  };
}

export const loader = contentLoader('home-insurance');

const page = defineProduct({
  page: 'home-insurance',
  resource: 'homeInsurance',
  words: texts.meta,
  useFeatures: (id) => featuresContent(useContent('homeInsurance', { fresh: true }), kindsOf, id),
  modelOf: homeInsuranceModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
