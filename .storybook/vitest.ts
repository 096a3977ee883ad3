import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { shellOptions } from '../e2e/support/browser.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const kit = fileURLToPath(new URL('../packages/ui', import.meta.url));

/** The MUI components that the kit imports, each by its path. */
const muiParts = [
  ...new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: kit }).flatMap(
      (file) => readFileSync(join(kit, file), 'utf8').match(/@mui\/material\/\w+/g) ?? [],
    ),
  ),
];

/**
 * The tests of the stories. Each story renders in a real browser, plays its interactions, is checked
 * by axe, and has its colours checked in every scheme (`every-scheme.ts`).
 */
export const stories: TestProjectConfiguration = {
  // The kit's folder, where its dependencies can be found.
  root: kit,
  plugins: [storybookTest({ configDir })],
  // Optimised at the start: finding one later would reload the page during tests.
  optimizeDeps: {
    entries: [
      'src/**/*.stories.tsx',
      'src/stories/story-styles.ts',
      '../../.storybook/**/*.tsx',
      '../../apps/site/app/pages/*.tsx',
    ],
    include: ['react/jsx-dev-runtime', ...muiParts],
  },
  test: {
    name: 'stories',
    // Modules are loaded once, not once a file.
    isolate: false,
    // A loaded machine is slow; nothing passes because of this.
    testTimeout: 60_000,
    setupFiles: [fileURLToPath(new URL('every-scheme.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: shellOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
};
