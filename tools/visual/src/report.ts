import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { type Decision, keyOf, type Picture } from './decisions.ts';
import { report, results } from './settings.ts';

/** What the page of the report shows. */
export interface Findings {
  /** How many stories were compared. */
  readonly compared: number;
  readonly pictures: readonly Shown[];
  readonly failed: readonly { readonly story: string; readonly message: string }[];
  /** The ids of stories that only the baseline has. */
  readonly gone: readonly string[];
}

/** A new or changed picture on the page. */
export interface Shown extends Picture {
  readonly story: string;
  /** The key of its decision (`keyOf`). */
  readonly key: string;
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): readonly JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** The folders of the report, by what is added to the names of attached pictures. */
const folders: Readonly<Record<string, string>> = {
  expected: 'before',
  actual: 'after',
  new: 'after',
  diff: 'difference',
};

/** Copies the pictures that a story's test has attached. @returns the story's looks of today. */
const picturesOf = ({ title, tests }: JSONReportSpec): readonly Shown[] =>
  tests
    .flatMap((test) => test.results.flatMap(({ attachments }) => attachments))
    .flatMap(({ name, path: from, body = '' }) => {
      const [, stem, kind = ''] = /^(.+)-(expected|actual|new|diff)\.png$/.exec(name) ?? [];
      const folder = folders[kind];
      if (folder === undefined) return [];
      const file = `${stem}.png`;
      const bytes = from === undefined ? Buffer.from(body, 'base64') : readFileSync(from);
      const copy = path.join(report, folder, file);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, bytes);
      if (folder !== 'after') return [];
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const picture = { kind: kind === 'new' ? kind : 'changed', file, sha256 } as const;
      return [{ ...picture, story: title, key: keyOf(picture) }];
    });

/** Reads what Playwright found, and copies its pictures into the report's folder. */
export const findings = (gone: readonly string[]): Findings => {
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(results, 'utf8'));
  const specs = suites.flatMap(specsIn);
  rmSync(report, { recursive: true, force: true });
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap((test) => test.results.flatMap((one) => one.errors))
      .map(({ message }) => ({
        story: title,
        message,
      })),
  );
  return {
    compared: specs.length,
    pictures: specs.flatMap(picturesOf),
    failed: [...errors.map(({ message = '' }) => ({ story: 'All', message })), ...failed].map(
      ({ story, message }) => ({ story, message: stripVTControlCharacters(message).slice(0, 600) }),
    ),
    gone,
  };
};

/** Writes the page, which stands alone beside its pictures. */
export const writeReport = (findings: Findings, decisions: Iterable<Decision>): string => {
  const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'page', name), 'utf8');
  const data = JSON.stringify({ findings, decisions: [...decisions] }).replaceAll('<', '\\u003c');
  const filled = [
    ['</style>', read('page.css')],
    ['</script>', data],
    ['</script>\n  </body>', stripTypeScriptTypes(read('page.ts'))],
  ] as const;
  const page = filled.reduce(
    (page, [end, text]) => page.replace(`>${end}`, () => `>${text}${end}`),
    read('page.html'),
  );
  const index = path.join(report, 'index.html');
  mkdirSync(report, { recursive: true });
  writeFileSync(index, page);
  return index;
};
