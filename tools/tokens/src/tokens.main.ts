/** `pnpm tokens build` makes the kit's theme from its token file. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { main, Problem } from '../../../scripts/lib/workspace.mjs';
import { themeFile, themeText } from './theme-module.ts';

const usage = `pnpm tokens build    makes the kit's theme from packages/ui/src/theme/kit.tokens.json`;

await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command] = positionals;
  if (command !== 'build') throw new Problem(usage);
  await writeFile(themeFile, themeText());
});
