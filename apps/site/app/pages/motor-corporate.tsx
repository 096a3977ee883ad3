import type { MotorCorporateRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { CoversModel } from '@insurance-kit/ui';
import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { motorTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { recordPicture } from '../pictures/picture-model.ts';
import { benefitGroups } from '../products/benefits.ts';
import { type Cover, coversModel, motorWords } from '../products/covers.ts';
import { featuresContent } from '../products/features.ts';
import { defineProduct } from '../products/product-page.tsx';
import { isEmptySection, splitSectionModel } from '../sections/split-section.ts';

/** The three covers of the record: benefits instead of features (readings §4, §2.11). */
const kindsOf = (record: MotorCorporateRecord): readonly Cover[] => [
  {
    id: 'comprehensive',
    body: record.comprehensive_ins_body,
    features: record.comprehensive_benefits,
  },
  {
    id: 'fire-theft',
    body: record.tp_fire_theft_body,
    features: record.tp_fire_theft_benefits,
  },
  // The record has no benefits, so the dialog shows its body.
  { id: 'third-party', body: record.tp_only_body, features: record.tp_only_body },
];

/** The page of fleets: its section is about the policy, and the benefits follow (§2.11). */
export function motorCorporateModel(record: MotorCorporateRecord, audience: Audience): CoversModel {
  const fields = {
    caption: record.sec1_caption,
    body: record.sec1_body,
    image: recordPicture(record, 'sec1_image'),
  };
  const { title, comprehensive, fireTheft } = texts.benefits;
  const groups = benefitGroups([
    { title: comprehensive, html: record.comprehensive_benefits },
    { title: fireTheft, html: record.tp_fire_theft_benefits },
  ]);
  return {
    ...coversModel(
      'motor-corporate',
      record,
      kindsOf(record),
      audience,
      motorWords('motor-corporate'),
    ),
    ...(isEmptySection(fields)
      ? {}
      : { details: splitSectionModel({ fields, audience, title: texts.section }) }),
    ...(groups.length === 0 ? {} : { benefits: { title, groups } }),
  };
}

export const loader = contentLoader('motor-corporate');

const page = defineProduct({
  page: 'motor-corporate',
  resource: 'motorCorporate',
  words: texts.meta['motor-corporate'],
  useFeatures: (id) => featuresContent(useContent('motorCorporate', { fresh: true }), kindsOf, id),
  modelOf: motorCorporateModel,
  template: CoversTemplate,
});

export const meta = page.meta;
export default page.Component;
