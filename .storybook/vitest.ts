import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { shellOptions } from '../e2e/support/browser.ts';
import { chosenCompany, companyFolder } from '../scripts/lib/company.mjs';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const kit = fileURLToPath(new URL('../packages/ui', import.meta.url));

const { schemeOf }: { readonly schemeOf: Readonly<Record<string, string>> } = await import(
  `${companyFolder(chosenCompany())}/audiences.ts`
);
const schemeNames = Object.values(schemeOf);

/** The MUI components that the kit imports, each by its path. */
const muiParts = [
  ...new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: kit }).flatMap(
      (file) => readFileSync(join(kit, file), 'utf8').match(/@mui\/material\/\w+/g) ?? [],
    ),
  ),
];

/**
 * The test projects of the stories, one a scheme: `stories-purple` and `stories-red`. Each story
 * renders in a real browser, plays its interactions and is checked by axe.
 */
export const storyProjects: TestProjectConfiguration[] = schemeNames.map((theme) => ({
  // The kit's folder, where its dependencies can be found.
  root: kit,
  plugins: [
    storybookTest({
      configDir,
      initialGlobals: { theme },
      // A story of one theme, or one that does not depend on colours, runs once: `tags:
      // ['only-purple']`.
      tags: { exclude: schemeNames.filter((name) => name !== theme).map((name) => `only-${name}`) },
    }),
  ],
  // Optimised at the start: finding one later would reload the page during tests.
  optimizeDeps: {
    entries: [
      'src/**/*.stories.tsx',
      'src/stories/with-theme.tsx',
      '../../.storybook/**/*.tsx',
      '../../apps/site/app/pages/*.tsx',
    ],
    include: ['react/jsx-dev-runtime', ...muiParts],
  },
  test: {
    name: `stories-${theme}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: shellOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
}));
