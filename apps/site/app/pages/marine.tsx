import type { MarineRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import { company } from '../companies/index.ts';
import { type MarineKindId, marineTexts as texts } from '../companies/texts/marine.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { type Product, ProductSectionsPage, productMeta } from '../products/product-page.tsx';
import type { Route } from './+types/marine';

/** Marine insurance is for organisations alone (§2.15). */
const audience = 'institution';

export const loader = ({ context }: Route.LoaderArgs) => prefetchRecord(context.content, 'marine');

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
export const marine: Product<MarineRecord> = {
  page: 'marine',
  audience,
  words: texts.meta,
  useRecord: () => useContent('marine'),
  useFeatures: (id) => featuresContent(useContent('marine', { fresh: true }), kindsOf, id),
  partsOf: (record) => {
    const { title, lead, items } = texts.benefits;
    return {
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
  },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  productMeta(marine, loaderData?.content, matches[0].loaderData?.origin);

export default function Marine({ loaderData }: Route.ComponentProps) {
  return <ProductSectionsPage product={marine} content={loaderData.content} />;
}
