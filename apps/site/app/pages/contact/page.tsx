import type { ContactRecord } from '@insurance-kit/content-client';
import { contactOffices } from '@insurance-kit/content-client/offices';
import type { ContactChannelModel, ContactModel, OfficeModel } from '@insurance-kit/ui';
import type { FormAnswer } from '@insurance-kit/ui/forms';
import { ContactTemplate } from '@insurance-kit/ui/templates/ContactTemplate';
import { options } from '#company/company.ts';
import { contactFormTexts, contactTexts as texts } from '#company/texts/contact.ts';
import { helpTexts } from '#company/texts/help.ts';
import type { Audience } from '../../../shared/audience.ts';
import { sharedPages } from '../../../shared/pages.ts';
import { nextSteps } from '../../forms/contact/contact-fields.ts';
import { postContact, readSent } from '../../forms/posts.ts';
import { contactFormId, outsideLink, quoteBannerModel } from '../../links.ts';
import {
  contactChannels,
  contactDetailsOf,
  hasContent,
  pointOf,
} from '../../offices/contact-details.ts';
import { hoursText, openingModel } from '../../offices/hours.ts';
import { mapFrameAddress, mapPageAddress } from '../../offices/maps.ts';
import { emailLines, phoneLines } from '../../offices/phone-email-links.ts';
import { illustrationModel } from '../../pictures/picture-model.ts';
import { pathOf } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { titledHead } from '../../shell/head.tsx';
import { Island } from '../../shell/render-context.ts';
import { pageHeroModel } from '../record-parts.ts';

/** The record's offices. Those in fields `gh_…` and `ng_…` get name and place from `texts` (§3). */
const officesOf = (record: ContactRecord) =>
  contactOffices(record).map((office) => {
    if (!('fixed' in office)) {
      const map = texts.offices.mapOf(office.name);
      return { ...office, map, place: pointOf(office), owner: 'company' as const };
    }
    const owner = office.fixed === 'ng' ? 'parent' : 'company';
    return { ...office, ...texts.offices[owner], owner } as const;
  });

function officeModel(
  { name, map, place, owner, ...office }: ReturnType<typeof officesOf>[number],
  otherChannels: readonly ContactChannelModel[],
  audience: Audience,
): OfficeModel {
  const { call, email, hours, headOffice, showMap, openMap, mapFailed } = texts.offices;
  const mapHref = mapPageAddress(office.headoffice, place);
  const address = office.headoffice === '' ? [] : [outsideLink(office.headoffice, mapHref)];
  // In West Africa few streets have names and numbers: landmarks and digital addresses help.
  const notes = [office.landmark, office.digital_address].filter((note) => note !== '');
  const channels: readonly ContactChannelModel[] = [
    { term: call, icon: 'phone', ...phoneLines(office.call_no, owner) },
    {
      term: hours,
      icon: 'clock',
      links: [],
      ...(office.hours !== '' && { text: [hoursText(office.hours) ?? office.hours] }),
      // The parent company's offices lack 'Open now': their holidays are unknown.
      ...(owner === 'company' && { opening: openingModel(office.hours) }),
    },
    {
      term: headOffice,
      icon: 'map-pin',
      links: address,
      ...(notes.length > 0 && { text: [...address, ...notes.map((note) => `\n${note}`)] }),
    },
    ...otherChannels,
    { term: email, icon: 'mail', ...emailLines(office.email) },
  ];
  return {
    name,
    ...(place && {
      map: {
        picture: illustrationModel('office', audience, { width: 320, height: 180, sizes: '400px' }),
        ...(options.showsMaps && {
          frame: { show: showMap, src: mapFrameAddress(place), title: map, failed: mapFailed },
        }),
        link: outsideLink(openMap, mapHref),
      },
    }),
    channels: channels.filter(hasContent),
  };
}

const officesId = 'offices';

export function contactModel(record: ContactRecord, audience: Audience): ContactModel {
  const details = contactDetailsOf(record);
  const { phone } = details;
  const hours = details.offices[0]?.hours ?? '';
  const opening = openingModel(hours);
  const { jumps } = texts.offices;
  const { complaints } = helpTexts.pages ?? {};
  return {
    hero: {
      ...pageHeroModel(record, audience, texts.meta.title),
      actions: [phone],
      opening: opening && { text: hoursText(hours), ...opening },
    },
    jumps: {
      label: jumps.label,
      links: [
        { label: jumps.call, href: phone.href },
        { label: jumps.offices, href: `#${officesId}` },
        { label: jumps.write, href: `#${contactFormId}` },
        ...(complaints ? [{ label: complaints.title, href: sharedPages.complaints }] : []),
      ],
    },
    form: {
      id: contactFormId,
      ...texts.form,
      steps: nextSteps(),
      channels: [{ term: texts.offices.call, icon: 'phone', links: [phone] }],
    },
    offices: {
      id: officesId,
      title: texts.offices.title,
      items: officesOf(record).map((office, index) => ({
        id: String(index + 1),
        ...officeModel(office, index === 0 ? contactChannels(details) : [], audience),
      })),
    },
    banner: quoteBannerModel(audience),
  };
}

/** Values that the form preselects for visitors from the help page about complaints. */
const complaint = {
  user_complaint: contactFormTexts.form.fields.user_complaint.options.at(-1) ?? '',
};

const sentAnswer: FormAnswer = {
  outcome: { severity: 'success', message: contactFormTexts.messages.sent },
};

export default definePage({
  menu: texts.menu,
  records: ['contact'],
  action: ({ request, context }) => postContact(request, context.sender),
  head: titledHead(texts.meta),
  modelOf: ({ audience, site, query, record, answer }) => {
    const contact = record('contact');
    return (
      contact && {
        model: contactModel(contact, audience),
        island: {
          path: pathOf(audience, 'contact'),
          privacyHref: pathOf(audience, 'privacy'),
          phone: contactDetailsOf(contact).phone,
          // After a post without JavaScript: the values of a refused message, or a confirmation.
          answer: answer ?? (readSent(query) ? sentAnswer : undefined),
          chosen: query.get('about') === 'complaint' ? complaint : undefined,
          account: site.emailjs,
        },
      }
    );
  },
  template: ({ model: { model, island } }) => (
    <ContactTemplate model={model} form={<Island name="contact" props={island} />} />
  ),
});
