import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/workspace.mjs';

/**
 * A text as the repository formats it.
 *
 * @param name the file's name, which says what language it is.
 */
export function formatted(text: string, name: string): string {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', `--stdin-file-path=${name}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} could not be formatted: ${stderr}`);
  return stdout;
}

/** JSON as the repository formats it. */
export const formattedJson = (value: unknown): string =>
  formatted(JSON.stringify(value), 'any.tokens.json');
