import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import { company } from '../companies/index.ts';
import {
  type HomeInsuranceKindId,
  homeInsuranceTexts as texts,
} from '../companies/texts/home-insurance.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { captionModel } from '../lib/caption.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { benefitGroups } from '../products/benefits.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { type Product, ProductSectionsPage, productMeta } from '../products/product-page.tsx';
import type { Route } from './+types/home-insurance';

/** Home insurance is for individuals alone (§2.13). */
const audience = 'individual';

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetchRecord(context.content, 'homeInsurance');

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
export const homeInsurance: Product<HomeInsuranceRecord> = {
  page: 'home-insurance',
  audience,
  words: texts.meta,
  useRecord: () => useContent('homeInsurance'),
  useFeatures: (id) => featuresContent(useContent('homeInsurance', { fresh: true }), kindsOf, id),
  partsOf: (record) => {
    const groups = benefitGroups([{ html: record.sec1_body }]);
    return {
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
  },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  productMeta(homeInsurance, loaderData?.content, matches[0].loaderData?.origin);

export default function HomeInsurance({ loaderData }: Route.ComponentProps) {
  return <ProductSectionsPage product={homeInsurance} content={loaderData.content} />;
}
