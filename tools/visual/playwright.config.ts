import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { shellOptions } from '../../e2e/support/browser.ts';
import { baseline, cache, results, root, storybook } from './src/settings.ts';

const port = 6107;

export default defineConfig({
  testDir: 'src',
  testMatch: 'stories.visual.ts',
  outputDir: path.join(cache, 'results'),
  snapshotPathTemplate: `${baseline}/{arg}{ext}`,
  fullyParallel: true,
  // One more than the cores of a small machine: a story often waits.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  reporter: [['line'], ['json', { outputFile: results }]],
  webServer: {
    command: `vite preview --strictPort --port ${port} --outDir "${storybook}"`,
    cwd: root,
    url: `http://localhost:${port}/iframe.html`,
  },
  use: {
    // Chromium emulates a graphics chip otherwise, which costs a tenth more.
    launchOptions: { ...shellOptions, args: [...shellOptions.args, '--disable-gpu'] },
    contextOptions: {
      baseURL: `http://localhost:${port}/`,
      reducedMotion: 'reduce',
      locale: 'en-GH',
      timezoneId: 'Africa/Accra',
    },
  },
});
