import { defineConfig } from '@playwright/test';
import { browserOptions } from './kit/browser.ts';

/** Specs of what differs on a phone, and so run at both sizes; the others run once. */
const ofPages = /(?:shell|nojs|a11y)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  // Applications of their own, with a command of their own.
  testIgnore: 'consumers/**',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // What passes only at the second try has failed.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: browserOptions,
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    // A tenth of the whole run; `--trace on` for the test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      testMatch: ofPages,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
