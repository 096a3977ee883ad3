/** Texts of the article page (§2.7). */
export interface ArticleTexts<Audience extends string> {
  /** Breadcrumb that leads to the list of articles. */
  readonly insights: string;
  readonly back: string;
  readonly download: {
    readonly label: string;
    /** Visually hidden text after the label: names the file. */
    readonly hint: string;
    readonly pdf: string;
  };
  readonly contents: string;
  readonly social: string;
  readonly more: string;
  /** Shown if the article is missing or unavailable (§8). */
  readonly missing: string;
  /** Whether the page ends with a banner to the contact page. */
  readonly hasBanner: Readonly<Record<Audience, boolean>>;
}
