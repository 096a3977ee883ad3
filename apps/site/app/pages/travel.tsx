import type { TravelRecord } from '@insurance-kit/content-client';
import { useTravelRecord } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel, UseFeatures } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { company } from '../companies/index.ts';
import { type TravelKindId, travelTexts as texts } from '../companies/texts/travel.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { loadWithSanitizer } from '../content/sanitizer.ts';
import { captionModel } from '../lib/caption.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { pageHeroModel } from '../lib/page-hero.ts';
import { benefitGroups } from '../products/benefits.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { productTabs } from '../products/tabs.ts';
import type { Route } from './+types/travel';

/** Travel insurance is for individuals alone (§2.12). */
const audience = 'individual';

export const loader = ({ context }: Route.LoaderArgs) => prefetchRecord(context.content, 'travel');

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithSanitizer({ serverLoader });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  innerPageMeta({
    words: texts.meta,
    audience,
    origin: matches[0].loaderData?.origin,
    trail: [
      { label: company.header.products, page: 'products' },
      { label: company.products.travel, page: 'travel' },
    ],
    content: loaderData?.content,
  });

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
export function travelModel(record: TravelRecord): ProductSectionsModel {
  const groups = benefitGroups([{ html: record.sec1_body }]);
  return {
    hero: pageHeroModel({ record, audience, title: company.products.travel }),
    tabs: productTabs(audience, 'travel'),
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
}

/** Brings the record's own features anew each time that a dialog opens (§4.7). */
const useFeatures: UseFeatures = (id) =>
  featuresContent(useTravelRecord({ fresh: true }), kindsOf, id);

function TravelPage() {
  const record = useTravelRecord();
  return (
    <ProductSectionsTemplate
      model={record.status === 'ready' ? travelModel(record.data) : undefined}
      useFeatures={useFeatures}
    />
  );
}

/** Travel insurance (§2.12). */
export default function Travel({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.content}>
      <TravelPage />
    </HydrationBoundary>
  );
}
