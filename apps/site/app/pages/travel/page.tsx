import type { TravelRecord } from '@insurance-kit/content-client';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
// Namespace import: companies without travel insurance do not export these texts.
import * as texts from '#company/texts/products.ts';
import { productRecords } from '../../../shared/pages.ts';
import { defineProduct } from '../products/product-page.tsx';
import { variantOf, variantsPageModel } from '../products/variants.tsx';

/** Makes the model for travel insurance, and for custom products with the layout `cards`. */
export const cardsModel = variantsPageModel(
  (record: TravelRecord) => [
    variantOf(record, 'student', 'student_insurance', 'student_ins_image'),
    variantOf(record, 'individual', 'individual_insurance', 'individual_ins_image'),
  ],
  'card',
);

export default defineProduct({
  record: productRecords.travel,
  textsOf: () => texts.travelTexts,
  modelOf: cardsModel,
  template: ProductSectionsTemplate,
});
