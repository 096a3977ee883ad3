import type { EngineeringRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { company } from '#company/index.ts';
import { engineeringTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import { pathOf } from '../../addresses/route-table.ts';
import type { EngineeringKindId } from '../companies/contract/texts.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { recordPicture } from '../pictures/picture-model.ts';
import { benefitGroups } from '../products/benefits.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { defineProduct, productHead } from '../products/product-page.tsx';
import { quoteLink } from '../sections/actions.ts';
import { closingBannerModel } from '../sections/closing-banner.ts';

const kindsOf = (record: EngineeringRecord): readonly PicturedKind<EngineeringKindId>[] => [
  {
    id: 'plant',
    image: recordPicture(record, 'plant_all_risk_image'),
    body: record.plant_all_risk_body,
    features: record.plant_all_risk_features,
  },
  {
    id: 'contractors',
    image: recordPicture(record, 'contractors_all_risk_image'),
    body: record.contractors_all_risk_body,
    features: record.contractors_all_risk_features,
  },
  {
    id: 'machinery',
    image: recordPicture(record, 'machinery_breakdown_image'),
    body: record.machinery_breakdown_body,
    features: record.machinery_breakdown_features,
  },
  {
    id: 'erection',
    image: recordPicture(record, 'erection_all_image'),
    body: record.erection_all_body,
    features: record.erection_all_features,
  },
  {
    id: 'computer',
    image: recordPicture(record, 'computer_all_risk_image'),
    body: record.computer_all_risk_body,
    features: record.computer_all_risk_features,
  },
];

/** The engineering page: five products, and the motor covers that a project needs (§2.14). */
export function engineeringModel(
  record: EngineeringRecord,
  audience: Audience,
): ProductSectionsModel {
  const contact = { label: company.header.contact, href: pathOf(audience, 'contact') };
  const { title, comprehensive, fireTheft } = texts.benefits;
  const groups = benefitGroups([
    { title: comprehensive, html: record.comprehensive_benefits },
    { title: fireTheft, html: record.tp_fire_theft_benefits },
  ]);
  const lead = record.benefits_body === '' ? {} : { lead: { html: record.benefits_body } };
  return {
    ...productHead('engineering', record, audience),
    layout: 'sections',
    items: productItems({
      kinds: kindsOf(record),
      words: texts,
      place: 'section',
      audience,
      actions: [quoteLink('engineering'), contact],
    }),
    ...(groups.length === 0 && record.benefits_body === ''
      ? {}
      : { benefits: { title, ...lead, groups } }),
    banner: closingBannerModel(audience, contact),
  };
}

export const loader = contentLoader('engineering');

const page = defineProduct({
  page: 'engineering',
  resource: 'engineering',
  words: texts.meta,
  useFeatures: (id) => featuresContent(useContent('engineering', { fresh: true }), kindsOf, id),
  modelOf: engineeringModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
