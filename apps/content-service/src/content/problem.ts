/** What is wrong with one file, folder or field of the content. */
export interface ContentProblem {
  /** The path below the content folder, with `/`; the field's own file if it has one. */
  readonly file: string;
  /** What is wrong and, if it is not obvious, what happens instead. One line. */
  readonly reason: string;
}
