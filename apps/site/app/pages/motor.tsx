import type { MotorIndividualRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { BenefitsModel, CoversModel } from '@insurance-kit/ui';
import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { motorTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { pictureModel } from '../pictures/picture-model.ts';
import { benefitGroups } from '../products/benefits.ts';
import { type Cover, coversModel } from '../products/covers.ts';
import { featuresContent } from '../products/features.ts';
import { defineProduct } from '../products/product-page.tsx';
import { isEmptySection } from '../sections/split-section.ts';
import { captionModel } from '../text/caption.ts';

/** The three covers of the record, each with its features. */
const kindsOf = (record: MotorIndividualRecord): readonly Cover[] => [
  {
    id: 'comprehensive',
    body: record.compliance_ins_body,
    features: record.compliance_ins_features,
  },
  {
    id: 'fire-theft',
    body: record.tp_fire_theft_body,
    features: record.tp_fire_theft_features,
  },
  { id: 'third-party', body: record.tp_only_body, features: record.tp_only_features },
];

/** The page of private cars: its section is what the covers give (§2.11). */
export function motorModel(record: MotorIndividualRecord, audience: Audience): CoversModel {
  const { sec1_caption: caption, sec1_body: body, sec1_image: image } = record;
  const benefits: BenefitsModel = {
    title: captionModel(caption, texts.section),
    groups: benefitGroups([{ html: body }]),
    picture: pictureModel({
      address: image,
      alt: '',
      width: 640,
      height: 520,
      sizes: '(max-width: 480px) 89vw, 405px',
      audience,
    }),
  };
  return {
    ...coversModel('motor', record, kindsOf(record), audience),
    ...(isEmptySection({ caption, body, image }) ? {} : { benefits }),
  };
}

export const loader = contentLoader('motor');

const page = defineProduct({
  page: 'motor',
  resource: 'motorIndividual',
  words: texts.meta.motor,
  useFeatures: (id) => featuresContent(useContent('motorIndividual', { fresh: true }), kindsOf, id),
  modelOf: motorModel,
  template: CoversTemplate,
});

export const meta = page.meta;
export default page.Component;
