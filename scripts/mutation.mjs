// `pnpm mutation <area> [file…]`: changes the code of an area, or of these of its files, in hundreds
// of small ways, and says which changes no unit test notices.
import { Stryker } from '@stryker-mutator/core';
import { main, Problem } from './lib/workspace.mjs';

/**
 * The files of an area, below `folder`, and the tests that are run for them: all tests would take
 * hours.
 *
 * @type {Readonly<Record<string, { folder: string, files: readonly string[], tests: readonly string[] }>>}
 */
const areas = {
  records: {
    folder: 'packages/content-client/src',
    files: ['records/{fields,read,resources,feedback}.ts', '{client,assets,links,offices}.ts'],
    tests: ['*.test.ts', 'records/*.test.ts'],
  },
  server: {
    folder: 'apps/site/server',
    files: [
      'http/{client-address,limiter,request-url,response,route-patterns}.ts',
      'pages/{kept,prepare,routes,visit}.ts',
      'forms/{page-posts,service-posts}.ts',
    ],
    tests: ['{http,pages,forms}/*.test.ts'],
  },
  pages: {
    folder: 'apps/site/app',
    files: [
      'pages/{about,article,cards,careers,contact,covers,engineering,insights,products,sections}.tsx',
      'products/{covers,overview,product-head,variants}.ts*',
      'articles/article-list.ts',
    ],
    tests: ['pages/*.test.ts'],
  },
};

await main(async () => {
  const [name = '', ...chosen] = process.argv.slice(2);
  const area = areas[name];
  if (area === undefined) throw new Problem(`Say which: ${Object.keys(areas).join(', ')}.`);
  const files = chosen.length > 0 ? chosen : area.files;
  /** @param {readonly string[]} names */
  const inFolder = (names) => names.map((file) => `${area.folder}/${file}`);
  const stryker = new Stryker({
    mutate: inFolder(files),
    testFiles: inFolder(area.tests),
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation.vitest.ts' },
    coverageAnalysis: 'perTest',
    // A mutant in code that runs when a file is loaded would need every test of the area.
    ignoreStatic: true,
    concurrency: 2,
    incremental: true,
    incrementalFile: `node_modules/.cache/mutation/${name}.json`,
    plugins: ['@stryker-mutator/vitest-runner'],
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { logTests: false, allowColor: false },
    disableTypeChecks: false,
    ignorePatterns: ['/docs', '/deploy', '/e2e/bench', '/.storybook', 'build', 'dist', '*.data'],
  });
  await stryker.runMutationTest();
});
