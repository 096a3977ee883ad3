import { defineConfig } from 'vitest/config';
import { stories } from './.storybook/vitest.ts';
import { ByEnvironment } from './scripts/by-environment.ts';
import { isolatedProject, ofLoading, unit, unitProject } from './scripts/unit-project.ts';

export default defineConfig({
  test: {
    // Every core: else one of two stands idle.
    maxWorkers: '100%',
    sequence: { sequencer: ByEnvironment },
    projects: [
      unitProject,
      isolatedProject,
      {
        test: {
          ...unit,
          name: 'unit-kit',
          include: ['packages/ui/src/**/*.test.{ts,tsx}'],
          exclude: ofLoading,
          setupFiles: ['./scripts/unit-setup.ts', './packages/ui/src/stories/unit-setup.ts'],
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
      stories,
    ],
  },
});
