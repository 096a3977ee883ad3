import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A test, a group of tests or a story that is played, as its file names it. */
export interface Title {
  /** The file, from the root of the repository. */
  readonly file: string;
  /** The title as written; of a story, its name. A template keeps its `${…}`. */
  readonly title: string;
}

const testFiles = [
  '{packages,apps,tools}/*/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'e2e/**/*.{spec,test}.ts',
];
const storyFiles = ['packages/ui/src/**/*.stories.tsx'];

const skipped = new Set(['node_modules', 'build', 'dist', '.react-router', '.data']);

/** `test('…'`, `describe.each(…)('…'`, `test.step('…'`: the title is the first argument. */
const titleCalls =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>/gs;

const stories = /export const (?<name>\w+)[^=]*=[^;]*?\bplay\b/g;

/** The titles in the text of a test file. */
export const titlesOf = (text: string): readonly string[] =>
  [...text.matchAll(titleCalls)].flatMap(({ groups }) =>
    groups?.title === undefined ? [] : [groups.title.replace(/\\(.)/gs, '$1')],
  );

/** The names of the stories in the text of a story file that are played. */
export const playedStoriesOf = (text: string): readonly string[] =>
  [...text.matchAll(stories)].flatMap(({ groups }) =>
    groups?.name === undefined ? [] : [groups.name],
  );

/**
 * Every title in the repository's test and story files, in the order of their paths.
 *
 * @param root the root of the repository.
 */
export function collectTitles(root: string): readonly Title[] {
  const collect = (
    patterns: readonly string[],
    read: (text: string) => readonly string[],
  ): readonly Title[] =>
    globSync(patterns, { cwd: root, exclude: (path) => skipped.has(basename(path)) })
      .toSorted()
      .flatMap((file) =>
        read(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })),
      );
  return [...collect(testFiles, titlesOf), ...collect(storyFiles, playedStoriesOf)];
}
