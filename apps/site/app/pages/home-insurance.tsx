import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import { useHomeInsuranceRecord } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel, UseFeatures } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { company } from '../companies/index.ts';
import {
  type HomeInsuranceKindId,
  homeInsuranceTexts as texts,
} from '../companies/texts/home-insurance.ts';
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
import type { Route } from './+types/home-insurance';

/** Home insurance is for individuals alone (§2.13). */
const audience = 'individual';

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetchRecord(context.content, 'homeInsurance');

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithSanitizer({ serverLoader });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  innerPageMeta({
    words: texts.meta,
    audience,
    origin: matches[0].loaderData?.origin,
    trail: [
      { label: company.header.products, page: 'products' },
      { label: company.products['home-insurance'], page: 'home-insurance' },
    ],
    content: loaderData?.content,
  });

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
export function homeInsuranceModel(record: HomeInsuranceRecord): ProductSectionsModel {
  const groups = benefitGroups([{ html: record.sec1_body }]);
  return {
    hero: pageHeroModel({ record, audience, title: company.products['home-insurance'] }),
    tabs: productTabs(audience, 'home-insurance'),
    layout: 'sections',
    items: productItems({ kinds: kindsOf(record), words: texts, place: 'squareSection', audience }),
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
  featuresContent(useHomeInsuranceRecord({ fresh: true }), kindsOf, id);

function HomeInsurancePage() {
  const record = useHomeInsuranceRecord();
  return (
    <ProductSectionsTemplate
      model={record.status === 'ready' ? homeInsuranceModel(record.data) : undefined}
      useFeatures={useFeatures}
    />
  );
}

/** Home insurance (§2.13). */
export default function HomeInsurance({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.content}>
      <HomeInsurancePage />
    </HydrationBoundary>
  );
}
