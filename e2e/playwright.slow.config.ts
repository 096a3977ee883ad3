import { defineConfig } from '@playwright/test';
import quick from './playwright.config.ts';

/** Tests that need the npm registry or take minutes. Run them with `npm run test:slow`. */
export default defineConfig({
  ...quick,
  globalSetup: [],
  timeout: 900_000,
  projects: [
    { name: 'consumers', testMatch: /consumers\.spec\.ts$/, workers: 1 },
    {
      name: 'slow',
      testMatch: /(?:development|newcomer|release|storybook)\.spec\.ts$/,
      // The development server is slow to load all modules of the first page.
      expect: { timeout: 60_000 },
    },
  ],
});
