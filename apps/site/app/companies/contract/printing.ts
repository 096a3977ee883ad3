/** What a company's printed articles say besides their text (§2.7). */
export interface Printing {
  /** Stands small at the end of each. */
  readonly closingNote: string;
  /** At the foot of each page: 'Page 1 of 2'. */
  readonly folio: (page: string, count: string) => string;
  /** Ids of the articles that have no file to download. */
  readonly without: readonly number[];
}
