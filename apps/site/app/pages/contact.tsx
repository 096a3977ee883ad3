import type { ContactRecord } from '@insurance-kit/content-client';
import { contactOffices, type ListedOffice } from '@insurance-kit/content-client/offices';
import type {
  ContactAnswer,
  ContactChannelModel,
  ContactModel,
  LinkModel,
  OfficeModel,
} from '@insurance-kit/ui';
import { ContactTemplate } from '@insurance-kit/ui/templates/ContactTemplate';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { useSearchParams } from 'react-router-dom';
import { company } from '#company/index.ts';
import { contactFormTexts, contactTexts as texts } from '#company/texts/contact.ts';
import type { Audience } from '../../addresses/audience.ts';
import { pathOf } from '../../addresses/route-table.ts';
import { readSent } from '../../addresses/sent-address.ts';
import type { MapPoint } from '../companies/contract/company.ts';
import type { OfficeTexts } from '../companies/contract/texts.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { definePage } from '../define-page.tsx';
import { postContact } from '../forms/contact/post-contact.ts';
import { SiteContactForm } from '../forms/contact/site-contact-form.tsx';
import { titledPageMeta } from '../head/inner-page-meta.ts';
import { contactDetailsOf, pointOf } from '../offices/contact-details.ts';
import { mapFrameAddress, mapPageAddress } from '../offices/maps.ts';
import { emailLines, phoneLines } from '../offices/phone-email-links.ts';
import { pageHeroModel } from '../sections/page-hero.ts';
import { quoteBannerModel } from '../sections/page-links.ts';

/** An office: the fields of the contact record that say how to reach it, its place and its map's name. */
type Office = Omit<OfficeTexts, 'place'> &
  Pick<ListedOffice, 'call_no' | 'email' | 'headoffice'> & { readonly place: MapPoint | undefined };

/** The record's offices. A listed one brings its name and place; those of §3 have the company's words. */
function officesOf(record: ContactRecord): readonly Office[] {
  const { own, parent, mapOf } = texts.offices;
  const words = { gh: own, ng: parent };
  return contactOffices(record).map((office) =>
    'fixed' in office
      ? { ...words[office.fixed], ...office }
      : { ...office, map: mapOf(office.name), place: pointOf(office) },
  );
}

/** An office with its map and the ways to reach it; a way that the record does not hold is left out. */
function officeModel({ name, map, place, ...office }: Office): OfficeModel {
  const { call, email, headOffice, showMap, openMap } = texts.offices;
  const page = mapPageAddress(office.headoffice, place);
  const channels: readonly ContactChannelModel[] = [
    { term: call, icon: 'phone', ...phoneLines(office.call_no) },
    { term: email, icon: 'mail', ...emailLines(office.email) },
    {
      term: headOffice,
      icon: 'map-pin',
      links:
        office.headoffice === '' ? [] : [{ label: office.headoffice, href: page, external: true }],
    },
  ];
  return {
    name,
    ...(place && {
      map: {
        ...(company.options.showsMaps && {
          frame: { show: showMap, src: mapFrameAddress(place), title: map },
        }),
        link: { label: openMap, href: page, external: true },
      },
    }),
    channels: channels.filter(({ links, text }) => links.length > 0 || text !== undefined),
  };
}

/** The contact record as the template takes it. */
export function contactModel(record: ContactRecord, audience: Audience): ContactModel {
  const { phone } = contactDetailsOf(record);
  return {
    hero: pageHeroModel({ record, audience, title: texts.meta.title, actions: [phone] }),
    form: {
      ...texts.form,
      steps: contactFormTexts.form.sent.steps(undefined),
      channels: [{ term: texts.offices.call, icon: 'phone', links: [phone] }],
    },
    offices: {
      title: texts.offices.title,
      items: officesOf(record).map((office, index) => ({
        id: String(index + 1),
        ...officeModel(office),
      })),
    },
    banner: quoteBannerModel(audience),
  };
}

/** What the page says after a message has been sent (§8). */
const sentAnswer: ContactAnswer = {
  outcome: { tone: 'success', message: contactFormTexts.messages.sent },
};

interface ContactPageModel {
  readonly contact: (ContactModel & { readonly phone: LinkModel }) | undefined;
  readonly audience: Audience;
}

function ContactPage({ model: { contact, audience } }: { readonly model: ContactPageModel }) {
  // Why a post without a script was refused, and what was typed.
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  return (
    <ContactTemplate
      model={contact}
      form={
        contact && (
          <SiteContactForm
            path={pathOf(audience, 'contact')}
            privacyHref={pathOf(audience, 'privacy')}
            phone={contact.phone}
            answer={refused ?? (readSent(query) && sentAnswer)}
          />
        )
      }
    />
  );
}

export const loader = contentLoader;

export const action = ({ request, context }: ActionFunctionArgs) =>
  postContact(request, context.sender);

/** How to reach the company (§2.17). */
const page = definePage({
  page: 'contact',
  meta: titledPageMeta('contact', texts.meta),
  useModel: ({ audience, useRecord }) => {
    const record = useRecord('contact');
    return {
      audience,
      contact: record && {
        ...contactModel(record, audience),
        phone: contactDetailsOf(record).phone,
      },
    };
  },
  template: ContactPage,
});

export const meta = page.meta;
export default page.Component;
