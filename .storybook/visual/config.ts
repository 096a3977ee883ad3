import { join } from 'node:path';
import { root } from 'scripts/lib/workspace.mjs';
import { defineConfig } from 'vitest/config';
import { storiesIn } from '../vitest.ts';

const folder = join(root, 'dist', 'visual');

/** Compares screenshots of every story, in two colour schemes and two widths. */
export default defineConfig({
  test: {
    projects: ['individual', 'institution'].flatMap((theme) =>
      ['phone', 'desktop'].map((value) => {
        const name = `${theme}-${value}`;
        const globals = { theme, viewport: { value }, motion: 'reduced' };
        return storiesIn(name, 'visual/setup.ts', globals, {
          toMatchScreenshot: {
            timeout: 20_000,
            resolveScreenshotPath: ({ arg, ext }) => join(folder, 'baseline', name, arg + ext),
            resolveDiffPath: ({ arg, ext }) => join(folder, name, arg + ext),
          },
        });
      }),
    ),
  },
});
