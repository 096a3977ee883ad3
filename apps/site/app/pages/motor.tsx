import type { MotorIndividualRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { CoversModel } from '@insurance-kit/ui';
import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { motorTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { motorWords } from '../products/covers.ts';
import { featuresContent } from '../products/features.ts';
import { coverKinds, coversPageModel } from '../products/kinds/covers.ts';
import { defineProduct } from '../products/product-page.tsx';

const words = { ...motorWords('motor'), meta: texts.meta.motor, section: texts.section };

/** The page of private cars: its section is what the covers give (§2.11). */
export const motorModel = (record: MotorIndividualRecord, audience: Audience): CoversModel =>
  coversPageModel('motor', record, audience, words);

export const loader = contentLoader('motor');

const page = defineProduct({
  page: 'motor',
  resource: 'motorIndividual',
  words: words.meta,
  useFeatures: (id) =>
    featuresContent(useContent('motorIndividual', { fresh: true }), coverKinds, id),
  modelOf: motorModel,
  template: CoversTemplate,
});

export const meta = page.meta;
export default page.Component;
