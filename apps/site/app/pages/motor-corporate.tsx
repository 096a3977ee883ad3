import type { MotorCorporateRecord } from '@insurance-kit/content-client';
import type { CoversModel } from '@insurance-kit/ui';
import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { type Cover, coversModel, getMotorTexts } from '../products/covers.ts';
import type { ShownProduct } from '../products/product-head.ts';
import { defineProduct } from '../products/product-page.tsx';
import { fleetBenefits } from '../products/variants.tsx';
import { isEmptySection, sectionFields, splitSectionModel } from '../sections/split-section.ts';

/** The three covers of the record: benefits instead of features (readings §4, §2.11). */
const variantsOf = (record: MotorCorporateRecord): readonly Cover[] => [
  {
    id: 'comprehensive',
    body: record.comprehensive_ins_body,
    features: record.comprehensive_benefits,
    fields: ['comprehensive_benefits', 'comprehensive_ins_body'],
  },
  {
    id: 'fire-theft',
    body: record.tp_fire_theft_body,
    features: record.tp_fire_theft_benefits,
    fields: ['tp_fire_theft_benefits', 'tp_fire_theft_body'],
  },
  // The record has no benefits, so the dialog shows its body.
  {
    id: 'third-party',
    body: record.tp_only_body,
    features: record.tp_only_body,
    fields: ['tp_only_body'],
  },
];

/** The page of fleets: its section is about the policy, and the benefits follow (§2.11). */
export function motorCorporateModel(
  product: ShownProduct<MotorCorporateRecord, ReturnType<typeof getMotorTexts>>,
): CoversModel {
  const { record, audience, texts } = product;
  const fields = sectionFields(record, 'sec1');
  const groups = fleetBenefits(record, texts.benefits);
  return {
    ...coversModel(product, variantsOf(record)),
    ...(isEmptySection(fields)
      ? {}
      : { details: splitSectionModel({ fields, audience, title: texts.section }) }),
    ...(groups.length === 0 ? {} : { benefits: { title: texts.benefits.title, groups } }),
  };
}

export default defineProduct({
  pages: ['motor-corporate'],
  textsOf: () => getMotorTexts('motor-corporate'),
  modelOf: motorCorporateModel,
  template: CoversTemplate,
});
