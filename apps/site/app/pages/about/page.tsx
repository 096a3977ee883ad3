import type { AboutRecord } from '@insurance-kit/content-client';
import type { AboutModel, ProfileModel } from '@insurance-kit/ui';
import { AboutTemplate } from '@insurance-kit/ui/templates/AboutTemplate';
import { company } from '#company/index.ts';
import { people } from '#company/people.ts';
import { helpTexts } from '#company/texts/help.ts';
import { aboutTexts as texts } from '#company/texts/pages.ts';
import type { Audience } from '../../../shared/audience.ts';
import type { ContactPlace, PageMeta } from '../../../shared/company.ts';
import { captionModel } from '../../content/plain-text.ts';
import { accountBandModel, contactLinks, outsideLink } from '../../links.ts';
import { pictureModel } from '../../pictures/picture-model.ts';
import { definePage } from '../../shell/define-page.tsx';
import { titledHead } from '../../shell/head.tsx';
import { Island } from '../../shell/render-context.ts';
import {
  isEmptySection,
  pageHeroModel,
  sectionFields,
  splitSectionModel,
} from '../record-parts.ts';

/** A director or an executive (§2.8, §3), listed in the company's `people.ts`, not in a record. */
export interface Person extends Pick<ProfileModel, 'name' | 'role' | 'text'> {
  /** Address of the portrait (400 × 480 px). */
  readonly portrait: string;
}

export interface People {
  readonly directors: readonly Person[];
  readonly executives: readonly Person[];
}

export interface AboutTexts<Audience extends string> {
  readonly meta: PageMeta;
  readonly menu: string;
  readonly account: string;
  /** If set, the account card always links to this audience's contact page (readings §4, §2.8). */
  readonly accountContact?: Audience;
  /** The contact page to which the hero's button links. */
  readonly contact: Readonly<Record<Audience, ContactPlace>>;
  readonly intro: { readonly title: string; readonly text: string };
  readonly directors: { readonly title: string; readonly lead: string };
  readonly executives: { readonly title: string; readonly lead: string };
  readonly banner: { readonly title: string; readonly lead: string; readonly action: string };
  readonly portraitAlt: (name: string) => string;
}

const profiles = (
  people: readonly Person[],
  audience: Audience,
  sizes: string,
): readonly ProfileModel[] =>
  people.map(({ portrait, ...person }, index) => ({
    id: String(index + 1),
    ...person,
    picture: pictureModel({
      address: portrait,
      alt: texts.portraitAlt(person.name),
      width: 400,
      height: 480,
      sizes,
      audience,
    }),
  }));

export function aboutModel(record: AboutRecord, people: People, audience: Audience): AboutModel {
  const { account, intro, directors, banner } = texts;
  const { sec1_caption_left: left, sec1_body_left: leftBody, sec1_caption_right: right } = record;
  const executives = {
    ...texts.executives,
    headingId: 'executives',
    people: profiles(people.executives, audience, '(max-width: 600px) 100vw, 320px'),
  };
  return {
    hero: {
      ...pageHeroModel(record, audience, texts.meta.title),
      actions: [contactLinks(audience)[texts.contact[audience]]],
    },
    account: accountBandModel(account, contactLinks(texts.accountContact ?? audience).company),
    intro: {
      ...intro,
      action: contactLinks(audience).group,
      ...(helpTexts.licence && { facts: helpTexts.licence.facts }),
    },
    statement: {
      left: captionModel(left, company.name),
      ...(leftBody === '' ? {} : { leftBody }),
      ...(right === '' ? {} : { right: { html: right } }),
    },
    sections: (['sec2', 'sec3', 'sec4'] as const)
      .map((id) => ({ id, fields: sectionFields(record, id) }))
      .filter(({ fields }) => !isEmptySection(fields))
      .map(({ id, fields }) => ({ id, ...splitSectionModel(fields, audience, company.name) })),
    directors: {
      ...directors,
      people: profiles(
        people.directors,
        audience,
        '(max-width: 359px) 89vw, (max-width: 720px) 43vw, 416px',
      ),
    },
    executives: {
      ...executives,
      content: <Island name="executives" props={executives} onTouch />,
    },
    banner: {
      title: banner.title,
      text: banner.lead,
      action: outsideLink(banner.action, company.links.groupAbout),
    },
  };
}

export default definePage({
  menu: texts.menu,
  records: ['about'],
  head: titledHead(texts.meta),
  modelOf: ({ audience, record }) => {
    const about = record('about');
    return about && aboutModel(about, people, audience);
  },
  template: AboutTemplate,
});
