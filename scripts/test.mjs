// Runs checks, the fastest first: `quick` is `npm test`, `slow` is `npm run test:slow`, and CI runs
// both.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowsers, findEngines } from './lib/browser.mjs';
import { companies } from './lib/company.mjs';
import { install } from './lib/install.mjs';
import { describeExit, run, stopOnSignals } from './lib/processes.mjs';
import { environment, main, root } from './lib/workspace.mjs';

/**
 * A check is a command, so that it can be run alone; one with tests writes its report to the file it is given.
 *
 * @typedef {{ command: string, reporter?: 'vitest' | 'playwright', company?: string }} Check
 */

/** @type {Check[]} */
const builds = companies().map((company) => ({ command: 'pnpm build', company }));

/** @type {Readonly<Record<string, readonly Check[]>>} */
const suites = {
  quick: [
    // In parallel.
    { command: 'turbo run lint types knip --continue' },
    { command: 'pnpm unit', reporter: 'vitest' },
    ...builds,
    { command: 'pnpm storybook:build' },
    { command: 'vitest run --project stories', reporter: 'vitest' },
    { command: 'pnpm e2e', reporter: 'playwright' },
  ],
  // Checks that need the registry, or minutes. `pnpm bench` joins once its limits hold
  // (docs/performance.md).
  slow: [...builds.slice(0, 1), { command: 'pnpm e2e:slow', reporter: 'playwright' }],
};

/** Options with which a runner also writes a report, and the counts in it. */
const reporters = {
  vitest: {
    /** @param {string} file */
    options: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    /** @param {{ numPassedTests: number, numFailedTests: number }} report */
    counts: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
  },
  playwright: {
    options: () => ['--reporter=list,json'],
    /** @param {{ stats: { expected: number, flaky: number, unexpected: number } }} report */
    counts: ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
  },
};

await main(async () => {
  stopOnSignals((signal) => 128 + constants.signals[signal]);
  await install();
  const { chromium, headlessShell } = await findBrowsers();
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
  let [passed, failed] = [0, 0];

  for (const { command, reporter, company } of process.argv
    .slice(2)
    .flatMap((suite) => suites[suite] ?? [])) {
    console.log(`\n── ${command} ${'─'.repeat(Math.max(0, 66 - command.length))}`);
    const began = Date.now();
    const report = join(reports, `${command.replace(/\W+/g, '-')}.json`);
    const [program = '', ...parameters] = command.split(' ');
    const options = reporter ? reporters[reporter].options(report) : [];
    const exit = await run(command, [program, ...parameters, ...options], {
      cwd: root,
      env: environment({
        ...(chromium && { CHROMIUM: chromium }),
        HEADLESS_SHELL: headlessShell,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(company && { COMPANY: company }),
      }),
    });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    // A check without tests, or a runner without a report, counts as one.
    const isRead = reporter && existsSync(report);
    const [good = 0, bad = 0] = isRead
      ? reporters[reporter].counts(JSON.parse(readFileSync(report, 'utf8')))
      : [0, 0];
    passed += good;
    failed += exit.code === 0 ? bad : Math.max(1, bad);
    if (exit.code === 0) console.log(`✓ ${command} (${seconds} s)`);
    else {
      process.exitCode = 1;
      console.log(`\n✗ ${command} failed after ${seconds} s with ${describeExit(exit)}.`);
      console.log(`  Alone: npx ${command}`);
      // Later checks need the build.
      if (command === 'pnpm build') break;
    }
  }

  if (chromium === undefined) {
    console.log('\nNot run: the tests that need a whole browser. Install Chromium for them.');
  }
  for (const { name, packages, path } of findEngines()) {
    if (path === undefined) {
      console.log(`\nNot run: the smoke test in ${name}. Install ${packages.join(', ')} for it.`);
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
});
