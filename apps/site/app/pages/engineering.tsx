import type { EngineeringRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import { company } from '../companies/index.ts';
import {
  type EngineeringKindId,
  engineeringTexts as texts,
} from '../companies/texts/engineering.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { benefitGroups } from '../products/benefits.ts';
import { featuresContent, type PicturedKind } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { type Product, ProductSectionsPage, productMeta } from '../products/product-page.tsx';
import { pathOf } from '../route-table.ts';
import type { Route } from './+types/engineering';

/** Engineering insurance is for organisations alone (§2.14). */
const audience = 'institution';

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetchRecord(context.content, 'engineering');

const kindsOf = (record: EngineeringRecord): readonly PicturedKind<EngineeringKindId>[] => [
  {
    id: 'plant',
    image: record.plant_all_risk_image,
    body: record.plant_all_risk_body,
    features: record.plant_all_risk_features,
  },
  {
    id: 'contractors',
    image: record.contractors_all_risk_image,
    body: record.contractors_all_risk_body,
    features: record.contractors_all_risk_features,
  },
  {
    id: 'machinery',
    image: record.machinery_breakdown_image,
    body: record.machinery_breakdown_body,
    features: record.machinery_breakdown_features,
  },
  {
    id: 'erection',
    image: record.erection_all_image,
    body: record.erection_all_body,
    features: record.erection_all_features,
  },
  {
    id: 'computer',
    image: record.computer_all_risk_image,
    body: record.computer_all_risk_body,
    features: record.computer_all_risk_features,
  },
];

/** The engineering page: five products, and the motor covers that a project needs (§2.14). */
export const engineering: Product<EngineeringRecord> = {
  page: 'engineering',
  audience,
  words: texts.meta,
  useRecord: () => useContent('engineering'),
  useFeatures: (id) => featuresContent(useContent('engineering', { fresh: true }), kindsOf, id),
  partsOf: (record) => {
    const contact = { label: company.header.contact, href: pathOf(audience, 'contact') };
    const { title, comprehensive, fireTheft } = texts.benefits;
    const groups = benefitGroups([
      { title: comprehensive, html: record.comprehensive_benefits },
      { title: fireTheft, html: record.tp_fire_theft_benefits },
    ]);
    const lead = record.benefits_body === '' ? {} : { lead: { html: record.benefits_body } };
    return {
      layout: 'sections',
      items: productItems({
        kinds: kindsOf(record),
        words: texts,
        place: 'section',
        audience,
        actions: [contact],
      }),
      ...(groups.length === 0 && record.benefits_body === ''
        ? {}
        : { benefits: { title, ...lead, groups } }),
      banner: closingBannerModel(audience, contact),
    };
  },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  productMeta(engineering, loaderData?.content, matches[0].loaderData?.origin);

export default function Engineering({ loaderData }: Route.ComponentProps) {
  return <ProductSectionsPage product={engineering} content={loaderData.content} />;
}
