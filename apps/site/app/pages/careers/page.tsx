import type { CareersRecord } from '@insurance-kit/content-client';
import type { CareerCardModel, CareersModel } from '@insurance-kit/ui';
import { CareersTemplate } from '@insurance-kit/ui/templates/CareersTemplate';
import { company } from '#company/index.ts';
import { servicesTexts, careersTexts as texts } from '#company/texts/pages.ts';
import type { Audience } from '../../../shared/audience.ts';
import type { PageMeta } from '../../../shared/company.ts';
import { captionModel } from '../../content/plain-text.ts';
import { accountBandModel, contactBannerModel, outsideLink, portalLink } from '../../links.ts';
import { pictureModel } from '../../pictures/picture-model.ts';
import { definePage } from '../../shell/define-page.tsx';
import { titledHead } from '../../shell/head.tsx';
import {
  isEmptySection,
  pageHeroModel,
  sectionFields,
  splitSectionModel,
} from '../record-parts.ts';

export interface CareersTexts<Audience extends string> {
  readonly meta: PageMeta;
  /** Whether an audience's careers page shows the account panel of the Self Service page. */
  readonly hasAccount: Readonly<Record<Audience, boolean>>;
  readonly cards: Readonly<Record<'title' | 'action' | 'href', string>>;
}

/** The `sizes` of a card's picture. */
const sizes = '(max-width: 480px) 75vw, 411px';

const cardsModel = (record: CareersRecord, audience: Audience): readonly CareerCardModel[] =>
  (['card1', 'card2', 'card3', 'card4', 'card5'] as const)
    .map((id) => ({ id, ...sectionFields(record, id) }))
    .filter((fields) => !isEmptySection(fields))
    .map(({ id, caption, body, image }) => ({
      id,
      title: captionModel(caption, company.name),
      ...(body === '' ? {} : { body }),
      picture: pictureModel({ ...image, width: 420, height: 410, sizes, audience }),
      link: outsideLink(texts.cards.action, texts.cards.href),
    }));

export function careersModel(record: CareersRecord, audience: Audience): CareersModel {
  const { account } = servicesTexts;
  const section = (part: 'sec1' | 'sec2') =>
    splitSectionModel(sectionFields(record, part), audience, company.name);
  return {
    hero: pageHeroModel(record, audience, texts.meta.title),
    ...(texts.hasAccount[audience] && {
      account: accountBandModel(account.text, portalLink(account.action)),
    }),
    sections: [section('sec1'), section('sec2')],
    cards: { title: texts.cards.title, items: cardsModel(record, audience) },
    banner: contactBannerModel(audience),
  };
}

export default definePage({
  menu: texts.meta.title,
  records: ['careers'],
  head: titledHead(texts.meta),
  modelOf: ({ audience, record }) => {
    const careers = record('careers');
    return careers && careersModel(careers, audience);
  },
  template: CareersTemplate,
});
