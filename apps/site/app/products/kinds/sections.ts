import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import type { Audience } from '../../../addresses/audience.ts';
import type { HomeInsuranceKindId, HomeInsuranceTexts } from '../../companies/contract/texts.ts';
import { recordPicture } from '../../pictures/picture-model.ts';
import { quoteLink } from '../../sections/actions.ts';
import { quoteBannerModel } from '../../sections/closing-banner.ts';
import { recordBenefits } from '../benefits.ts';
import type { PicturedKind } from '../features.ts';
import { productItems } from '../items.ts';
import { productHead } from '../product-page.tsx';

/** The two sections of the record. */
export const sectionKinds = (
  record: HomeInsuranceRecord,
): readonly PicturedKind<HomeInsuranceKindId>[] => [
  {
    id: 'homeowner',
    image: recordPicture(record, 'homeowner_ins_image'),
    body: record.homeowner_ins_body,
    features: record.homeowner_ins_features,
  },
  {
    id: 'householder',
    image: recordPicture(record, 'householder_ins_image'),
    body: record.householder_ins_body,
    features: record.householder_ins_features,
  },
];

/** A product shown as two sections and the benefits, like home insurance (§2.13). */
export const sectionsModel = (
  name: string,
  record: HomeInsuranceRecord,
  audience: Audience,
  words: HomeInsuranceTexts,
): ProductSectionsModel => ({
  ...productHead(name, record, audience),
  layout: 'sections',
  items: productItems({
    kinds: sectionKinds(record),
    words,
    place: 'squareSection',
    audience,
    actions: [quoteLink(name)],
  }),
  ...recordBenefits(record, words.benefits),
  banner: quoteBannerModel(audience),
});
