import { describeExit, run } from '../../../scripts/lib/processes.mjs';
import { environment, Problem, root } from '../../../scripts/lib/workspace.mjs';

/**
 * Runs a tool of the workspace. A tool that fails stops the command, and only then is its output
 * printed.
 */
export async function tool(name: string, command: readonly [string, ...string[]]): Promise<void> {
  const lines: string[] = [];
  const exit = await run(name, command, {
    cwd: root,
    env: environment(),
    onLine: (line) => lines.push(line),
  });
  if (exit.code === 0) return;
  throw new Problem([...lines, `${name} failed with ${describeExit(exit)}.`].join('\n'));
}
