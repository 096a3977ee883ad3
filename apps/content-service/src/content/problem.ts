/** What is wrong with one file, folder or field of the content. */
export interface ContentProblem {
  /** The path below the content folder, with `/`; a field's own file where it has one. */
  readonly file: string;
  /** What is wrong and, where that is not plain, what happens instead. One line. */
  readonly reason: string;
}
