import { defineConfig } from '@playwright/test';
import quick from './playwright.config.ts';

/** Tests that need the registry, or minutes: `npm run test:slow`. */
export default defineConfig({
  ...quick,
  timeout: 900_000,
  projects: [
    { name: 'consumers', testMatch: /consumers\.spec\.ts$/, workers: 1 },
    { name: 'slow', testMatch: /(?:newcomer|release|storybook)\.spec\.ts$/ },
    {
      name: 'development',
      testMatch: /development\.spec\.ts$/,
      // Nothing is built, so the first page after each start waits for all its modules.
      expect: { timeout: 60_000 },
    },
  ],
});
