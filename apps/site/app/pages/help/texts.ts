import type { ContactChannelModel, FactModel, TextPart } from '@insurance-kit/ui';
import type { PageMeta } from '../../../shared/company.ts';
import type { HelpPage } from '../../../shared/pages.ts';

export interface Licence {
  /** The regulator's name and the number, for search engines. */
  readonly regulator: string;
  readonly number: string;
  /** The footer's line, with a way to verify it. */
  readonly line: readonly TextPart[];
  /** The facts on About. */
  readonly facts: readonly FactModel[];
}

/** Texts around a help page, whose body is HTML in the company's `help` folder. */
export interface HelpPageTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** Title above the table of contents. */
  readonly contentsTitle: string;
  /** An article with more details, linked beside the button to make a claim. */
  readonly article?: { readonly id: string; readonly label: string };
  /**
   * Label of the button to the contact form, as a complaint: 'Write to us'. The first number of `channels` is a
   * button beside it.
   */
  readonly write?: string;
  /** Contacts, in this order. */
  readonly channels: readonly HelpChannel[];
}

/**
 * A contact. One with `details` is replaced by the company's phone (with that text as its term),
 * WhatsApp and USSD code.
 */
export type HelpChannel = ContactChannelModel | { readonly details: string };

/** Help for visitors that is specific to this company. */
export interface HelpTexts {
  readonly licence?: Licence;
  /** Label of the link to the claims site beside the office hours: 'Report a claim at any hour'. */
  readonly atAnyHour?: string;
  /**
   * Label of the link to the help page about claims, beside links to claims: 'What to do first'.
   */
  readonly happened?: string;
  readonly pages?: Readonly<Partial<Record<HelpPage, HelpPageTexts>>>;
}
