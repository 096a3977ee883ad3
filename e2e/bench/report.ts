import { Problem } from '../../scripts/lib/workspace.mjs';

/** A line of a table: column name → value. */
export type Row = Readonly<Record<string, string | number>>;

/** The result of a part. */
export interface Report {
  readonly tables: readonly (readonly Row[])[];
  /** The limits that were exceeded, in words. */
  readonly broken?: readonly string[];
}

/** @throws Problem that names the promises that were broken, if any was. */
export function requireKept(broken: readonly string[]): void {
  if (broken.length > 0) throw new Problem(`Broken promises:\n  ${broken.join('\n  ')}`);
}

/** The options of the command line. */
export interface Options {
  /** How often to measure; each part has a default. */
  readonly runs: number | undefined;
  /** The length of the soak test, in minutes. */
  readonly minutes: number;
  /** The folder for screenshots of a tap, from the root; none are taken without it. */
  readonly frames: string | undefined;
}
