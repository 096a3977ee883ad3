import { readFileSync } from 'node:fs';
import {
  configDefaults,
  defineConfig,
  type TestProjectInlineConfiguration,
  type ViteUserConfig,
} from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pageScripts } from './apps/site/vite/page-scripts.ts';
import { chosenCompany, companyAlias, companyFolder, kitCompany } from './scripts/lib/company.mjs';

/** Tests of the page script and the islands: `isolatedProject` runs them. */
const ofPageScript = 'apps/site/app/{islands,behaviours}/**/*.test.{ts,tsx}';

/** Tests that render whole pages. */
const ofPages = 'e2e/pages/*.test.ts';

/** Leaves out the tests of Ghana's texts and addresses if another company is chosen. */
const omitted = chosenCompany() === kitCompany ? [] : ['**/*.ghana.test.ts'];

const unit: TestProjectInlineConfiguration['test'] = {
  // A test that needs a DOM begins with `// @vitest-environment jsdom`.
  environment: 'node',
  setupFiles: ['./scripts/unit-setup.ts'],
  // Workers share modules between test files, which saves loading them for each file.
  isolate: false,
  // The time-out is long, because a machine may be busy. No test depends on it.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

/** A project of tests that may import the chosen company and the page script. */
const siteProject = (
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  plugins: [pageScripts(companyFolder(chosenCompany()))],
  resolve: { alias: companyAlias() },
  // With a global `afterEach`, Testing Library cleans up after each test.
  test: { ...unit, globals: true, name, include, exclude: omitted, ...options },
});

/** The unit tests that no project below runs. */
const unitProject = siteProject(
  'unit',
  [
    'packages/!(ui)/src/**/*.test.{ts,tsx}',
    'apps/content-service/src/**/*.test.ts',
    'apps/site/{app,companies,server,shared}/**/*.test.{ts,tsx}',
    'tools/*/src/**/*.test.ts',
    'scripts/**/*.test.ts',
    'e2e/**/*.test.ts',
  ],
  { exclude: [...configDefaults.exclude, ofPageScript, ofPages, ...omitted] },
);

/** Tests of the page script and islands. Each file has its own modules and `window`. */
const isolatedProject = siteProject('unit-isolated', [ofPageScript], { isolate: true });

/** Whole pages, as production renders them: React's development build takes twice as long. */
const pagesProject = siteProject('unit-pages', [ofPages], { env: { NODE_ENV: 'production' } });
// Set `oxc` in a plugin. Otherwise Vitest reuses modules that it compiled for other projects.
pagesProject.plugins?.push({
  name: 'production-jsx',
  config: () => ({ oxc: { jsx: { development: false } } }),
});

/** Orders test files by project and environment, so that workers keep their modules. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groupOf = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${/^\/\/ @vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1]}`;
    return [...Map.groupBy(await super.sort(files), groupOf).values()].flat();
  }
}

export const unitTests = {
  // Use all cores. By default Vitest leaves one core idle.
  maxWorkers: '100%',
  sequence: { sequencer: ByEnvironment },
  projects: [
    unitProject,
    isolatedProject,
    pagesProject,
    {
      test: {
        ...unit,
        name: 'unit-kit',
        include: ['packages/ui/src/**/*.test.{ts,tsx}'],
        setupFiles: ['./scripts/unit-setup.ts', './packages/ui/src/stories/unit-setup.ts'],
      },
    },
  ],
} satisfies ViteUserConfig['test'];

/** Settings of `pnpm unit`. `vitest.config.ts` adds the tests of built packages and of stories. */
export default defineConfig({ test: unitTests });
