import type { WhistleModel } from '@insurance-kit/ui';
import { WhistleTemplate } from '@insurance-kit/ui/templates/WhistleTemplate';
import { audienceOfPage } from '../audience.ts';
import { company } from '../companies/index.ts';
import { whistleTexts as texts } from '../companies/texts/whistle.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { emailLinks, phoneLinks } from '../offices/contact-links.ts';
import type { Route } from './+types/whistle';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  innerPageMeta({
    words: texts.meta,
    audience: audienceOfPage(location.pathname),
    origin: matches[0].loaderData?.origin,
    trail: [{ label: texts.meta.title, page: 'whistle' }],
  });

const channelsId = 'channels';
const { officer, email, web, auditors } = texts.channels;

/** The policy and the channels (§2.19): the same for both audiences. */
export const whistleModel: WhistleModel = {
  hero: {
    title: texts.title,
    lead: texts.lead,
    actions: [{ label: texts.report, href: `#${channelsId}` }],
  },
  policy: texts.policy,
  channels: {
    id: channelsId,
    title: texts.channels.title,
    items: [
      { term: officer.term, icon: 'phone', links: phoneLinks(officer.phone) },
      { term: email.term, icon: 'mail', links: emailLinks(email.address) },
      {
        term: web.term,
        icon: 'globe',
        links: [{ label: web.label, href: company.links.ethics, external: true }],
      },
      { term: auditors.term, icon: 'phone', links: auditors.phones.flatMap(phoneLinks) },
    ],
  },
};

/** How to report a wrong, for both audiences (§2.19). */
export default function Whistle() {
  return <WhistleTemplate model={whistleModel} />;
}
