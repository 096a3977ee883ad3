// `pnpm visual [files]` compares stories with the main branch. Differences are in dist/visual.
import { type StdioOptions, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, main, Problem, root } from 'scripts/lib/workspace.mjs';

const files = process.argv.slice(2);
const run = (cwd: string, command: string, ...options: string[]): string => {
  const stdout = command === 'git' ? 'pipe' : 'inherit';
  const stdio: StdioOptions = ['ignore', stdout, 'inherit'];
  const result = spawnSync(command, options, { cwd, env: environment(), stdio });
  if (result.status !== 0) throw new Problem(`'${command} ${options.join(' ')}' has failed.`);
  return String(result.stdout ?? '').trim();
};
const runStories = (cwd: string, update: 'all' | 'none'): string =>
  run(cwd, 'vitest', 'run', '--config=.storybook/visual/config.ts', `--update=${update}`, ...files);

await main(async () => {
  const commit = run(root, 'git', 'rev-parse', 'main');
  const name = [commit, ...files].join('+').replaceAll('/', '-');
  const savedShots = join(root, 'node_modules', '.cache', 'visual', name);
  if (!existsSync(savedShots)) {
    const tree = mkdtempSync(join(tmpdir(), 'visual-'));
    run(root, 'git', 'worktree', 'add', '--force', '--detach', tree, commit);
    try {
      run(tree, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
      // Copy this branch's set-up to the main branch's work tree: both must test in the same way.
      for (const part of ['visual', 'vitest.ts']) {
        cpSync(join(root, '.storybook', part), join(tree, '.storybook', part), { recursive: true });
      }
      runStories(tree, 'all');
      cpSync(join(tree, 'dist', 'visual', 'baseline'), savedShots, { recursive: true });
    } finally {
      run(root, 'git', 'worktree', 'remove', '--force', tree);
    }
  }
  rmSync(join(root, 'dist', 'visual'), { recursive: true, force: true });
  cpSync(savedShots, join(root, 'dist', 'visual', 'baseline'), { recursive: true });
  runStories(root, 'none');
});
