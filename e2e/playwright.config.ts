import { defineConfig } from '@playwright/test';
import { browserOptions, findBrowsers, shellOptions } from 'scripts/lib/browser.mjs';
import { variable } from 'scripts/lib/workspace.mjs';

/** Tests that need the full browser, not the headless shell: back/forward cache, lazy loading. */
const ofBrowser = /\/(?:back|budgets)\.spec\.ts$/;
/** Tests that need the npm registry or take minutes. `playwright.slow.config.ts` runs them. */
const slow = /(?:consumers|development|newcomer|release|storybook)\.spec\.ts$/;
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: '.',
  globalSetup: './support/servers.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Three workers for two processors, because tests spend a third of their time waiting.
  workers: 3,
  // No retries outside CI: a test that passes only the second time has failed. CI retries a failed
  // test once, and reports it as flaky if it then passes.
  retries: variable('CI') === undefined ? 0 : 1,
  // A long time-out for busy machines. Only a test that hangs reaches it.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: shellOptions,
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    // Tracing takes a tenth of a test's time. Use `--trace on` for a failing test.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...(findBrowsers().chromium.path
      ? [
          {
            name: 'browser',
            testMatch: ofBrowser,
            workers: 1,
            use: {
              ...desktop,
              // By default, Playwright switches off the back/forward cache.
              launchOptions: {
                ...browserOptions,
                ignoreDefaultArgs: ['--disable-back-forward-cache'],
              },
            },
          },
        ]
      : []),
    {
      name: 'desktop',
      testIgnore: [ofBrowser, slow],
      // With no graphics card, animations take half of a test's time. `motion.spec.ts` tests them.
      use: { ...desktop, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
});
