import type { PageMeta } from '../../../shared/company.ts';

/** Texts of the careers page (§2.16). */
export interface CareersTexts<Audience extends string> {
  readonly meta: PageMeta;
  /** Its link in the main bar. */
  readonly menu: string;
  /** The 'My Insurance Account' panel, for the audiences that have one here. */
  readonly account: Partial<
    Readonly<Record<Audience, { readonly text: string; readonly action: string }>>
  >;
  readonly cards: {
    readonly title: string;
    /** Label and target of each card's link. */
    readonly action: string;
    readonly href: string;
  };
}
