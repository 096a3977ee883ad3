import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
// Namespace import: companies without home insurance do not export these texts.
import * as texts from '#company/texts/products.ts';
import { productRecords } from '../../../shared/pages.ts';
import { quoteBannerModel } from '../../links.ts';
import { defineProduct, type ShownProduct } from '../products/product-page.tsx';
import type { HomeInsuranceTexts } from '../products/texts.ts';
import { recordBenefits, variantOf, variantsModel } from '../products/variants.tsx';

const variantsOf = (record: HomeInsuranceRecord) => [
  variantOf(record, 'homeowner', 'homeowner_ins', 'homeowner_ins_image'),
  variantOf(record, 'householder', 'householder_ins', 'householder_ins_image'),
];

export function sectionsModel(
  product: ShownProduct<HomeInsuranceRecord, HomeInsuranceTexts>,
): ProductSectionsModel {
  const { name, record, audience, texts } = product;
  return {
    ...variantsModel(product, variantsOf(record), 'squareSection'),
    ...recordBenefits(record, texts.benefits),
    banner: quoteBannerModel(audience, name, texts.banner),
  };
}

export default defineProduct({
  record: productRecords['home-insurance'],
  textsOf: () => texts.homeInsuranceTexts,
  modelOf: sectionsModel,
  template: ProductSectionsTemplate,
});
