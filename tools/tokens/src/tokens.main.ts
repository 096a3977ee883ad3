/** `pnpm tokens`: design tokens to and from other tools, and what a change of them does. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { TokenError } from '@insurance-kit/ui/tokens';
import { main, Problem } from '../../../scripts/lib/workspace.mjs';
import { themeModules } from './theme-module.ts';

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string', default: 'HEAD' },
      pictures: { type: 'boolean', default: false },
    },
  });
  const [command, ...rest] = positionals;
  try {
    if (command === 'build') {
      for (const [path, text] of themeModules()) await writeFile(path, text);
      return;
    }
    // They read the theme, which may not be made yet.
    const { run } = await import('./commands.ts');
    await run({ command, rest, ...values });
  } catch (error) {
    throw error instanceof TokenError ? new Problem(error.message) : error;
  }
});
