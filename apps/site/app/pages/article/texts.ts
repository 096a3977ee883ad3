/** The words of the article page that no record holds (§2.7). */
export interface ArticleTexts<Audience extends string> {
  /** The list of all articles, as the way to an article names it. */
  readonly insights: string;
  readonly back: string;
  readonly download: {
    readonly label: string;
    /** Heard after the label: what is downloaded. */
    readonly hint: string;
    readonly pdf: string;
  };
  /** Above the links to the article's headings. */
  readonly contents: string;
  /** Above the social icons. */
  readonly social: string;
  /** Above the other articles. */
  readonly more: string;
  /** §8: there is no such article, or it cannot be had. */
  readonly missing: string;
  /** Whether the page ends with a banner that leads to the contact page. */
  readonly hasBanner: Readonly<Record<Audience, boolean>>;
}
