/** `pnpm --filter ui tokens`: writes the kit's theme from its token file, and checks the companies' colours. */
import { writeFile } from 'node:fs/promises';
import { companies } from 'scripts/lib/company.mjs';
import { main, Problem } from 'scripts/lib/workspace.mjs';
import { kitTheme } from './kit-theme.ts';

await main(async () => {
  try {
    for (const [path, text] of await kitTheme()) await writeFile(path, text);
    // It reads the theme, which has just been written.
    const { builtSchemes } = await import('site/vite/built-theme.ts');
    for (const company of companies()) await builtSchemes(company);
  } catch (error) {
    const isTheirs = error instanceof Error && /^(?:Token|Palette)Error$/.test(error.name);
    throw isTheirs ? new Problem(error.message) : error;
  }
});
