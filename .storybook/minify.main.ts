// Minifies Storybook's own manager in a built Storybook. Its files are published unminified, and
// are a third of what a browser loads for the first story.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from 'scripts/lib/workspace.mjs';
import { minify } from 'vite';

const built = join(root, 'dist', 'storybook');

for (const file of globSync('{sb-manager,sb-addons/*}/*.js', { cwd: built })) {
  const path = join(built, file);
  const { code, errors } = await minify(file, await readFile(path, 'utf8'), { module: true });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message)}`);
  await writeFile(path, code);
}
