/**
 * Cuts and measures the fonts of `cuts.ts`: `pnpm fonts`, or `pnpm fonts <company>` for one.
 *
 * Writes `display.woff2`, `text.woff2`, a small file of each and `metrics.ts` into the kit's or the
 * company's `fonts/`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyFolder } from '../../../scripts/lib/company.mjs';
import { root } from '../../../scripts/lib/workspace.mjs';
import { cutFont, type FontCuts } from './cut.ts';
import { cuts, kit } from './cuts.ts';

/** The maximum size of the two main files together, in bytes. */
const mostBytes = 60_000;

const folderOf = (name: string): string =>
  name === kit ? join(root, 'packages/ui/src/fonts') : join(companyFolder(name), 'fonts');

async function make(name: string, { display, text }: FontCuts): Promise<void> {
  const folder = folderOf(name);
  await mkdir(folder, { recursive: true });
  const fonts = { display: await cutFont(display), text: await cutFont(text) };
  for (const [face, { main, extra }] of Object.entries(fonts)) {
    await writeFile(join(folder, `${face}.woff2`), main);
    await writeFile(join(folder, `${face}-extra.woff2`), extra);
    console.log(`${name} ${face}: ${main.length} bytes, extra ${extra.length} bytes`);
  }
  const bytes = fonts.display.main.length + fonts.text.main.length;
  if (bytes > mostBytes) {
    throw new Error(`The main files of ${name} weigh ${bytes} bytes; ${mostBytes} is the most.`);
  }
  const measures = { display: fonts.display.measures, text: fonts.text.measures };
  await writeFile(
    join(folder, 'metrics.ts'),
    `// Written by \`pnpm fonts\`: change what it cuts, not this.

/** The weights of the two fonts, and local fonts that are stretched to their metrics. */
export const measures = ${JSON.stringify(measures, undefined, 2)} as const;
`,
  );
}

const named = process.argv.slice(2);
for (const name of named) {
  if (!(name in cuts)) {
    throw new Error(
      `There are no fonts of '${name}' in cuts.ts, only of ${Object.keys(cuts).join(', ')}.`,
    );
  }
}
for (const [name, fonts] of Object.entries(cuts)) {
  if (named.length === 0 || named.includes(name)) await make(name, fonts);
}
