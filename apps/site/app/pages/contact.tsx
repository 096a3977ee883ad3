import type { ContactRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type {
  ContactAnswer,
  ContactChannelModel,
  ContactModel,
  OfficeModel,
} from '@insurance-kit/ui';
import { ContactTemplate } from '@insurance-kit/ui/templates/ContactTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type Audience, audienceOfPage } from '../audience.ts';
import { company } from '../companies/index.ts';
import { type OfficeTexts, contactTexts as texts } from '../companies/texts/contact.ts';
import { contactFormTexts } from '../companies/texts/contact-form.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { postContact } from '../features/contact/post-contact.ts';
import { SiteContactForm } from '../features/contact/site-contact-form.tsx';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { pageHeroModel } from '../lib/page-hero.ts';
import { readSent } from '../lib/sent-address.ts';
import { emailLinks, phoneLinks } from '../offices/contact-links.ts';
import { mapFrameAddress, mapPageAddress } from '../offices/maps.ts';
import { pathOf } from '../route-table.ts';
import type { Route } from './+types/contact';

export const loader = ({ context }: Route.LoaderArgs) => prefetchRecord(context.content, 'contact');

export const action = ({ request, context }: Route.ActionArgs) =>
  postContact(request, context.outbox);

export const meta: Route.MetaFunction = ({ location, matches, loaderData }) =>
  innerPageMeta({
    words: texts.meta,
    audience: audienceOfPage(location.pathname),
    origin: matches[0].loaderData?.origin,
    trail: [{ label: texts.meta.title, page: 'contact' }],
    content: loaderData?.content,
  });

/** An office with its map and the ways to reach it; a way that the record does not hold is left out. */
function officeModel(
  { name, map, place }: OfficeTexts,
  reach: { readonly phone: string; readonly email: string; readonly headOffice: string },
): OfficeModel {
  const { call, email, headOffice, openMap } = texts.offices;
  const page = mapPageAddress(place);
  const channels: readonly ContactChannelModel[] = [
    { term: call, icon: 'phone', links: phoneLinks(reach.phone) },
    { term: email, icon: 'mail', links: emailLinks(reach.email) },
    {
      term: headOffice,
      icon: 'map-pin',
      links:
        reach.headOffice === '' ? [] : [{ label: reach.headOffice, href: page, external: true }],
    },
  ];
  return {
    name,
    map: {
      ...(company.features.showsMaps && { frame: { src: mapFrameAddress(place), title: map } }),
      link: { label: openMap, href: page, external: true },
    },
    channels: channels.filter(({ links }) => links.length > 0),
  };
}

/** The contact record as the template of both audiences takes it. */
export function contactModel(record: ContactRecord, audience: Audience): ContactModel {
  const { title, own, parent } = texts.offices;
  return {
    hero: pageHeroModel({ record, audience, title: texts.meta.title }),
    form: texts.form,
    offices: {
      title,
      items: [
        {
          id: 'gh',
          ...officeModel(own, {
            phone: record.gh_call_no,
            email: record.gh_email,
            headOffice: record.gh_headoffice,
          }),
        },
        {
          id: 'ng',
          ...officeModel(parent, {
            phone: record.ng_call_no,
            email: record.ng_email,
            headOffice: record.ng_headoffice,
          }),
        },
      ],
    },
    banner: closingBannerModel(audience, {
      label: company.banner.quote,
      href: company.links.quote,
      external: true,
    }),
  };
}

/** §8 */
const sentAnswer: ContactAnswer = {
  outcome: { tone: 'success', message: contactFormTexts.messages.sent },
};

interface ContactPageProps {
  readonly audience: Audience;
  /** What a post was answered that was not taken. */
  readonly refused: ContactAnswer | undefined;
}

function ContactPage({ audience, refused }: ContactPageProps) {
  const record = useContent('contact');
  const [query] = useSearchParams();
  return (
    <ContactTemplate
      model={record.status === 'ready' ? contactModel(record.data, audience) : undefined}
      form={
        record.status === 'ready' && (
          <SiteContactForm
            path={pathOf(audience, 'contact')}
            privacyHref={pathOf(audience, 'privacy')}
            answer={refused ?? (readSent(query) && sentAnswer)}
          />
        )
      }
    />
  );
}

/** How to reach the company, for both audiences (§2.17). */
export default function Contact({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.content}>
      <ContactPage audience={audienceOfPage(matches[1].pathname)} refused={actionData} />
    </HydrationBoundary>
  );
}
