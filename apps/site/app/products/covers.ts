import type { MotorCorporateRecord, MotorIndividualRecord } from '@insurance-kit/content-client';
import type { CoversModel } from '@insurance-kit/ui';
import { motorTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import type { MotorPage } from '../companies/contract/audiences.ts';
import type { MotorCoverId } from '../companies/contract/texts.ts';
import { quoteLink } from '../sections/actions.ts';
import { closingBannerModel } from '../sections/closing-banner.ts';
import { featuresModel, type ProductKind } from './features.ts';
import { productHead } from './product-page.tsx';

/** A cover of motor insurance (§2.11). */
export type Cover = ProductKind<MotorCoverId>;

/** What both motor pages have: hero, tabs, the accordion of covers, the banner (§2.11). */
export function coversModel(
  page: MotorPage,
  record: MotorIndividualRecord | MotorCorporateRecord,
  covers: readonly Cover[],
  audience: Audience,
): CoversModel {
  const { title, sign, names, features, quote } = texts.covers;
  return {
    ...productHead(page, record, audience),
    covers: {
      title,
      sign,
      items: covers.map((cover) => ({
        id: cover.id,
        title: names[cover.id].header,
        ...(cover.body === '' ? {} : { body: cover.body }),
        open: cover.id === 'comprehensive',
        ...featuresModel(cover, { label: features, title: names[cover.id].dialog }),
        quote: { ...quoteLink(page), label: quote[page] },
      })),
    },
    banner: closingBannerModel(audience, quoteLink(page), texts.banner[page]),
  };
}
