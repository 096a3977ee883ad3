import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContactChannelModel, FactModel, TextPageModel, TextPart } from '@insurance-kit/ui';
import { TextTemplate } from '@insurance-kit/ui/templates/TextTemplate';
import { company } from '#company/index.ts';
import { helpTexts } from '#company/texts/help.ts';
import { privacyTexts } from '#company/texts/pages.ts';
import type { PageMeta } from '../../../shared/company.ts';
import { type HelpPage, helpPageNames } from '../../../shared/pages.ts';
import { type SectionedText, withContents } from '../../content/plain-text.ts';
import { claimLink, contactFormId, siteLink } from '../../links.ts';
import { type ContactDetails, contactChannels } from '../../offices/contact-details.ts';
import { openingModel } from '../../offices/hours.ts';
import { emailLines, phoneLines } from '../../offices/phone-email-links.ts';
import { illustrationModel } from '../../pictures/picture-model.ts';
import { articlePath, pathOf } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead } from '../../shell/head.tsx';

/** Texts of a help page, except its body, which is HTML in the company's `help` folder. */
export interface HelpPageTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** An article with details. Its link is shown beside the link to the claims site. */
  readonly article?: { readonly id: string; readonly label: string };
  /** Label of a button to the contact form. Another button calls the first number in `channels`. */
  readonly write?: string;
  readonly channels: readonly HelpChannel[];
}

export type HelpChannel =
  | ContactChannelModel
  | { readonly term: string; readonly phone: string }
  | { readonly term: string; readonly email: string }
  /** Labels the link to the claims site. */
  | { readonly claims: string }
  /** Labels the company's phone number. WhatsApp, USSD and spoken languages are listed after it. */
  | { readonly details: string };

export interface HelpTexts {
  /** The insurer's licence: `line` in the footer, `facts` on the about page. */
  readonly licence?: { readonly line: readonly TextPart[]; readonly facts: readonly FactModel[] };
  /** Label of the claims link beside opening hours: 'Report a claim at any hour'. */
  readonly atAnyHour?: string;
  /** Label of the link to the help page about claims: 'What to do first'. */
  readonly happened?: string;
  readonly pages?: Readonly<Partial<Record<HelpPage, HelpPageTexts>>>;
}

const { prose } = createServerSanitizer();

const htmlFiles = import.meta.glob<string>('#company/help/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const htmlOf = (page: HelpPage): string | undefined =>
  Object.entries(htmlFiles).find(([path]) => path.endsWith(`/${page}.html`))?.[1];

/** The help pages for which the company has texts and HTML. */
const helpPages = new Map<HelpPage | undefined, HelpPageTexts & SectionedText>();
for (const page of helpPageNames) {
  const texts = helpTexts.pages?.[page];
  const html = htmlOf(page);
  if (texts && html) helpPages.set(page, { ...texts, ...withContents(prose(html)) });
}

function textsOf(page: HelpPage | undefined): HelpPageTexts & SectionedText {
  const texts = helpPages.get(page);
  if (texts === undefined)
    throw new Error(
      `The help page '${page}' needs texts in texts/help.ts and a file in the folder help.`,
    );
  return texts;
}

function channelModels(
  channel: HelpChannel,
  contactDetails: ContactDetails,
): readonly ContactChannelModel[] {
  if ('claims' in channel) {
    return [{ term: channel.claims, icon: 'globe', links: [siteLink(company.links.claims)] }];
  }
  if ('phone' in channel) {
    return [{ term: channel.term, icon: 'phone', ...phoneLines(channel.phone) }];
  }
  if ('email' in channel) {
    return [{ term: channel.term, icon: 'mail', ...emailLines(channel.email) }];
  }
  if (!('details' in channel)) return [channel];
  const opening = openingModel(contactDetails.offices[0]?.hours ?? '');
  return [
    { term: channel.details, icon: 'phone', links: [contactDetails.phone], opening },
    ...contactChannels(contactDetails),
  ];
}

export default definePage({
  head: (head) => {
    const { help, path } = head.route;
    const { meta } = textsOf(help);
    return innerPageHead(head, meta, { name: meta.title, path });
  },
  modelOf: ({ route: { help: page }, audience, contactDetails }): TextPageModel => {
    const { title, lead, contents, article, write, body, ...texts } = textsOf(page);
    const channels = texts.channels.flatMap((channel) => channelModels(channel, contactDetails));
    const numbers = channels
      .flatMap(({ links }) => links)
      .filter(({ href }) => href.startsWith('tel:'))
      .slice(0, 1);
    const contact = pathOf(audience, 'contact');
    return {
      title,
      lead,
      illustration: illustrationModel(page === 'complaints' ? 'feedback' : 'services', audience),
      actions: [
        ...(write
          ? [{ label: write, href: `${contact}?about=complaint#${contactFormId}` }, ...numbers]
          : []),
        ...(article
          ? [claimLink, { label: article.label, href: articlePath(audience, article.id) }]
          : []),
      ],
      channels,
      contents: { title: privacyTexts.contents, entries: contents },
      body,
    };
  },
  template: TextTemplate,
});
