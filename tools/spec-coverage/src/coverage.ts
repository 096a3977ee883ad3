import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Line } from './lines.ts';
import { collectTitles, type Title } from './titles.ts';

/** A line of the specification with the tests that stand for it. */
export interface CoveredLine extends Line {
  readonly found: readonly Title[];
  /** Why it is not covered: tests and files that are not there. Empty where it is. */
  readonly missing: readonly string[];
}

const separator = ' › ';

/** Finds the test that an entry of a line names: a part of its title, after a file's name or not. */
function findTitle(entry: string, titles: readonly Title[]): Title | undefined {
  const at = entry.indexOf(separator);
  const file = at === -1 ? undefined : entry.slice(0, at);
  const part = at === -1 ? entry : entry.slice(at + separator.length);
  return titles.find(
    (title) => title.title.includes(part) && (file === undefined || basename(title.file) === file),
  );
}

/**
 * Looks up the tests and the files of every line.
 *
 * @param root the root of the repository.
 */
export function cover(lines: readonly Line[], root: string): readonly CoveredLine[] {
  const titles = collectTitles(root);
  return lines.map((line) => {
    const found = line.tests.flatMap((entry) => findTitle(entry, titles) ?? []);
    const missing = [
      ...(line.tests.length === 0 ? ['no test is named'] : []),
      ...line.tests
        .filter((entry) => findTitle(entry, titles) === undefined)
        .map((entry) => `no test is called '${entry}'`),
      ...(line.where.length === 0 ? ['no file is named'] : []),
      ...line.where
        .filter((file) => !existsSync(join(root, file)))
        .map((file) => `there is no file ${file}`),
    ];
    return { ...line, found, missing };
  });
}

/** The lines that are neither covered nor known to be open, one text each. */
export const problemsOf = (lines: readonly CoveredLine[]): readonly string[] =>
  lines
    .filter(({ missing, open }) => missing.length > 0 && open === undefined)
    .map(({ section, line, missing }) => `§${section} ${line}: ${missing.join('; ')}`);

const cell = (text: string): string =>
  text.replace(/[|\\`*_<>[\]$]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

const link = (words: string, file: string): string => `[${cell(words)}](../${file})`;

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

function table(lines: readonly CoveredLine[]): string {
  const rows = lines.map(({ line, where, found }) => {
    const code = where.map((file) => link(basename(file), file)).join('<br>');
    const tests = unique(found)
      .map(({ file, title }) => `${cell(title)} (${link(basename(file), file)})`)
      .join('<br>');
    return `| ${cell(line)} | ${code} | ${tests} |`;
  });
  return ['| The specification says | Code | Tests |', '|---|---|---|', ...rows].join('\n');
}

/**
 * The page that shows the coverage, as Markdown.
 *
 * @param names the sections and their names, in the specification's order.
 */
export function report(lines: readonly CoveredLine[], names: ReadonlyMap<string, string>): string {
  const isCovered = ({ missing }: CoveredLine): boolean => missing.length === 0;
  const covered = lines.filter(isCovered);
  const open = lines.filter((line) => !isCovered(line));
  const sections = [...names].flatMap(([section, name]) => {
    const own = covered.filter((line) => line.section === section);
    return own.length === 0 ? [] : [`## §${section} ${name}`, table(own)];
  });
  const openPart =
    open.length === 0
      ? []
      : [
          '## Open',
          open
            .map(
              ({ section, line, open: why }) => `- §${section} ${cell(line)} (${why ?? 'no test'})`,
            )
            .join('\n'),
        ];
  return `${[
    '# What stands for each line of the specification',
    'Made by `pnpm spec-coverage` from `tools/spec-coverage/src/lines.ts` and the titles of all tests. Do not edit it: a unit test compares it.',
    `${lines.length} lines: ${covered.length} have code and tests, ${open.length} are open.`,
    ...sections,
    ...openPart,
  ].join('\n\n')}\n`;
}
