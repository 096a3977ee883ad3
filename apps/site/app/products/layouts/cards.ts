import type { TravelRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import type { TravelTexts } from '../../companies/contract/texts.ts';
import { quoteBannerModel } from '../../sections/page-links.ts';
import type { ShownProduct } from '../product-head.ts';
import { recordBenefits, variantOf, variantsModel } from '../variants.tsx';

/** The two cards of the record. */
const variantsOf = (record: TravelRecord) => [
  variantOf(record, 'student', 'student_insurance', 'student_ins_image'),
  variantOf(record, 'individual', 'individual_insurance', 'individual_ins_image'),
];

function modelOf(product: ShownProduct<TravelRecord, TravelTexts>): ProductSectionsModel {
  const { name, record, audience, texts } = product;
  return {
    ...variantsModel(product, variantsOf(record), 'card'),
    ...recordBenefits(record, texts.benefits),
    banner: quoteBannerModel(audience, name, texts.banner),
  };
}

/** A product shown as two cards and the list of benefits, like travel (§2.12). */
export const cardsLayout = { modelOf, template: ProductSectionsTemplate };
