import type { MarineRecord } from '@insurance-kit/content-client';
import { useMarineRecord } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel, UseFeatures } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { company } from '../companies/index.ts';
import { type MarineKindId, marineTexts as texts } from '../companies/texts/marine.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { loadWithSanitizer } from '../content/sanitizer.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { pageHeroModel } from '../lib/page-hero.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { productTabs } from '../products/tabs.ts';
import type { Route } from './+types/marine';

/** Marine insurance is for organisations alone (§2.15). */
const audience = 'institution';

export const loader = ({ context }: Route.LoaderArgs) => prefetchRecord(context.content, 'marine');

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithSanitizer({ serverLoader });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  innerPageMeta({
    words: texts.meta,
    audience,
    origin: matches[0].loaderData?.origin,
    trail: [
      { label: company.header.products, page: 'products' },
      { label: company.products.marine, page: 'marine' },
    ],
    content: loaderData?.content,
  });

const kindsOf = (record: MarineRecord): readonly PicturedKind<MarineKindId>[] => [
  {
    id: 'cargo',
    image: record.marine_cargo_features_image,
    body: record.marine_cargo_body,
    features: record.marine_cargo_features,
  },
  {
    id: 'hull',
    image: record.marine_hull_features_image,
    body: record.marine_hull_body,
    features: record.marine_hull_features,
  },
];

/** The marine page: cargo and hull, travel cover beside them, and a last word (§2.15). */
export function marineModel(record: MarineRecord): ProductSectionsModel {
  const { title, lead, items } = texts.benefits;
  return {
    hero: pageHeroModel({ record, audience, title: company.products.marine }),
    tabs: productTabs(audience, 'marine'),
    layout: 'sections',
    items: productItems({
      kinds: kindsOf(record),
      words: texts,
      place: 'section',
      audience,
      actions: [{ label: texts.pay, href: company.links.portal, external: true }],
    }),
    benefits: { title, lead, groups: [{ items }] },
    text: { title: texts.closing.title, body: texts.closing.text },
    banner: closingBannerModel(audience, {
      label: company.banner.quote,
      href: company.links.quoteMarine,
      external: true,
    }),
  };
}

/** Brings the record's own features anew each time that a dialog opens (§4.7). */
const useFeatures: UseFeatures = (id) =>
  featuresContent(useMarineRecord({ fresh: true }), kindsOf, id);

function MarinePage() {
  const record = useMarineRecord();
  return (
    <ProductSectionsTemplate
      model={record.status === 'ready' ? marineModel(record.data) : undefined}
      useFeatures={useFeatures}
    />
  );
}

/** Marine insurance (§2.15). */
export default function Marine({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.content}>
      <MarinePage />
    </HydrationBoundary>
  );
}
