import type { CareersRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { CareerCardModel, CareersModel } from '@insurance-kit/ui';
import { CareersTemplate } from '@insurance-kit/ui/templates/CareersTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { type Audience, audienceOfPage } from '../audience.ts';
import { company } from '../companies/index.ts';
import { careersTexts as texts } from '../companies/texts/careers.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { accountBandModel } from '../lib/account-band.ts';
import { captionModel } from '../lib/caption.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { pageHeroModel } from '../lib/page-hero.ts';
import { pictureModel } from '../lib/picture-model.ts';
import { isEmptySection, splitSectionModel } from '../lib/split-section.ts';
import { pathOf } from '../route-table.ts';
import type { Route } from './+types/careers';

export const loader = ({ context }: Route.LoaderArgs) => prefetchRecord(context.content, 'careers');

export const meta: Route.MetaFunction = ({ location, matches, loaderData }) =>
  innerPageMeta({
    words: texts.meta,
    audience: audienceOfPage(location.pathname),
    origin: matches[0].loaderData?.origin,
    trail: [{ label: texts.meta.title, page: 'careers' }],
    content: loaderData?.content,
  });

const cardNames = ['card1', 'card2', 'card3', 'card4', 'card5'] as const;

/** The five cards of the record (§2.16); an empty one is left out. */
const cardsModel = (record: CareersRecord, audience: Audience): readonly CareerCardModel[] =>
  cardNames
    .map((id) => ({
      id,
      caption: record[`${id}_caption`],
      body: record[`${id}_body`],
      image: record[`${id}_image`],
    }))
    .filter((fields) => !isEmptySection(fields))
    .map(({ id, caption, body, image }) => ({
      id,
      title: captionModel(caption, company.name),
      ...(body === '' ? {} : { body }),
      picture: pictureModel({
        address: image,
        alt: '',
        width: 420,
        height: 410,
        sizes: '(max-width: 480px) 75vw, 411px',
        audience,
      }),
      link: { label: texts.cards.action, href: texts.cards.href, external: true },
    }));

/** The careers record as the template of both audiences takes it. */
export function careersModel(record: CareersRecord, audience: Audience): CareersModel {
  const account = texts.account[audience];
  const section = (fields: Parameters<typeof splitSectionModel>[0]['fields']) =>
    splitSectionModel({ fields, audience, title: company.name });
  return {
    hero: pageHeroModel({ record, audience, title: texts.meta.title }),
    ...(account === undefined
      ? {}
      : {
          account: accountBandModel(account.text, {
            label: account.action,
            href: company.links.portal,
            external: true,
          }),
        }),
    sections: [
      section({
        caption: record.sec1_caption,
        body: record.sec1_body,
        image: record.sec1_image,
      }),
      section({
        caption: record.sec2_caption,
        body: record.sec2_body,
        image: record.sec2_image,
      }),
    ],
    cards: { title: texts.cards.title, items: cardsModel(record, audience) },
    banner: closingBannerModel(audience, {
      label: company.header.contact,
      href: pathOf(audience, 'contact'),
    }),
  };
}

function CareersPage({ audience }: { readonly audience: Audience }) {
  const record = useContent('careers');
  return (
    <CareersTemplate
      model={record.status === 'ready' ? careersModel(record.data, audience) : undefined}
    />
  );
}

/** Working at the company, for both audiences (§2.16). */
export default function Careers({ loaderData, matches }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.content}>
      <CareersPage audience={audienceOfPage(matches[1].pathname)} />
    </HydrationBoundary>
  );
}
