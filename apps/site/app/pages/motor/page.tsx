import type { MotorIndividualRecord } from '@insurance-kit/content-client';
import type { BenefitsModel, CoversModel } from '@insurance-kit/ui';
import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
// Namespace import: companies without motor insurance do not export `motorTexts`.
import * as products from '#company/texts/products.ts';
import { type MotorPage, productRecords } from '../../../shared/pages.ts';
import { captionModel } from '../../content/plain-text.ts';
import type { FeaturesField } from '../../islands/features-fields.ts';
import { quoteBannerModel, quoteLink } from '../../links.ts';
import { type Html, pictureModel } from '../../pictures/picture-model.ts';
import { coverFacts, type FactsAndPrices } from '../products/buying.ts';
import { defineProduct, productHead, type ShownProduct } from '../products/product-page.tsx';
import type { CoversTexts, MotorCoverId, SharedCoversTexts } from '../products/texts.ts';
import { benefitGroups, featuresModel, type ProductVariant } from '../products/variants.tsx';
import { isEmptySection, type RecordHeader, sectionFields } from '../record-parts.ts';

type Cover = ProductVariant<MotorCoverId>;

/** Makes a cover. `features` and `body` are names of the record's fields. */
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
  product: ShownProduct<RecordHeader & FactsAndPrices, SharedCoversTexts>,
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

const variantsOf = (record: MotorIndividualRecord) => [
  coverOf(record, 'comprehensive', 'compliance_ins_features', 'compliance_ins_body'),
  coverOf(record, 'fire-theft', 'tp_fire_theft_features', 'tp_fire_theft_body'),
  coverOf(record, 'third-party', 'tp_only_features', 'tp_only_body'),
];

/** Makes the model of the private-car page, or of a custom product's page with the same layout. */
export function coversPageModel(
  product: ShownProduct<MotorIndividualRecord, CoversTexts>,
): CoversModel {
  const { record, audience, texts } = product;
  const section = sectionFields(record, 'sec1');
  const sizes = '(max-width: 480px) 89vw, 405px';
  const benefits: BenefitsModel = {
    title: captionModel(section.caption, texts.section),
    groups: benefitGroups({ html: section.body }),
    picture: pictureModel({ ...section.image, width: 640, height: 520, sizes, audience }),
  };
  return {
    ...coversModel(product, variantsOf(record)),
    ...(isEmptySection(section) ? {} : { benefits }),
  };
}

export default defineProduct({
  record: productRecords.motor,
  textsOf: () => getMotorTexts('motor'),
  modelOf: coversPageModel,
  template: CoversTemplate,
});
