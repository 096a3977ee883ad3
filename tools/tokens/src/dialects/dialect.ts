import type { Book } from '../book.ts';

/** Files of a folder by their names. */
export type Files = Readonly<Record<string, string>>;

/** A way in which tools write tokens. */
export interface Dialect {
  /** What it is for. */
  readonly about: string;
  readonly write: (book: Book) => Files | Promise<Files>;
  /**
   * The tokens in files: those that it holds, and no others.
   *
   * @param known the tokens of the repository, where a file does not say what a value is.
   */
  readonly read: (files: Files, known: Book) => Book;
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
