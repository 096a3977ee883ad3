import type { EngineeringRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { engineeringTexts } from '#company/texts/products.ts';
import { productRecords } from '../../../shared/pages.ts';
import { contactBannerModel, contactLinks } from '../../links.ts';
import { defineProduct, type ShownProduct } from '../products/product-page.tsx';
import type { EngineeringTexts } from '../products/texts.ts';
import { motorBenefits, variantOf, variantsModel } from '../products/variants.tsx';
import { leadOf } from '../record-parts.ts';

const variantsOf = (record: EngineeringRecord) => [
  variantOf(record, 'plant', 'plant_all_risk', 'plant_all_risk_image'),
  variantOf(record, 'contractors', 'contractors_all_risk', 'contractors_all_risk_image'),
  variantOf(record, 'machinery', 'machinery_breakdown', 'machinery_breakdown_image'),
  variantOf(record, 'erection', 'erection_all', 'erection_all_image'),
  variantOf(record, 'computer', 'computer_all_risk', 'computer_all_risk_image'),
];

export function engineeringModel(
  product: ShownProduct<EngineeringRecord, EngineeringTexts>,
): ProductSectionsModel {
  const { record, audience, texts } = product;
  const contact = contactLinks(audience).company;
  const lead = leadOf(record.benefits_body);
  // The engineering record has the same benefit fields as the corporate motor record.
  const groups = motorBenefits(record, texts.benefits);
  return {
    ...variantsModel(product, variantsOf(record), 'section', contact),
    ...(groups.length === 0 && record.benefits_body === ''
      ? {}
      : { benefits: { title: texts.benefits.title, ...lead, groups } }),
    banner: contactBannerModel(audience, contact, texts.banner),
  };
}

export default defineProduct({
  record: productRecords.engineering,
  textsOf: () => engineeringTexts,
  modelOf: engineeringModel,
  template: ProductSectionsTemplate,
});
