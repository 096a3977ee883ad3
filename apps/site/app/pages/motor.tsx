import type { MotorCorporateRecord, MotorIndividualRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { BenefitsModel, CoversModel, UseFeatures } from '@insurance-kit/ui';
import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { type Audience, audienceOfPage } from '../audience.ts';
import { company } from '../companies/index.ts';
import { type MotorCoverId, motorTexts as texts } from '../companies/texts/motor.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { captionModel } from '../lib/caption.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { pageHeroModel } from '../lib/page-hero.ts';
import { pictureModel } from '../lib/picture-model.ts';
import { isEmptySection, splitSectionModel } from '../lib/split-section.ts';
import { benefitGroups } from '../products/benefits.ts';
import { featuresContent, featuresModel, type ProductKind } from '../products/features.ts';
import { productTabs } from '../products/tabs.ts';
import type { Route } from './+types/motor';

const recordNames = {
  individual: 'motorIndividual',
  institution: 'motorCorporate',
} as const satisfies Record<Audience, string>;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  prefetchRecord(context.content, recordNames[audienceOfPage(url.pathname)]);

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const audience = audienceOfPage(location.pathname);
  return innerPageMeta({
    words: texts.meta[audience],
    audience,
    origin: matches[0].loaderData?.origin,
    trail: [
      { label: company.header.products, page: 'products' },
      { label: company.products.motor, page: 'motor' },
    ],
    content: loaderData?.content,
  });
};

type Cover = ProductKind<MotorCoverId>;

/** The three covers of the individual record, each with its features. */
const individualCovers = (record: MotorIndividualRecord): readonly Cover[] => [
  {
    id: 'comprehensive',
    body: record.compliance_ins_body,
    features: record.compliance_ins_features,
  },
  {
    id: 'fire-theft',
    body: record.tp_fire_theft_body,
    features: record.tp_fire_theft_features,
  },
  { id: 'third-party', body: record.tp_only_body, features: record.tp_only_features },
];

/** Those of the corporate record: benefits instead of features (readings §4, §2.11). */
const corporateCovers = (record: MotorCorporateRecord): readonly Cover[] => [
  {
    id: 'comprehensive',
    body: record.comprehensive_ins_body,
    features: record.comprehensive_benefits,
  },
  {
    id: 'fire-theft',
    body: record.tp_fire_theft_body,
    features: record.tp_fire_theft_benefits,
  },
  // It has no benefits of its own: its dialog shows its body.
  { id: 'third-party', body: record.tp_only_body, features: record.tp_only_body },
];

/** What both motor pages have: hero, tabs, the accordion, the banner. */
const motorPage = (
  record: MotorIndividualRecord | MotorCorporateRecord,
  covers: readonly Cover[],
  audience: Audience,
): CoversModel => {
  const { title, sign, names, features, quote } = texts.covers;
  const motorQuote = { href: company.links.quoteMotor, external: true };
  return {
    hero: pageHeroModel({ record, audience, title: company.products.motor }),
    tabs: productTabs(audience, 'motor'),
    covers: {
      title,
      sign,
      items: covers.map((cover) => ({
        id: cover.id,
        title: names[cover.id].header,
        ...(cover.body === '' ? {} : { body: cover.body }),
        open: cover.id === 'comprehensive',
        ...featuresModel(cover, { label: features, title: names[cover.id].dialog }),
        quote: { ...motorQuote, label: quote[audience] },
      })),
    },
    banner: closingBannerModel(
      audience,
      { ...motorQuote, label: company.banner.quote },
      texts.banner[audience],
    ),
  };
};

/** The individual motor page: its section is what the covers give (§2.11). */
export function individualMotorModel(record: MotorIndividualRecord): CoversModel {
  const { sec1_caption: caption, sec1_body: body, sec1_image: image } = record;
  const benefits: BenefitsModel = {
    title: captionModel(caption, texts.section),
    groups: benefitGroups([{ html: body }]),
    picture: pictureModel({
      address: image,
      alt: '',
      width: 640,
      height: 520,
      sizes: '(max-width: 480px) 89vw, 405px',
      audience: 'individual',
    }),
  };
  return {
    ...motorPage(record, individualCovers(record), 'individual'),
    ...(isEmptySection({ caption, body, image }) ? {} : { benefits }),
  };
}

/** The corporate motor page: its section is about the policy, and the benefits follow (§2.11). */
export function corporateMotorModel(record: MotorCorporateRecord): CoversModel {
  const fields = {
    caption: record.sec1_caption,
    body: record.sec1_body,
    image: record.sec1_image,
  };
  const { title, comprehensive, fireTheft } = texts.benefits;
  const groups = benefitGroups([
    { title: comprehensive, html: record.comprehensive_benefits },
    { title: fireTheft, html: record.tp_fire_theft_benefits },
  ]);
  return {
    ...motorPage(record, corporateCovers(record), 'institution'),
    ...(isEmptySection(fields)
      ? {}
      : { details: splitSectionModel({ fields, audience: 'institution', title: texts.section }) }),
    ...(groups.length === 0 ? {} : { benefits: { title, groups } }),
  };
}

/** Brings the record's own features anew each time that a dialog opens (§4.7). */
const useIndividualFeatures: UseFeatures = (id) =>
  featuresContent(useContent('motorIndividual', { fresh: true }), individualCovers, id);

const useCorporateFeatures: UseFeatures = (id) =>
  featuresContent(useContent('motorCorporate', { fresh: true }), corporateCovers, id);

function IndividualMotor() {
  const record = useContent('motorIndividual');
  return (
    <CoversTemplate
      model={record.status === 'ready' ? individualMotorModel(record.data) : undefined}
      useFeatures={useIndividualFeatures}
    />
  );
}

function CorporateMotor() {
  const record = useContent('motorCorporate');
  return (
    <CoversTemplate
      model={record.status === 'ready' ? corporateMotorModel(record.data) : undefined}
      useFeatures={useCorporateFeatures}
    />
  );
}

/** Both motor pages (§2.11). */
export default function Motor({ loaderData, matches }: Route.ComponentProps) {
  const audience = audienceOfPage(matches[1].pathname);
  return (
    <HydrationBoundary state={loaderData.content}>
      {audience === 'individual' ? <IndividualMotor /> : <CorporateMotor />}
    </HydrationBoundary>
  );
}
