import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import type { Audience } from '../../../addresses/audience.ts';
import type { HomeInsuranceTexts, HomeInsuranceVariantId } from '../../companies/contract/texts.ts';
import { quoteLink } from '../../sections/actions.ts';
import { quoteBannerModel } from '../../sections/closing-banner.ts';
import { recordBenefits } from '../benefits.ts';
import { type PicturedVariant, variantOf } from '../features.ts';
import { productItems } from '../items.ts';
import { productHead } from '../product-page.tsx';

/** The two sections of the record. */
const variantsOf = (
  record: HomeInsuranceRecord,
): readonly PicturedVariant<HomeInsuranceVariantId>[] => [
  variantOf(record, 'homeowner', 'homeowner_ins'),
  variantOf(record, 'householder', 'householder_ins'),
];

const modelOf = (
  name: string,
  record: HomeInsuranceRecord,
  audience: Audience,
  words: HomeInsuranceTexts,
): ProductSectionsModel => ({
  ...productHead(name, record, audience),
  layout: 'sections',
  items: productItems({
    variants: variantsOf(record),
    words,
    place: 'squareSection',
    audience,
    actions: [quoteLink(name)],
  }),
  ...recordBenefits(record, words.benefits),
  banner: quoteBannerModel(audience, name, words.banner),
});

/** A product shown as two sections and the benefits, like home insurance (§2.13). */
export const sectionsLayout = { variantsOf, modelOf, template: ProductSectionsTemplate };
