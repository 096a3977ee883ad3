import type { ContactPlace, PageMeta } from '../../../shared/company.ts';

/** The words of the insights page (§2.6), which has no record. */
export interface InsightsTexts<Audience extends string> {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly account: string;
  /** Where the banner leads. */
  readonly contact: Readonly<Record<Audience, ContactPlace>>;
  /** Above the two latest articles. */
  readonly latest: string;
  readonly list: {
    readonly title: string;
    /** Names the choice of categories. */
    readonly categories: string;
    /** The choice of no category. */
    readonly all: string;
    /** How many articles there are, and which of them the page shows, counted from 1. */
    readonly count: (total: number, first: number, last: number) => string;
    /** Which page of the list this is, in the page's title. */
    readonly page: (page: number) => string;
    /** What stands where a category has no article, and the way back to all. */
    readonly empty: string;
    readonly showAll: string;
    /** The field that articles are looked for in, and its button. */
    readonly search: { readonly label: string; readonly button: string };
    /** What stands where no article has the words. */
    readonly nothing: (words: string) => string;
  };
  /** The name of the feed. */
  readonly feed: string;
}
