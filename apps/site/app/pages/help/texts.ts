import type { ContactChannelModel, FactModel, TextPart } from '@insurance-kit/ui';
import type { PageMeta } from '../../../shared/company.ts';
import type { HelpPage } from '../../../shared/pages.ts';

export interface Licence {
  /** The regulator's name and the number, for search engines. */
  readonly regulator: string;
  readonly number: string;
  /** The footer's line, with the way to verify it. */
  readonly line: readonly TextPart[];
  /** The same on About, one by one. */
  readonly facts: readonly FactModel[];
}

/** The words of a page of help; its text is HTML of the company's `help` (`help.server.ts`). */
export interface HelpPageTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** Above the links to the text's headings. */
  readonly contentsTitle: string;
  /** An article that says more: a button beside the one that makes a claim. */
  readonly article?: { readonly id: string; readonly label: string };
  /** A button to the contact form: 'Write to us'. The first number of `channels` is one beside it. */
  readonly write?: string;
  /** Whom to ask, in this order. */
  readonly channels: readonly HelpChannel[];
}

/** Somebody to ask; `details` stands for the company's phone, WhatsApp and code, with these hours. */
export type HelpChannel = ContactChannelModel | { readonly details: string };

/** What a visitor may need to know of this company alone; another one has nothing of it. */
export interface HelpTexts {
  readonly licence?: Licence;
  /** Leads to the claims site, beside the hours of the offices: 'Report a claim at any hour'. */
  readonly atAnyHour?: string;
  /** Stands beside every way to a claim and leads to its page of help: 'What to do first' */
  readonly happened?: string;
  readonly pages?: Readonly<Partial<Record<HelpPage, HelpPageTexts>>>;
}
