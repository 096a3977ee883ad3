import type { MotorCorporateRecord } from '@insurance-kit/content-client';
import type { CoversModel } from '@insurance-kit/ui';
import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { productRecords } from '../../../shared/pages.ts';
import { coverOf, coversModel, getMotorTexts } from '../motor/page.tsx';
import { defineProduct, type ShownProduct } from '../products/product-page.tsx';
import { motorBenefits } from '../products/variants.tsx';
import { isEmptySection, sectionFields, splitSectionModel } from '../record-parts.ts';

/** The three covers. Their dialogs show benefits instead of features (readings §4, §2.11). */
const variantsOf = (record: MotorCorporateRecord) => [
  coverOf(record, 'comprehensive', 'comprehensive_benefits', 'comprehensive_ins_body'),
  coverOf(record, 'fire-theft', 'tp_fire_theft_benefits', 'tp_fire_theft_body'),
  // This cover has no benefits in the record: show its body.
  coverOf(record, 'third-party', 'tp_only_body', 'tp_only_body'),
];

export function motorCorporateModel(
  product: ShownProduct<MotorCorporateRecord, ReturnType<typeof getMotorTexts>>,
): CoversModel {
  const { record, audience, texts } = product;
  const fields = sectionFields(record, 'sec1');
  const groups = motorBenefits(record, texts.benefits);
  return {
    ...coversModel(product, variantsOf(record)),
    ...(isEmptySection(fields)
      ? {}
      : { details: splitSectionModel(fields, audience, texts.section) }),
    ...(groups.length === 0 ? {} : { benefits: { title: texts.benefits.title, groups } }),
  };
}

export default defineProduct({
  record: productRecords['motor-corporate'],
  textsOf: () => getMotorTexts('motor-corporate'),
  modelOf: motorCorporateModel,
  template: CoversTemplate,
});
