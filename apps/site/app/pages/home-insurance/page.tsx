import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
// Namespace import: companies without home insurance do not export these texts.
import * as texts from '#company/texts/products.ts';
import { productRecords } from '../../../shared/pages.ts';
import { defineProduct } from '../products/product-page.tsx';
import { variantOf, variantsPageModel } from '../products/variants.tsx';

/** Makes the model for home insurance, and for custom products with the layout `sections`. */
export const sectionsModel = variantsPageModel(
  (record: HomeInsuranceRecord) => [
    variantOf(record, 'homeowner', 'homeowner_ins', 'homeowner_ins_image'),
    variantOf(record, 'householder', 'householder_ins', 'householder_ins_image'),
  ],
  'squareSection',
);

export default defineProduct({
  record: productRecords['home-insurance'],
  textsOf: () => texts.homeInsuranceTexts,
  modelOf: sectionsModel,
  template: ProductSectionsTemplate,
});
