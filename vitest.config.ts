import { defineConfig } from 'vitest/config';
import { stories } from './.storybook/vitest.ts';
import { unitTests } from './vitest.unit.ts';

/** The kit as applications install it: built, packed, bundled. */
const packages = {
  test: {
    name: 'packages',
    include: ['tools/packages/test/**/*.test.ts'],
    // Libraries have other code for tests.
    env: { NODE_ENV: 'production' },
    // For an uncached compiler on a loaded machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

export default defineConfig({
  test: { ...unitTests, projects: [...unitTests.projects, packages, stories] },
});
