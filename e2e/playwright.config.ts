import { defineConfig } from '@playwright/test';
import { companies, firstCompany } from '../scripts/lib/company.mjs';
import { variable } from '../scripts/lib/workspace.mjs';
import { browserOptions, hasBrowser, shellOptions } from './support/browser.ts';

/** Specs of what differs on a phone, and so run at both sizes; the others run once. */
const ofPages = /(?:shell|nojs)\.spec\.ts$/;
/** Links that a phone has at the same addresses. */
const sameOnPhones = /header and footer of \/redhome/;

/** What holds for every company; the others' own words and rules are tested with the first one. */
const ofCompanies = /companies\.spec\.ts$/;
/** Starts what it tests itself, for every company. */
const development = /development\.spec\.ts$/;
/** Every company's pages keep to them. */
const budgets = /budgets\.spec\.ts$/;
/**
 * What only the whole browser shows: blocked storage, the cache for the way back, and how far ahead
 * it loads pictures.
 */
const ofBrowser = [/conditions\/(?:storage|back)\.spec\.ts$/, budgets];
/** Applications of their own, with a command of their own. */
const consumers = 'consumers/**';
const desktop = { viewport: { width: 1440, height: 900 } };

/** A project in the whole browser: none where there is only a shell. */
const inBrowser = <Use extends object>(name: string, testMatch: RegExp | RegExp[], use: Use) =>
  hasBrowser ? [{ name, testMatch, use: { ...use, launchOptions: browserOptions } }] : [];

export default defineConfig<object, { company: string }>({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // What passes only at the second try has failed. A machine that nobody watches tries once more and
  // prints it as flaky, so that a moment of it holds nothing up: look at each.
  retries: variable('CI') === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: shellOptions,
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    // A tenth of the whole run; `--trace on` for the test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [ofCompanies, development, ...ofBrowser, consumers],
      use: desktop,
    },
    {
      name: 'development',
      testMatch: development,
      use: desktop,
      // Nothing is built: the first page waits for all that it is made of.
      timeout: 300_000,
      expect: { timeout: 60_000 },
    },
    ...inBrowser('browser', ofBrowser, desktop),
    {
      name: 'mobile',
      testMatch: ofPages,
      grepInvert: sameOnPhones,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    ...companies()
      .filter((company) => company !== firstCompany)
      .flatMap((company) => {
        // A visitor's browser speaks what it likes: the pages keep to the company's language.
        const use = { ...desktop, company };
        return [
          { name: company, testMatch: ofCompanies, use },
          ...inBrowser(`${company} in a browser`, budgets, use),
        ];
      }),
  ],
});
