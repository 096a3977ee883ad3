import { defineConfig } from '@playwright/test';
import { findEngines } from 'scripts/lib/browser.mjs';
import { browserOptions, hasBrowser, shellOptions } from 'scripts/lib/browser-options.ts';
import { variable } from 'scripts/lib/workspace.mjs';

/** Starts everything from its sources. */
const development = /development\.spec\.ts$/;
/** For the back/forward cache, and the whole browser's lazy loading of pictures. */
const ofBrowser = /\/(?:back|budgets)\.spec\.ts$/;
/** Needs the registry, or minutes: `playwright.slow.config.ts`. */
const slow = /(?:consumers|newcomer|release)\.spec\.ts$/;
/** Runs in Firefox and WebKit. */
const ofEngines = /other-engines\.spec\.ts$/;
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig<object, { engineName: string }>({
  testDir: '.',
  // `*.test.ts` are unit tests.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Beside the tests, by the name that a test gives.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the two processors that a check has: a third of a test's time is waiting.
  workers: 3,
  // No retries: a test that only passes the second time has failed. In continuous integration it is
  // retried once and reported as flaky; look at each of those.
  retries: variable('CI') === undefined ? 0 : 1,
  // Long, for busy machines; no test depends on it.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: shellOptions,
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    // Traces would take a tenth of the run; use `--trace on` for a failing test.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // The longest tests first, and the project with many short ones last, so that no processor waits at the
  // end. A small project has one worker: each worker starts a site and a content service.
  projects: [
    {
      name: 'development',
      testMatch: development,
      use: desktop,
      // Nothing is built, so the first page after each start waits for all its modules.
      timeout: 600_000,
      expect: { timeout: 60_000 },
    },
    ...(hasBrowser
      ? [
          {
            name: 'browser',
            testMatch: ofBrowser,
            workers: 1,
            use: { ...desktop, launchOptions: browserOptions },
          },
        ]
      : []),
    ...findEngines()
      .filter(({ path }) => path !== undefined)
      .map(({ name }) => ({ name, testMatch: ofEngines, use: { engineName: name } })),
    {
      name: 'desktop',
      testIgnore: [development, ofEngines, ofBrowser, slow],
      // Without a graphics card, strips that slide and pages that cross-fade take half the time of a test
      // that goes from page to page. `motion.spec.ts` has them.
      use: { ...desktop, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
});
