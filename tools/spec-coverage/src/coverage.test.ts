import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cover, problemsOf, report } from './coverage.ts';
import { type Line, lines, sections } from './lines.ts';
import { playedStoriesOf, titlesOf } from './titles.ts';

const root = join(import.meta.dirname, '..', '..', '..');

describe('the coverage of the specification', () => {
  const covered = cover(lines, root);

  test('every line that is not open has a test, and code where it says', () => {
    expect(problemsOf(covered)).toEqual([]);
  });

  test('docs/spec-coverage.md is up to date: run `pnpm spec-coverage` if not', () => {
    expect(readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8')).toBe(
      report(covered, sections),
    );
  });

  test('every section has lines, and every line a section', () => {
    expect(new Set(lines.map(({ section }) => section))).toEqual(new Set(sections.keys()));
  });

  test('no line is written twice', () => {
    const words = lines.map(({ section, line }) => `${section} ${line}`);
    expect(words.filter((line, index) => words.indexOf(line) !== index)).toEqual([]);
  });
});

describe('titles', () => {
  test('are those of tests, groups, steps and tables, in any quotes', () => {
    const text = [
      "test('one', () => {});",
      'describe("two", () => {});',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a test file's own template.
      'test(`three ${path}`, async () => {});',
      "test.describe('four', () => {});",
      "test.each([[1, (2)]])('five %s', () => {});",
      "await test.step('it\\'s six', async () => {});",
    ].join('\n');
    expect(titlesOf(text)).toEqual([
      'one',
      'two',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as above.
      'three ${path}',
      'four',
      'five %s',
      "it's six",
    ]);
  });

  test('of stories are those that are played', () => {
    const text =
      'export const Shown: Story = { args };\nexport const Pressed: Story = { args, play: async () => {} };';
    expect(playedStoriesOf(text)).toEqual(['Pressed']);
  });
});

describe('a line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spec-coverage-'));
  mkdirSync(join(folder, 'e2e'));
  writeFileSync(join(folder, 'e2e', 'page.spec.ts'), "test('§1 it says hello', () => {});");
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const line: Line = { section: '1', line: 'says hello', where: ['e2e/page.spec.ts'], tests: [] };
  const problems = (changes: Partial<Line>) => problemsOf(cover([{ ...line, ...changes }], folder));

  test('is covered by a part of a title, with or without its file', () => {
    expect(problems({ tests: ['says hello'] })).toEqual([]);
    expect(problems({ tests: ['page.spec.ts › says hello'] })).toEqual([]);
  });

  test('is not covered without a test, by a test of another file, or where its code is gone', () => {
    expect(problems({})).toEqual(['§1 says hello: no test is named']);
    expect(problems({ tests: ['other.spec.ts › says hello'] })).toHaveLength(1);
    expect(problems({ tests: ['says hello'], where: ['gone.ts'] })).toEqual([
      '§1 says hello: there is no file gone.ts',
    ]);
  });

  test('may be open, and is then listed apart until it has its test', () => {
    const open = { ...line, open: 'next' };
    expect(problemsOf(cover([open], folder))).toEqual([]);
    expect(report(cover([open], folder), new Map([['1', 'Words']]))).toContain(
      '- §1 says hello (next)',
    );
    const closed = cover([{ ...open, tests: ['says hello'] }], folder);
    expect(report(closed, new Map([['1', 'Words']]))).not.toContain('## Open');
  });
});
