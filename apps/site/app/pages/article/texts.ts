/** Texts of the article page beside its record (§2.7). */
export interface ArticleTexts<Audience extends string> {
  /** Breadcrumb of the list of articles. */
  readonly insights: string;
  readonly back: string;
  readonly download: {
    readonly label: string;
    /** Hidden text after the label: what is downloaded. */
    readonly hint: string;
    readonly pdf: string;
  };
  readonly contents: string;
  readonly social: string;
  /** Title above the other articles. */
  readonly more: string;
  /** §8: the article is missing or unavailable. */
  readonly missing: string;
  /** Whether the page ends with a banner that leads to the contact page. */
  readonly hasBanner: Readonly<Record<Audience, boolean>>;
}
