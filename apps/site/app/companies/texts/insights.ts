import type { PageMeta } from '../company.ts';

export { insightsTexts } from '#company/texts/insights.ts';

/** The words of the insights page (§2.6), which has no record. */
export interface InsightsTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly account: string;
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
    /** What stands where a category has no article, and the way back to all. */
    readonly empty: string;
    readonly showAll: string;
  };
  /** The name of the feed. */
  readonly feed: string;
}
