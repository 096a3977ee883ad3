import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { storyProjects } from './.storybook/vitest.ts';
import { pageScript } from './apps/site/vite/page-script.ts';
import { companyFolder, firstCompany } from './scripts/lib/company.mjs';

/** A test of what happens when a library is loaded. */
const ofLoading = 'packages/ui/src/components/Toasts/goober-sheet.test.ts';

/** What all unit tests share. */
const unit: TestProjectInlineConfiguration['test'] = {
  // A test that renders asks for it: `// @vitest-environment jsdom`.
  environment: 'node',
  setupFiles: ['./scripts/unit-setup.ts'],
  // A loaded machine is slow; nothing passes because of these.
  testTimeout: 20_000,
  hookTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

export default defineConfig({
  test: {
    // Every core: else one of two stands idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [pageScript(companyFolder(firstCompany))],
        test: {
          ...unit,
          name: 'unit',
          include: [
            'packages/!(ui)/src/**/*.test.{ts,tsx}',
            ofLoading,
            'apps/content-service/src/**/*.test.ts',
            'apps/site/{addresses,app,server}/**/*.test.{ts,tsx}',
            'tools/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/support/**/*.test.ts',
          ],
          // Testing Library unmounts what a test rendered where it finds a global `afterEach`.
          globals: true,
        },
      },
      {
        // The kit's: its modules and MUI's are loaded once a worker, not once a file.
        test: {
          ...unit,
          name: 'unit-kit',
          include: ['packages/ui/src/**/*.test.{ts,tsx}'],
          exclude: [ofLoading],
          setupFiles: ['./scripts/unit-setup.ts', './packages/ui/src/stories/unit-setup.ts'],
          isolate: false,
        },
      },
      {
        // The kit as its consumers get it: built, packed, bundled.
        test: {
          name: 'packages',
          include: ['tools/packages/test/**/*.test.ts'],
          // Libraries have other code for tests.
          env: { NODE_ENV: 'production' },
          // A compiler that has nothing cached yet, on a loaded machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...storyProjects,
    ],
  },
});
