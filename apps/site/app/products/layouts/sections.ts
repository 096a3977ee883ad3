import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import type { HomeInsuranceTexts } from '../../companies/contract/texts.ts';
import { quoteBannerModel } from '../../sections/page-links.ts';
import type { ShownProduct } from '../product-head.ts';
import { recordBenefits, variantOf, variantsModel } from '../variants.tsx';

/** The two sections of the record. */
const variantsOf = (record: HomeInsuranceRecord) => [
  variantOf(record, 'homeowner', 'homeowner_ins', 'homeowner_ins_image'),
  variantOf(record, 'householder', 'householder_ins', 'householder_ins_image'),
];

function modelOf(
  product: ShownProduct<HomeInsuranceRecord, HomeInsuranceTexts>,
): ProductSectionsModel {
  const { name, record, audience, texts } = product;
  return {
    ...variantsModel(product, variantsOf(record), 'squareSection'),
    ...recordBenefits(record, texts.benefits),
    banner: quoteBannerModel(audience, name, texts.banner),
  };
}

/** A product shown as two sections and the benefits, like home insurance (§2.13). */
export const sectionsLayout = { modelOf, template: ProductSectionsTemplate };
