import { defineConfig } from '@playwright/test';
import { shellOptions } from 'scripts/lib/browser-options.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/consumers',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  // An install, a type check and a build of a whole application.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { launchOptions: shellOptions, viewport: { width: 1440, height: 900 } },
});
