// Compares the looks of every story with a baseline. See ../README.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../../../scripts/lib/processes.mjs';
import { environment } from '../../../scripts/lib/workspace.mjs';
import { faultsIn, readDecisions } from './decisions.ts';
import { findings, writeReport } from './report.ts';
import { cache, results, root, variables } from './settings.ts';
import { buildStorybook, must } from './storybook.ts';

const { values } = parseArgs({
  options: {
    /** The commit or branch to compare with. */
    base: { type: 'string', default: 'main' },
    /** A folder of screenshots to compare with, instead of a commit. */
    baseline: { type: 'string' },
    /** Only stories whose title and name match this expression. */
    only: { type: 'string' },
    /** A file of decisions that a reviewer saved from the report. */
    decisions: { type: 'string' },
  },
});

/** Read first, so that a bad file is reported before the long comparison. */
const decisions = readDecisions(
  values.decisions === undefined ? '[]' : readFileSync(values.decisions, 'utf8'),
);

const look = async (
  storybook: string,
  baseline: string,
  snapshots: 'all' | 'none',
  only?: string,
): Promise<boolean> => {
  rmSync(results, { force: true });
  const { code } = await run(
    'playwright',
    [
      ...(['playwright', 'test'] as const),
      ...['--config', path.join(root, 'tools/visual/playwright.config.ts')],
      `--update-snapshots=${snapshots}`,
      ...(only === undefined ? [] : ['--grep', only]),
    ],
    {
      cwd: root,
      env: environment({ [variables.storybook]: storybook, [variables.baseline]: baseline }),
    },
  );
  return code === 0;
};

/**
 * The screenshots of a commit. Its Storybook is built once, in a work tree of its own, and
 * screenshots are made once, or only those of the chosen stories.
 */
const baselineOf = async (commit: string, only?: string): Promise<string> => {
  const folder = path.join(cache, commit);
  const storybook = path.join(folder, 'storybook');
  const screenshots = path.join(folder, 'screenshots');
  const done = path.join(folder, 'done');
  if (existsSync(done)) return screenshots;
  if (!existsSync(path.join(storybook, 'index.json'))) {
    // Not below `node_modules`: Node runs no TypeScript there, which the documentation needs.
    const tree = mkdtempSync(path.join(tmpdir(), 'visual-'));
    mkdirSync(folder, { recursive: true });
    await must(root, 'git', 'worktree', 'add', '--force', '--detach', tree, commit);
    try {
      await must(tree, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
      await buildStorybook(tree, storybook);
    } finally {
      await must(root, 'git', 'worktree', 'remove', '--force', tree);
    }
  }
  if (!(await look(storybook, screenshots, 'all', only))) {
    throw new Error(`The screenshots of ${commit} could not all be taken.`);
  }
  if (only === undefined) mkdirSync(done);
  return screenshots;
};

const commitOf = (name: string): string =>
  execFileSync('git', ['rev-parse', `${name}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();

const baseline =
  values.baseline === undefined
    ? await baselineOf(commitOf(values.base), values.only)
    : path.resolve(values.baseline);
const storybook = path.join(cache, 'current');
rmSync(storybook, { recursive: true, force: true });
await buildStorybook(root, storybook);
const isWell = await look(storybook, baseline, 'none', values.only);

const known = existsSync(baseline) ? readdirSync(baseline) : [];
const { default: index }: { default: { entries: Readonly<Record<string, unknown>> } } =
  await import(path.join(storybook, 'index.json'), { with: { type: 'json' } });
const found = findings(known.filter((id) => !(id in index.entries)));
const faults = faultsIn(found.pictures, decisions);
for (const { picture, mistake } of faults) {
  const why = mistake ? `a mistake (${mistake.reviewer}): ${mistake.note}` : 'no decision yet';
  console.log(`${picture.file}: ${why}`);
}
console.log(`Report: ${writeReport(found, decisions.values())}`);
process.exitCode = isWell && faults.length === 0 ? 0 : 1;
