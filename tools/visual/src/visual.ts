// Compares the looks of every story with a baseline. See ../README.md.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cache, report, root, variables } from './settings.ts';

const { values } = parseArgs({
  options: {
    /** The commit or branch to compare with. */
    base: { type: 'string', default: 'main' },
    /** A folder of screenshots to compare with, instead of a commit. */
    baseline: { type: 'string' },
    /** Only stories whose title and name match this expression. */
    only: { type: 'string' },
  },
});

const run = (
  command: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
      .on('error', reject)
      .on('close', (code) => resolve(code ?? 1));
  });

const must = async (...call: Parameters<typeof run>): Promise<void> => {
  const code = await run(...call);
  if (code !== 0) throw new Error(`'${call[0]} ${call[1].join(' ')}' ended with ${code}.`);
};

const output = async (command: string, args: readonly string[]): Promise<string> => {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const part of child.stdout) text += part;
  if (text.trim() === '') throw new Error(`'${command} ${args.join(' ')}' said nothing.`);
  return text.trim();
};

const buildStorybook = (cwd: string, folder: string): Promise<void> =>
  must('pnpm', ['exec', 'storybook', 'build', '--disable-telemetry', '--quiet', '-o', folder], {
    cwd,
  });

const look = (
  storybook: string,
  baseline: string,
  snapshots: 'all' | 'none',
  only?: string,
): Promise<number> =>
  run(
    'playwright',
    [
      'test',
      '--config',
      path.join(root, 'tools/visual/playwright.config.ts'),
      `--update-snapshots=${snapshots}`,
      ...(only === undefined ? [] : ['--grep', only]),
    ],
    { env: { [variables.storybook]: storybook, [variables.baseline]: baseline } },
  );

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
    const tree = path.join(folder, 'tree');
    mkdirSync(folder, { recursive: true });
    await must('git', ['worktree', 'add', '--force', '--detach', tree, commit]);
    try {
      await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: tree });
      await buildStorybook(tree, storybook);
    } finally {
      await must('git', ['worktree', 'remove', '--force', tree]);
    }
  }
  if ((await look(storybook, screenshots, 'all', only)) !== 0) {
    throw new Error(`The screenshots of ${commit} could not all be taken.`);
  }
  if (only === undefined) mkdirSync(done);
  return screenshots;
};

const baseline =
  values.baseline === undefined
    ? await baselineOf(await output('git', ['rev-parse', `${values.base}^{commit}`]), values.only)
    : path.resolve(values.baseline);
const storybook = path.join(cache, 'current');
rmSync(storybook, { recursive: true, force: true });
await buildStorybook(root, storybook);
process.exitCode = await look(storybook, baseline, 'none', values.only);

const known = new Set(existsSync(baseline) ? readdirSync(baseline) : []);
const { default: index }: { default: { entries: Readonly<Record<string, unknown>> } } =
  await import(path.join(storybook, 'index.json'), { with: { type: 'json' } });
const gone = [...known].filter((id) => !(id in index.entries));
if (gone.length > 0) console.log(`No longer there: ${gone.join(', ')}`);
console.log(`Report: ${path.join(report, 'index.html')}`);
