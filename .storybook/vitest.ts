import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { shellOptions } from 'scripts/lib/browser-options.ts';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const kit = fileURLToPath(new URL('../packages/ui', import.meta.url));

const muiParts = [
  ...new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: kit }).flatMap(
      (file) => readFileSync(join(kit, file), 'utf8').match(/@mui\/material\/\w+/g) ?? [],
    ),
  ),
];

type Browser = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>;

/**
 * Tests of all stories in a real browser: each is rendered, plays its steps and is checked by axe.
 */
export const storiesIn = (
  name: string,
  setup: string,
  initialGlobals: Record<string, unknown> = {},
  expect: NonNullable<Browser['expect']> = {},
): TestProjectInlineConfiguration => ({
  // The kit's dependencies are installed there.
  root: kit,
  plugins: [storybookTest({ configDir, initialGlobals })],
  // Optimised at the start: finding one later would reload the page during tests.
  optimizeDeps: {
    entries: [
      'src/**/*.stories.tsx',
      'src/stories/story-styles.ts',
      '../../.storybook/**/*.tsx',
      '../../apps/site/app/pages/*/page.tsx',
    ],
    include: ['react/jsx-dev-runtime', ...muiParts],
  },
  test: {
    name,
    // Modules are loaded once, not once a file.
    isolate: false,
    // For a loaded machine; no test depends on it.
    testTimeout: 60_000,
    setupFiles: [join(configDir, setup)],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: 180_000,
      provider: playwright({ launchOptions: shellOptions }),
      instances: [{ browser: 'chromium' }],
      expect,
    },
  },
});

/** The tests of the stories, with the colours of every scheme (`every-scheme.ts`). */
export const stories = storiesIn('stories', 'every-scheme.ts');
