import type { WhistleModel } from '@insurance-kit/ui';
import { WhistleTemplate } from '@insurance-kit/ui/templates/WhistleTemplate';
import { company } from '#company/index.ts';
import { whistleTexts as texts } from '#company/texts/whistle.ts';
import type { Audience } from '../../../shared/audience.ts';
import { emailLines, phoneLines, phoneLinks } from '../../offices/phone-email-links.ts';
import { pathOf } from '../../routes.ts';
import { illustrationModel } from '../../sections/illustration.ts';
import { definePage } from '../../shell/define-page.tsx';
import { titledHead } from '../../shell/inner-page-head.ts';

const channelsId = 'channels';
const { officer, email, web, auditors } = texts.channels;

/** Makes the props: policy and channels (§2.19). */
export const whistleModel = (audience: Audience): WhistleModel => ({
  hero: {
    title: texts.title,
    lead: texts.lead,
    illustration: illustrationModel('whistle', audience),
    actions: [{ label: texts.report, href: `#${channelsId}` }],
  },
  policy: texts.policy.map(({ title, text, contact }) => ({
    title,
    text,
    ...(contact && {
      see: { ...contact, link: { label: contact.link, href: pathOf(audience, 'contact') } },
    }),
  })),
  channels: {
    id: channelsId,
    title: texts.channels.title,
    items: [
      { term: officer.term, icon: 'phone', ...phoneLines(officer.phone) },
      { term: email.term, icon: 'mail', ...emailLines(email.address) },
      {
        term: web.term,
        icon: 'globe',
        links: [{ label: web.label, href: company.links.ethics, external: true }],
      },
      {
        term: auditors.term,
        icon: 'phone',
        links: auditors.phones.flatMap((phone) => phoneLinks(phone)),
      },
    ],
  },
});

export default definePage({
  head: titledHead('whistle', texts.meta),
  modelOf: ({ audience }) => whistleModel(audience),
  template: WhistleTemplate,
});
