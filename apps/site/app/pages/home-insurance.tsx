import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { company } from '#company/index.ts';
import { homeInsuranceTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import type { HomeInsuranceKindId } from '../companies/contract/texts.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { benefitGroups } from '../products/benefits.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { defineProduct, productHead } from '../products/product-page.tsx';
import { closingBannerModel } from '../sections/closing-banner.ts';
import { captionModel } from '../text/caption.ts';

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
  const groups = benefitGroups([{ html: record.sec1_body }]);
  return {
    ...productHead('home-insurance', record, audience),
    layout: 'sections',
    items: productItems({
      kinds: kindsOf(record),
      words: texts,
      place: 'squareSection',
      audience,
    }),
    ...(groups.length === 0
      ? {}
      : { benefits: { title: captionModel(record.sec1_caption, texts.benefits), groups } }),
    banner: closingBannerModel(audience, {
      label: company.banner.quote,
      href: company.links.quote,
      external: true,
    }),
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
