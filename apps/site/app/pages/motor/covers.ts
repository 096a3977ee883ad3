import type { CoversModel } from '@insurance-kit/ui';
// Namespace import: companies without motor insurance do not export `motorTexts`.
import * as products from '#company/texts/products.ts';
import type { MotorPage } from '../../../shared/pages.ts';
import type { FeaturesField } from '../../islands/features-fields.ts';
import { quoteBannerModel, quoteLink } from '../../links.ts';
import type { Html } from '../../pictures/picture-model.ts';
import { type Buying, coverFacts } from '../products/buying.ts';
import { productHead, type ShownProduct } from '../products/product-page.tsx';
import type { MotorCoverId, SharedCoversTexts } from '../products/texts.ts';
import { featuresModel, type ProductVariant } from '../products/variants.tsx';
import type { RecordHeader } from '../record-parts.ts';

type Cover = ProductVariant<MotorCoverId>;

export const coverOf = <Features extends FeaturesField, Body extends FeaturesField>(
  record: Html<Features | Body>,
  id: MotorCoverId,
  features: Features,
  body: Body,
): Cover => ({
  id,
  body: record[body],
  features: record[features],
  fields: [...new Set<FeaturesField>([features, body])],
});

export function getMotorTexts(page: MotorPage) {
  const { covers, meta, section, benefits, banner } = products.motorTexts;
  return {
    ...covers,
    meta: meta[page],
    section,
    benefits,
    quote: covers.quote[page],
    banner: banner[page],
  };
}

/** The parts that all pages with covers share: hero, tabs, accordion, banner (§2.11). */
export function coversModel(
  product: ShownProduct<RecordHeader & Buying, SharedCoversTexts>,
  covers: readonly Cover[],
): CoversModel {
  const { name, audience } = product;
  const { title, sign, names, features, quote, banner } = product.texts;
  return {
    ...productHead(product),
    covers: {
      title,
      sign,
      items: covers.map((cover) => ({
        id: cover.id,
        title: names[cover.id].header,
        ...(cover.body === '' ? {} : { body: cover.body }),
        open: cover.id === 'comprehensive',
        ...coverFacts(product.record, cover),
        ...featuresModel(product, cover, { label: features, title: names[cover.id].dialog }),
        quote: { ...quoteLink(name, cover.id), label: quote },
      })),
    },
    banner: quoteBannerModel(audience, name, banner),
  };
}
