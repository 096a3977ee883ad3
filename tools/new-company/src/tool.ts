import { describeExit, run } from '../../../scripts/lib/processes.mjs';
import { environment, Problem, root } from '../../../scripts/lib/workspace.mjs';

/** Runs a tool of the workspace; what fails stops the command. */
export async function tool(name: string, command: readonly [string, ...string[]]): Promise<void> {
  const exit = await run(name, command, { cwd: root, env: environment() });
  if (exit.code !== 0) throw new Problem(`${name} failed with ${describeExit(exit)}.`);
}
