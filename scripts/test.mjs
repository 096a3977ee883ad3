// Runs checks, the fastest first. `quick` is `npm test`, `slow` is `npm run test:slow`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowsers, findEngines } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { describeExit, run, stopOnSignals } from './lib/processes.mjs';
import { environment, main, root } from './lib/workspace.mjs';

/**
 * Each check is a command that can run alone.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const suites = {
  quick: [
    // In parallel.
    'turbo run lint types knip build storybook:build --continue --concurrency=3',
    'pnpm unit',
    'vitest run --project stories',
    'pnpm e2e',
  ],
  // Needs the registry, or minutes. `pnpm bench` joins once its limits hold (docs/performance.md).
  slow: ['pnpm build', 'pnpm e2e:slow'],
};

/**
 * How a runner writes a report, and the numbers of passed and failed tests in it.
 * @param {string} command
 * @param {string} file
 */
function reportOf(command, file) {
  const isPlaywright = command.startsWith('pnpm e2e');
  if (!isPlaywright && !/unit|vitest/.test(command)) return { options: [], counts: () => [0, 0] };
  return {
    options: isPlaywright
      ? ['--reporter=list,json']
      : ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    counts: () => {
      if (!existsSync(file)) return [0, 0];
      const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
      return stats
        ? [stats.expected + stats.flaky, stats.unexpected]
        : [numPassedTests, numFailedTests];
    },
  };
}

await main(async () => {
  stopOnSignals((signal) => 128 + constants.signals[signal]);
  await install();
  const { chromium, headlessShell } = await findBrowsers();
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
  /** @type {string[]} */
  const results = [];
  let [passed, failed] = [0, 0];
  for (const command of process.argv.slice(2).flatMap((suite) => suites[suite] ?? [])) {
    console.log(`\n── ${command} ${'─'.repeat(Math.max(0, 66 - command.length))}`);
    const began = Date.now();
    const file = join(reports, `${command.replace(/\W+/g, '-')}.json`);
    const { options, counts } = reportOf(command, file);
    const [program = '', ...parameters] = command.split(' ');
    const exit = await run(command, [program, ...parameters, ...options], {
      cwd: root,
      env: environment({
        ...(chromium && { CHROMIUM: chromium }),
        HEADLESS_SHELL: headlessShell,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    });
    const [good = 0, bad = 0] = counts();
    passed += good;
    failed += exit.code === 0 ? bad : Math.max(1, bad);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (exit.code === 0) {
      results.push(`✓ ${command} (${seconds} s)`);
      continue;
    }
    process.exitCode = 1;
    results.push(`✗ ${command} (${seconds} s, ${describeExit(exit)}); alone: npx ${command}`);
    // Later checks need the build.
    if (command === 'pnpm build') break;
  }
  if (chromium === undefined) {
    results.push('Not run: the tests that need a whole browser. Install Chromium for them.');
  }
  for (const { name, packages, path } of findEngines()) {
    if (path) continue;
    results.push(`Not run: the journeys in ${name}. Install ${packages.join(', ')} for them.`);
  }
  console.log(`\n${results.join('\n')}\n\n${passed} passed, ${failed} failed`);
});
