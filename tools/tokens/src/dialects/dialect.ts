import { Problem } from '../../../../scripts/lib/workspace.mjs';
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

/**
 * The content of a JSON file of a folder.
 *
 * @throws Problem if it is missing or no JSON.
 */
export function parsed(files: Files, file: string): unknown {
  const text = files[file];
  if (text === undefined) throw new Problem(`There is no ${file}.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** A value as the text of a JSON file, with a line break at its end. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
