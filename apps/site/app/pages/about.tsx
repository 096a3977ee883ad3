import type { AboutRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { AboutModel, LinkModel, ProfileModel } from '@insurance-kit/ui';
import { AboutTemplate } from '@insurance-kit/ui/templates/AboutTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { data } from 'react-router';
import { type Audience, audienceOfPage } from '../audience.ts';
import { company } from '../companies/index.ts';
import { type People, type Person, people } from '../companies/people.server.ts';
import { aboutTexts as texts } from '../companies/texts/about.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { accountBandModel } from '../lib/account-band.ts';
import { captionModel } from '../lib/caption.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { pageHeroModel } from '../lib/page-hero.ts';
import { pictureModel } from '../lib/picture-model.ts';
import { isEmptySection, splitSectionModel } from '../lib/split-section.ts';
import { pathOf } from '../route-table.ts';
import type { Route } from './+types/about';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { data: prefetched, init } = await prefetchRecord(context.content, 'about');
  return data({ ...prefetched, people }, init ?? undefined);
};

export const meta: Route.MetaFunction = ({ location, matches, loaderData }) =>
  innerPageMeta({
    words: texts.meta,
    audience: audienceOfPage(location.pathname),
    origin: matches[0].loaderData?.origin,
    trail: [{ label: texts.meta.title, page: 'about' }],
    content: loaderData?.content,
  });

const groupContact: LinkModel = {
  label: company.header.contact,
  href: company.links.groupContact,
  external: true,
};

const profileModel = (
  { portrait, ...person }: Person,
  audience: Audience,
  sizes: string,
): ProfileModel => ({
  ...person,
  picture: pictureModel({
    address: portrait,
    alt: texts.portraitAlt(person.name),
    width: 400,
    height: 480,
    sizes,
    audience,
  }),
});

/** The three parts of the record that are a picture beside words; an empty one is left out. */
const sectionsModel = (record: AboutRecord, audience: Audience): AboutModel['sections'] =>
  [
    {
      id: 'sec2',
      caption: record.sec2_caption,
      body: record.sec2_body,
      image: record.sec2_image,
    },
    {
      id: 'sec3',
      caption: record.sec3_caption,
      body: record.sec3_body,
      image: record.sec3_image,
    },
    {
      id: 'sec4',
      caption: record.sec4_caption,
      body: record.sec4_body,
      image: record.sec4_image,
    },
  ]
    .filter((fields) => !isEmptySection(fields))
    .map(({ id, ...fields }) => ({
      id,
      ...splitSectionModel({ fields, audience, title: company.name }),
    }));

/**
 * The about record and the company's people as the template of both audiences takes them.
 *
 * Of the Contact Us buttons, the individual page's leads to the individual contact page, the others to
 * the group's; the account card leads to the corporate contact page for both (readings §4, §2.8).
 */
export function aboutModel(record: AboutRecord, people: People, audience: Audience): AboutModel {
  const { account, intro, directors, executives, banner } = texts;
  const { sec1_caption_left: left, sec1_body_left: leftBody, sec1_caption_right: right } = record;
  return {
    hero: pageHeroModel({
      record,
      audience,
      title: texts.meta.title,
      actions: [
        audience === 'individual'
          ? { label: company.header.contact, href: pathOf('individual', 'contact') }
          : groupContact,
      ],
    }),
    account: accountBandModel(account, {
      label: company.header.contact,
      href: pathOf('institution', 'contact'),
    }),
    intro: { ...intro, action: groupContact },
    statement: {
      left: captionModel(left, company.name),
      ...(leftBody === '' ? {} : { leftBody }),
      ...(right === '' ? {} : { right: { html: right } }),
    },
    sections: sectionsModel(record, audience),
    directors: {
      ...directors,
      people: people.directors.map((person) =>
        profileModel(person, audience, '(max-width: 600px) 112px, (max-width: 820px) 50vw, 416px'),
      ),
    },
    executives: {
      ...executives,
      people: people.executives.map((person) =>
        profileModel(person, audience, '(max-width: 600px) 100vw, 320px'),
      ),
    },
    banner: {
      title: banner.title,
      lead: banner.lead,
      action: { label: banner.action, href: company.links.groupAbout, external: true },
    },
  };
}

interface AboutPageProps {
  readonly people: People;
  readonly audience: Audience;
}

function AboutPage({ people, audience }: AboutPageProps) {
  const record = useContent('about');
  return (
    <AboutTemplate
      model={record.status === 'ready' ? aboutModel(record.data, people, audience) : undefined}
    />
  );
}

/** Who the company is, for both audiences (§2.8). */
export default function About({ loaderData, matches }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.content}>
      <AboutPage people={loaderData.people} audience={audienceOfPage(matches[1].pathname)} />
    </HydrationBoundary>
  );
}
