import type { EngineeringRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { engineeringTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import type { EngineeringTexts, EngineeringVariantId } from '../companies/contract/texts.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { benefitGroups } from '../products/benefits.ts';
import { type PicturedVariant, variantOf } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { defineProduct, productHead } from '../products/product-page.tsx';
import { quoteLink } from '../sections/actions.ts';
import { contactBannerModel } from '../sections/closing-banner.ts';
import { contactLinks } from '../sections/contact-links.ts';

const variantsOf = (
  record: EngineeringRecord,
): readonly PicturedVariant<EngineeringVariantId>[] => [
  variantOf(record, 'plant', 'plant_all_risk'),
  variantOf(record, 'contractors', 'contractors_all_risk'),
  variantOf(record, 'machinery', 'machinery_breakdown'),
  variantOf(record, 'erection', 'erection_all'),
  variantOf(record, 'computer', 'computer_all_risk'),
];

/** The engineering page: five products, and the motor covers that a project needs (§2.14). */
export function engineeringModel(
  name: string,
  record: EngineeringRecord,
  audience: Audience,
  words: EngineeringTexts,
): ProductSectionsModel {
  const contact = contactLinks(audience).own;
  const { title, comprehensive, fireTheft } = words.benefits;
  const groups = benefitGroups([
    { title: comprehensive, html: record.comprehensive_benefits },
    { title: fireTheft, html: record.tp_fire_theft_benefits },
  ]);
  const lead = record.benefits_body === '' ? {} : { lead: { html: record.benefits_body } };
  return {
    ...productHead(name, record, audience),
    layout: 'sections',
    items: productItems({
      variants: variantsOf(record),
      words,
      place: 'section',
      audience,
      actions: [quoteLink(name), contact],
    }),
    ...(groups.length === 0 && record.benefits_body === ''
      ? {}
      : { benefits: { title, ...lead, groups } }),
    banner: contactBannerModel(audience, contact, words.banner),
  };
}

export const loader = contentLoader('engineering');

const page = defineProduct({
  page: 'engineering',
  resource: 'engineering',
  words: { engineering: texts },
  variantsOf,
  modelOf: engineeringModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
