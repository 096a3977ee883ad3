import { defineConfig } from '@playwright/test';
import { findEngines } from 'scripts/lib/browser.mjs';
import { browserOptions, hasBrowser, shellOptions } from 'scripts/lib/browser-options.ts';
import { companies, kitCompany } from 'scripts/lib/company.mjs';
import { variable } from 'scripts/lib/workspace.mjs';
import { todosIn } from 'site/vite/todos.ts';

/** The spec that runs at both sizes, because phones differ there; the others run once. */
const ofPages = /\/shell\.spec\.ts$/;
/** A test that needs no second run on a phone: its links are the same there. */
const sameOnPhones = /header and footer of \/redhome/;

/** Specs that run for every company; all others run for the one whose words the specification has. */
const ofCompanies = /companies\.spec\.ts$/;
/** What visitors come for: runs for every company whose texts are all written. */
const ofWritten = /errands\.spec\.ts$/;
/** Specs that start everything from sources themselves. */
const development = /development\.spec\.ts$/;
/** The budgets hold for every company. */
const budgets = /budgets\.spec\.ts$/;
/** Budgets of what companies share: scripts, fonts, layout, and pictures of the same size. */
const sameForCompanies = /scripts|fonts load|nothing moves|with photographs/;
/**
 * Specs that need the whole browser: for blocked storage, the back/forward cache and its lazy
 * loading of pictures.
 */
const ofBrowser = [/conditions\/(?:storage|back)\.spec\.ts$/, budgets];
/** Specs that need the registry, or minutes: those of `playwright.slow.config.ts`. */
const slow = /(?:consumers|newcomer|release)\.spec\.ts$/;
/** Every fault of every field: one worker starts its three sites. */
const faults = /faults\.spec\.ts$/;
/** Runs in Firefox and WebKit. */
const ofEngines = /engines\/smoke\.spec\.ts$/;
const desktop = { viewport: { width: 1440, height: 900 } };
/**
 * Without a graphics card, strips that slide and pages that cross-fade take half the time of a test
 * that goes from page to page, and smooth scrolling moves buttons away from under the pointer. The
 * specs of motion, the phone and the whole browser have all three.
 */
const withoutMotion = { ...desktop, contextOptions: { reducedMotion: 'reduce' } } as const;

/** A project in the whole browser; none if there is only a headless shell. */
const inBrowser = <Use extends object>(name: string, testMatch: RegExp | RegExp[], use: Use) =>
  hasBrowser
    ? [{ name, testMatch, workers: 1, use: { ...use, launchOptions: browserOptions } }]
    : [];

export default defineConfig<object, { company: string; engineName: string }>({
  testDir: '.',
  // `*.test.ts` are unit tests of what the specs share.
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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: shellOptions,
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    // Traces would take a tenth of the run; use `--trace on` for a failing test.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // The longest tests first, and the project with many short ones last, so that no processor waits at
  // the end. A small project has one worker: each starts a site and a content service of its own.
  projects: [
    {
      name: 'development',
      testMatch: development,
      use: desktop,
      // Nothing is built, so the first page after each start waits for all its modules.
      timeout: 600_000,
      expect: { timeout: 60_000 },
    },
    { name: 'faults', testMatch: faults, workers: 1, use: withoutMotion },
    ...inBrowser('browser', ofBrowser, desktop),
    {
      name: 'mobile',
      testMatch: ofPages,
      grepInvert: sameOnPhones,
      workers: 1,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    ...findEngines()
      .filter(({ path }) => path !== undefined)
      .map(({ name }) => ({ name, testMatch: ofEngines, use: { engineName: name } })),
    ...companies()
      .filter((company) => company !== kitCompany)
      .flatMap((company) => {
        // The browser's language is another one than the company's, which pages must keep to.
        const use = { ...desktop, company };
        const testMatch = todosIn(company).length > 0 ? ofCompanies : [ofCompanies, ofWritten];
        return [
          { name: company, testMatch, workers: 1, use },
          ...inBrowser(`${company} in a browser`, budgets, use).map((project) => ({
            ...project,
            grepInvert: sameForCompanies,
          })),
        ];
      }),
    {
      name: 'desktop',
      testIgnore: [ofCompanies, development, ofEngines, ...ofBrowser, slow, faults],
      use: withoutMotion,
    },
  ],
});
