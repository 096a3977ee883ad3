export { articleTexts } from '#company/texts/article.ts';

/** The words of the article page that no record holds (§2.7). */
export interface ArticleTexts {
  /** The list of all articles, as the way to an article names it. */
  readonly insights: string;
  readonly back: string;
  readonly download: {
    readonly label: string;
    /** Heard after the label: what is downloaded. */
    readonly hint: string;
    readonly pdf: string;
  };
  /** Above the social icons. */
  readonly social: string;
  /** Above the other articles. */
  readonly more: string;
  /** §8: there is no such article, or it cannot be had. */
  readonly missing: string;
}
