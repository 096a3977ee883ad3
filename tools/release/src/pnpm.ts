import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, root } from '../../../scripts/lib/workspace.mjs';

/** Runs a pnpm command for the workspace and reads its JSON; the caller gives its type. */
export async function askPnpm<Answer>(...parameters: readonly string[]): Promise<Answer> {
  const { stdout } = await promisify(execFile)('pnpm', parameters, {
    cwd: root,
    env: environment(),
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
