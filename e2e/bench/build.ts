import { run } from '../../scripts/lib/processes.mjs';
import { environment, Problem, root } from '../../scripts/lib/workspace.mjs';
import { rounded } from './apps.ts';
import type { Report } from './report.ts';

async function buildSeconds(...more: string[]): Promise<number> {
  const began = performance.now();
  const { code } = await run(
    'build',
    ['turbo', 'run', 'build', '--filter=site...', '--output-logs=errors-only', ...more],
    { cwd: root, env: environment(), onLine: () => {} },
  );
  if (code !== 0) throw new Problem("The build failed: run 'npm run build' to see why.");
  return rounded((performance.now() - began) / 1000, 1);
}

/** The time of a clean build, and of one with nothing to do, in seconds. */
export async function measureBuild(): Promise<Report> {
  return {
    tables: [
      [
        { build: 'cold', seconds: await buildSeconds('--force') },
        { build: 'again', seconds: await buildSeconds() },
      ],
    ],
  };
}
