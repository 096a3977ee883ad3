import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from '@terrazzo/parser';
import { readTokens } from 'scripts/lib/design-tokens.ts';
import { root } from 'scripts/lib/workspace.mjs';
import { themeModules } from './theme-modules.ts';

const folder = join(root, 'packages', 'ui', 'src', 'theme');

/** A text as the repository formats it. */
function formatted(text: string, path: string): string {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${path} could not be formatted: ${stderr}`);
  return stdout;
}

/**
 * The modules of the kit's theme: their texts by their paths.
 *
 * @param file the token file that they are made from.
 * @throws TokenError naming every token that cannot be read.
 */
export async function kitTheme(
  file = join(folder, 'kit.tokens.json'),
): Promise<ReadonlyMap<string, string>> {
  const { tokens, ...read } = await readTokens(file, themeModules);
  const { outputFiles } = await build(tokens, read);
  return new Map(
    outputFiles.map(({ filename, contents }) => {
      const path = join(folder, filename);
      return [path, formatted(String(contents), path)];
    }),
  );
}
