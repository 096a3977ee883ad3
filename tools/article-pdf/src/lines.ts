import type { Text } from './blocks.ts';
import { type FontRun, fontRuns } from './fonts.ts';

/** A stretch of text in one font file, with its width in points. */
export interface Piece extends FontRun {
  readonly width: number;
}

/** The text between two spaces, which is never broken. */
export interface Word {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** The words of one printed line. */
export type Line = readonly Word[];

/** Measures a text in a registered font, in points. */
export type Measure = (text: string, font: string) => number;

/**
 * White space where a line may break: not the no-break spaces of French punctuation and of amounts.
 */
const breaks = /([^\S\u00A0\u202F]+)/;

/** Cuts running text into measured words. */
export function measureWords(content: Text, measure: Measure): Word[] {
  const words: Piece[][] = [];
  let open: Piece[] | undefined;
  for (const { text, bold, italic } of content) {
    for (const part of text.split(breaks)) {
      if (part === '') continue;
      if (breaks.test(part)) {
        open = undefined;
        continue;
      }
      if (open === undefined) {
        open = [];
        words.push(open);
      }
      for (const run of fontRuns(part, bold, italic)) {
        open.push({ ...run, width: measure(run.text, run.font) });
      }
    }
  }
  return words.map((pieces) => ({
    pieces,
    width: pieces.reduce((sum, { width }) => sum + width, 0),
  }));
}

/**
 * Fills lines up to a width, first fit. A word wider than the line gets a line of its own.
 * @param space width of the space between words, in points
 */
export function breakLines(words: readonly Word[], width: number, space: number): Line[] {
  const lines: Word[][] = [];
  let used = 0;
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && used + space + word.width <= width) {
      line.push(word);
      used += space + word.width;
    } else {
      lines.push([word]);
      used = word.width;
    }
  }
  return lines;
}

/**
 * Shares a table's width between its columns: each gets what its longest word needs, and the rest
 * goes by how much text a column holds.
 * @param columns for each column, the words of each of its cells
 */
export function columnWidths(
  columns: readonly (readonly (readonly Word[])[])[],
  total: number,
  space: number,
): number[] {
  const least = columns.map((cells) => Math.max(0, ...cells.flat().map(({ width }) => width)));
  const natural = columns.map((cells) =>
    Math.max(0, ...cells.map((words) => words.reduce((sum, { width }) => sum + width + space, 0))),
  );
  const spare = total - least.reduce((sum, width) => sum + width, 0);
  const wishes = natural.map((width, index) => Math.sqrt(Math.max(0, width - (least[index] ?? 0))));
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  return least.map(
    (width, index) =>
      width + spare * (wished === 0 ? 1 / least.length : (wishes[index] ?? 0) / wished),
  );
}
