import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { shellOptions } from '../../e2e/support/browser.ts';
import { baseline, cache, report, root, storybook } from './src/settings.ts';

const port = 6107;

export default defineConfig({
  testDir: 'src',
  testMatch: 'stories.visual.ts',
  outputDir: path.join(cache, 'results'),
  snapshotPathTemplate: `${baseline}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide' } },
  reporter: [['line'], ['html', { outputFolder: report, open: 'never', title: 'Stories' }]],
  webServer: {
    command: `vite preview --strictPort --port ${port} --outDir "${storybook}"`,
    cwd: root,
    url: `http://localhost:${port}/iframe.html`,
  },
  use: {
    baseURL: `http://localhost:${port}/`,
    launchOptions: shellOptions,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
  },
});
