import type { TravelRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
// Namespace import: companies without travel insurance do not export these texts.
import * as texts from '#company/texts/products.ts';
import { productRecords } from '../../../shared/pages.ts';
import { quoteBannerModel } from '../../links.ts';
import { defineProduct, type ShownProduct } from '../products/product-page.tsx';
import type { TravelTexts } from '../products/texts.ts';
import { recordBenefits, variantOf, variantsModel } from '../products/variants.tsx';

const variantsOf = (record: TravelRecord) => [
  variantOf(record, 'student', 'student_insurance', 'student_ins_image'),
  variantOf(record, 'individual', 'individual_insurance', 'individual_ins_image'),
];

export function cardsModel(product: ShownProduct<TravelRecord, TravelTexts>): ProductSectionsModel {
  const { name, record, audience, texts } = product;
  return {
    ...variantsModel(product, variantsOf(record), 'card'),
    ...recordBenefits(record, texts.benefits),
    banner: quoteBannerModel(audience, name, texts.banner),
  };
}

export default defineProduct({
  record: productRecords.travel,
  textsOf: () => texts.travelTexts,
  modelOf: cardsModel,
  template: ProductSectionsTemplate,
});
