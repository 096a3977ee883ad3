import type { TravelRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import { company } from '../companies/index.ts';
import { type TravelKindId, travelTexts as texts } from '../companies/texts/travel.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { captionModel } from '../lib/caption.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { benefitGroups } from '../products/benefits.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { type Product, ProductSectionsPage, productMeta } from '../products/product-page.tsx';
import type { Route } from './+types/travel';

/** Travel insurance is for individuals alone (§2.12). */
const audience = 'individual';

export const loader = ({ context }: Route.LoaderArgs) => prefetchRecord(context.content, 'travel');

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
export const travel: Product<TravelRecord> = {
  page: 'travel',
  audience,
  words: texts.meta,
  useRecord: () => useContent('travel'),
  useFeatures: (id) => featuresContent(useContent('travel', { fresh: true }), kindsOf, id),
  partsOf: (record) => {
    const groups = benefitGroups([{ html: record.sec1_body }]);
    return {
      layout: 'cards',
      items: productItems({ kinds: kindsOf(record), words: texts, place: 'card', audience }),
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
  productMeta(travel, loaderData?.content, matches[0].loaderData?.origin);

export default function Travel({ loaderData }: Route.ComponentProps) {
  return <ProductSectionsPage product={travel} content={loaderData.content} />;
}
