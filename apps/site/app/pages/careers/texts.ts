import type { PageMeta } from '../../../shared/company.ts';

/** The words of the careers page that no record holds (§2.16). */
export interface CareersTexts<Audience extends string> {
  readonly meta: PageMeta;
  /** The 'My Insurance Account' panel, for the audiences that have one here. */
  readonly account: Partial<
    Readonly<Record<Audience, { readonly text: string; readonly action: string }>>
  >;
  readonly cards: {
    readonly title: string;
    /** The cards' link: its words, and the social media page that it leads to. */
    readonly action: string;
    readonly href: string;
  };
}
