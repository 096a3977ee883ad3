import type { MotorIndividualRecord } from '@insurance-kit/content-client';
import type { BenefitsModel, CoversModel } from '@insurance-kit/ui';
import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { productRecords } from '../../../shared/pages.ts';
import { captionModel } from '../../content/plain-text.ts';
import { pictureModel } from '../../pictures/picture-model.ts';
import { defineProduct, type ShownProduct } from '../products/product-page.tsx';
import type { CoversTexts } from '../products/texts.ts';
import { benefitGroups } from '../products/variants.tsx';
import { isEmptySection, sectionFields } from '../record-parts.ts';
import { coverOf, coversModel, getMotorTexts } from './covers.ts';

const variantsOf = (record: MotorIndividualRecord) => [
  coverOf(record, 'comprehensive', 'compliance_ins_features', 'compliance_ins_body'),
  coverOf(record, 'fire-theft', 'tp_fire_theft_features', 'tp_fire_theft_body'),
  coverOf(record, 'third-party', 'tp_only_features', 'tp_only_body'),
];

export function coversPageModel(
  product: ShownProduct<MotorIndividualRecord, CoversTexts>,
): CoversModel {
  const { record, audience, texts } = product;
  const section = sectionFields(record, 'sec1');
  const benefits: BenefitsModel = {
    title: captionModel(section.caption, texts.section),
    groups: benefitGroups({ html: section.body }),
    picture: pictureModel({
      ...section.image,
      width: 640,
      height: 520,
      sizes: '(max-width: 480px) 89vw, 405px',
      audience,
    }),
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
