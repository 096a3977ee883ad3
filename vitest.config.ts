import { defineConfig } from 'vitest/config';
import { stories } from './.storybook/vitest.ts';
import { unitTests } from './vitest.unit.ts';

/** Tests of the kit as applications install it: built, packed, bundled. */
const packages = {
  test: {
    name: 'packages',
    include: ['tools/packages/test/**/*.test.ts'],
    // In production mode, libraries run the code that applications get.
    env: { NODE_ENV: 'production' },
    // The time-out is long enough for a compiler without a cache on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

export default defineConfig({
  test: { ...unitTests, projects: [...unitTests.projects, packages, stories] },
});
