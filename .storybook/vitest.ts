import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { shellOptions } from 'scripts/lib/browser.mjs';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const kit = fileURLToPath(new URL('../packages/ui', import.meta.url));

type Browser = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>;

/** A Vitest project that renders each story in a browser, runs `play`, and runs axe on the page. */
export const storiesIn = (
  name: string,
  setup: string,
  initialGlobals: Record<string, unknown> = {},
  expect: NonNullable<Browser['expect']> = {},
): TestProjectInlineConfiguration => ({
  // The stories' dependencies are installed in the kit's folder.
  root: kit,
  plugins: [storybookTest({ configDir, initialGlobals })],
  // Finds dependencies before the tests. If Vite found one later, it would reload the page.
  optimizeDeps: {
    entries: [
      'src/**/*.stories.tsx',
      '../../.storybook/**/*.tsx',
      '../../apps/site/app/pages/*/page.tsx',
    ],
    include: ['react/jsx-dev-runtime'],
  },
  test: {
    name,
    isolate: false,
    // Long, for slow machines. No test relies on the time-out.
    testTimeout: 180_000,
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

/** The project `stories` also checks contrast in all schemes, and page widths right to left. */
export const stories = storiesIn('stories', 'every-scheme.ts');
