import type { ContactPlace, PageMeta } from '../../../shared/company.ts';

/** Texts of the insights page (§2.6), which has no record. */
export interface InsightsTexts<Audience extends string> {
  readonly meta: PageMeta;
  /** Its link in the main bar. */
  readonly menu: string;
  readonly title: string;
  readonly lead: string;
  readonly account: string;
  /** Target of the banner. */
  readonly contact: Readonly<Record<Audience, ContactPlace>>;
  /** Title above the two latest articles. */
  readonly latest: string;
  readonly list: {
    readonly title: string;
    /** Accessible name of the category filter. */
    readonly categories: string;
    /** Label for no category. */
    readonly all: string;
    /** Number of articles, and the range that the page shows, counted from 1. */
    readonly count: (total: number, first: number, last: number) => string;
    readonly page: (page: number) => string;
    /** Shown for a category without articles, with a link to all. */
    readonly empty: string;
    readonly showAll: string;
    readonly search: { readonly label: string; readonly button: string };
    /** Shown if no article contains the words. */
    readonly nothing: (words: string) => string;
  };
  readonly feed: string;
}
