import { describeExit, run } from '../../../scripts/lib/processes.mjs';
import { environment } from '../../../scripts/lib/workspace.mjs';

/** Runs a command in a folder, and throws where it fails. */
export async function must(cwd: string, ...command: [string, ...string[]]): Promise<void> {
  const exit = await run(command[0], command, { cwd, env: environment() });
  if (exit.code !== 0) throw new Error(`'${command.join(' ')}' ended with ${describeExit(exit)}.`);
}

/** Builds the Storybook of a checkout into a folder. */
export const buildStorybook = (checkout: string, folder: string): Promise<void> =>
  must(
    checkout,
    ...['pnpm', 'exec', 'storybook', 'build'],
    ...['--disable-telemetry', '--quiet', '-o', folder],
  );
