import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gitIn, judgeChangesets } from './changesets.ts';

let folder = '';

const git = (...parameters: string[]): string =>
  gitIn(folder)('-c', 'user.name=A tester', '-c', 'user.email=tester@x.example', ...parameters);

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const commit = (files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) write(path, text);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
};

const manifest = (name: string, version: string): string =>
  JSON.stringify({ name: `@insurance-kit/${name}`, version }, null, 2);

const changeset = (...names: string[]): string =>
  `---\n${names.map((name) => `'@insurance-kit/${name}': minor\n`).join('')}---\n\nA change.\n`;

/** A repository with both packages at 1.0.0 on its main branch. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changesets-'));
  git('init', '--quiet', '--initial-branch=main');
  commit({
    'packages/ui/package.json': manifest('ui', '1.0.0'),
    'packages/ui/src/Button.tsx': 'one',
    'packages/content-client/package.json': manifest('content-client', '1.0.0'),
  });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const branch = () => git('switch', '--quiet', '--create', 'branch');
const changeButton = (more: Readonly<Record<string, string>> = {}) =>
  commit({ 'packages/ui/src/Button.tsx': 'two', ...more });

const complete = { kind: 'complete' };
/** Names the package. */
const missing = { kind: 'missing', packages: ['ui'] };

test.each([
  ['a branch that changes a package without a changeset gets an error naming it', {}],
  [
    'a changeset for one package does not count for the other',
    { '.changeset/a.md': changeset('content-client') },
  ],
])('%s', (_, more) => {
  branch();
  changeButton(more);
  expect(judgeChangesets(folder)).toMatchObject(missing);
});

test('a changeset from before the branch does not count', () => {
  changeButton({ '.changeset/a.md': changeset('ui') });
  branch();
  commit({ 'packages/ui/src/Button.tsx': 'three' });
  expect(judgeChangesets(folder)).toMatchObject(missing);
});

test.each([
  ['names the package', changeset('ui')],
  ['is empty: nobody will notice', changeset()],
])('a changeset that %s is enough, even before it is committed', (_, text) => {
  branch();
  changeButton();
  write('.changeset/a.md', text);
  expect(judgeChangesets(folder)).toEqual(complete);
});

test('a change on a new branch needs a changeset before it is committed', () => {
  changeButton({ '.changeset/a.md': changeset('ui') });
  branch();
  expect(judgeChangesets(folder)).toEqual(complete);
  write('packages/ui/src/Button.tsx', 'three');
  expect(judgeChangesets(folder)).toMatchObject(missing);
});

test('tests and stories need no changeset', () => {
  branch();
  commit({ 'packages/ui/src/Button.test.tsx': 'a test', 'packages/ui/src/stories/a.ts': 'a' });
  expect(judgeChangesets(folder)).toEqual(complete);
});

test('the main branch is compared with its last release', () => {
  changeButton();
  expect(judgeChangesets(folder)).toMatchObject(missing);
  commit({ '.changeset/a.md': changeset('ui') });
  expect(judgeChangesets(folder)).toEqual(complete);
});

test('a release needs no changeset, because it has consumed them', () => {
  changeButton({ '.changeset/a.md': changeset('ui') });
  git('switch', '--quiet', '--create', 'release');
  rmSync(join(folder, '.changeset'), { recursive: true });
  commit({ 'packages/ui/package.json': manifest('ui', '1.1.0') });
  expect(judgeChangesets(folder)).toEqual(complete);
  git('switch', '--quiet', 'main');
  git('merge', '--quiet', 'release');
  expect(judgeChangesets(folder)).toEqual(complete);
});

test('without history there is no verdict', () => {
  const clone = mkdtempSync(join(tmpdir(), 'changesets-'));
  git('clone', '--quiet', '--depth=1', `file://${folder}`, clone);
  expect(judgeChangesets(clone)).toMatchObject({ kind: 'unknown' });
  rmSync(join(clone, '.git'), { recursive: true });
  expect(judgeChangesets(clone)).toMatchObject({ kind: 'unknown' });
  rmSync(clone, { recursive: true });
});
