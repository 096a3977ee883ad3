import type { ContactChannelModel, FactModel, TextPart } from '@insurance-kit/ui';
import type { PageMeta } from '../../../shared/company.ts';
import type { HelpPage } from '../../../shared/pages.ts';

export interface Licence {
  /** The regulator's name and number, for search engines. */
  readonly regulator: string;
  readonly number: string;
  /** Line in the footer: the licence, and how to verify it. */
  readonly line: readonly TextPart[];
  /** Facts on the About page. */
  readonly facts: readonly FactModel[];
}

/** Texts around a help page. Its body is HTML in the company's `help` folder. */
export interface HelpPageTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly contentsTitle: string;
  /** An article with details, linked beside the button that makes a claim. */
  readonly article?: { readonly id: string; readonly label: string };
  /**
   * Label of the button to the contact form: 'Write to us'. Beside it a button calls the first
   * phone number of `channels`.
   */
  readonly write?: string;
  readonly channels: readonly HelpChannel[];
}

/**
 * A contact. An entry with `details` is replaced by the company's phone number (`details` is its
 * label), WhatsApp and USSD code.
 */
export type HelpChannel = ContactChannelModel | { readonly details: string };

/** This company's help for visitors. */
export interface HelpTexts {
  readonly licence?: Licence;
  /**
   * Label of the link to the claims site, beside the office hours: 'Report a claim at any hour'.
   */
  readonly atAnyHour?: string;
  /** Label of the link to the help page about claims: 'What to do first'. */
  readonly happened?: string;
  readonly pages?: Readonly<Partial<Record<HelpPage, HelpPageTexts>>>;
}
