import { defineConfig } from '@playwright/test';
import quick from './playwright.config.ts';

/** Tests that need the registry, or minutes: `npm run test:slow`. */
export default defineConfig({
  ...quick,
  timeout: 900_000,
  projects: [
    // The packages are packed once.
    { name: 'consumers', testMatch: /consumers\.spec\.ts$/, workers: 1 },
    { name: 'slow', testMatch: /(?:newcomer|release)\.spec\.ts$/ },
  ],
});
