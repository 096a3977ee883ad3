import type { ContactPlace, PageMeta } from '../../../shared/company.ts';

/** Texts of the insights page (§2.6). */
export interface InsightsTexts<Audience extends string> {
  readonly meta: PageMeta;
  /** Its link in the main bar. */
  readonly menu: string;
  readonly title: string;
  readonly lead: string;
  readonly account: string;
  readonly contact: Readonly<Record<Audience, ContactPlace>>;
  readonly latest: string;
  readonly list: {
    readonly title: string;
    /** Accessible name of the category filter. */
    readonly categories: string;
    /** Label of the filter's first entry: all categories. */
    readonly all: string;
    /** How many articles there are, and which ones the page shows, counted from 1. */
    readonly count: (total: number, first: number, last: number) => string;
    readonly page: (page: number) => string;
    /** Shown for an empty category, with a link to all articles. */
    readonly empty: string;
    readonly showAll: string;
    readonly search: { readonly label: string; readonly button: string };
    /** Shown if no article contains the words. */
    readonly nothing: (words: string) => string;
  };
  readonly feed: string;
}
