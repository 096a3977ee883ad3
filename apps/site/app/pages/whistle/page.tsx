import type { WhistleModel } from '@insurance-kit/ui';
import { WhistleTemplate } from '@insurance-kit/ui/templates/WhistleTemplate';
import { company } from '#company/index.ts';
import { whistleTexts as texts } from '#company/texts/pages.ts';
import type { PageMeta } from '../../../shared/company.ts';
import { siteLink } from '../../links.ts';
import { emailLines, phoneLines } from '../../offices/phone-email-links.ts';
import { illustrationModel } from '../../pictures/picture-model.ts';
import { pathOf } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { titledHead } from '../../shell/head.tsx';

export interface WhistleTexts {
  readonly meta: PageMeta;
  readonly lead: string;
  readonly report: string;
  readonly policy: readonly {
    readonly title: string;
    readonly text: string;
    /** A sentence with a link to the contact page. `link` is the linked part. */
    readonly contact?: { readonly before: string; readonly link: string; readonly after: string };
  }[];
  readonly channels: {
    readonly title: string;
    /** Write phone numbers in international form, with spaces. */
    readonly officer: { readonly term: string; readonly phone: string };
    readonly email: { readonly term: string; readonly address: string };
    /** Term beside the link to the company's ethics site. */
    readonly web: string;
    readonly auditors: { readonly term: string; readonly phones: readonly string[] };
  };
}

const channelsId = 'channels';
const { officer, email, web, auditors } = texts.channels;

export default definePage({
  head: titledHead(texts.meta),
  modelOf: ({ audience }): WhistleModel => ({
    hero: {
      title: texts.meta.title,
      lead: texts.lead,
      illustration: illustrationModel('whistle', audience),
      actions: [{ label: texts.report, href: `#${channelsId}` }],
    },
    policy: texts.policy.map(({ title, text, contact }) => ({
      title,
      text: contact
        ? [
            `${text} ${contact.before}`,
            { label: contact.link, href: pathOf(audience, 'contact') },
            contact.after,
          ]
        : [text],
    })),
    channels: {
      id: channelsId,
      title: texts.channels.title,
      items: [
        { term: officer.term, icon: 'phone', ...phoneLines(officer.phone) },
        { term: email.term, icon: 'mail', ...emailLines(email.address) },
        { term: web, icon: 'globe', links: [siteLink(company.links.ethics)] },
        {
          term: auditors.term,
          icon: 'phone',
          links: auditors.phones.flatMap((phone) => phoneLines(phone).links),
        },
      ],
    },
  }),
  template: WhistleTemplate,
});
