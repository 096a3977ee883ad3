// Runs all checks, the fastest first; `npm test` and CI run it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowsers, findEngines } from './lib/browser.mjs';
import { companies, outside } from './lib/company.mjs';
import { install } from './lib/install.mjs';
import { describeExit, run, stopOnSignals } from './lib/processes.mjs';
import { environment, main, root } from './lib/workspace.mjs';

/**
 * A check is a command, so that it can be run alone; one with tests writes its report to the file it is
 * given. The checks of a row run side by side, where each alone would leave a processor idle.
 *
 * @typedef {{ command: string, reporters?: 'vitest' | 'playwright', variables?: Record<string, string> }} Check
 * @typedef {readonly (readonly Check[])[]} Rows
 */

const [first, ...others] = companies().map((company) => ({
  command: 'pnpm build',
  variables: { COMPANY: company },
}));

/** @type {Rows} */
const ofRepository = [
  [{ command: 'pnpm lint' }, { command: 'pnpm types' }, { command: 'knip' }],
  [{ command: 'pnpm unit', reporters: 'vitest' }],
  first ? [first] : [],
  // These need the packages that the first build has made.
  [...others, { command: 'pnpm storybook:build' }],
  [{ command: 'vitest run --project stories', reporters: 'vitest' }],
  [{ command: 'pnpm e2e', reporters: 'playwright' }],
];

/**
 * Those of a company outside: the site itself was checked before it was packed.
 *
 * @type {Rows}
 */
const ofCompany = [
  [{ command: 'pnpm types' }],
  [{ command: 'pnpm unit apps/site content-check tools/recolour', reporters: 'vitest' }],
  [{ command: 'pnpm build' }],
  [{ command: `pnpm e2e --project=${outside?.id}`, reporters: 'playwright' }],
];

/**
 * The number of tests in a JSON report of Vitest or Playwright; zeros if the runner wrote none.
 *
 * @param {string} file
 */
function readTestCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { stats, ...report } = JSON.parse(readFileSync(file, 'utf8'));
  // Playwright's. A flaky test passed the second time.
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

await main(async () => {
  stopOnSignals((signal) => 128 + constants.signals[signal]);
  await install();
  const { chromium, headlessShell } = await findBrowsers();

  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
  const total = { passed: 0, failed: 0 };

  /**
   * Runs a check. Beside others, what it prints comes when it has ended.
   *
   * @param {Check} check
   * @param {boolean} isAlone
   * @returns whether those after it make sense: most need nothing of the others, but all need the builds.
   */
  const runCheck = async ({ command, reporters, variables }, isAlone) => {
    /** @type {string[]} */
    const lines = [`\n── ${command} ${'─'.repeat(Math.max(0, 66 - command.length))}`];
    if (isAlone) console.log(lines.pop());
    const began = Date.now();
    const report = join(reports, `${command.replace(/\W+/g, '-')}.json`);
    const more =
      reporters === undefined
        ? []
        : reporters === 'vitest'
          ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
          : ['--reporter=list,json'];
    const [program = '', ...parameters] = command.split(' ');
    const exit = await run(command, [program, ...parameters, ...more], {
      cwd: root,
      env: environment({
        ...(chromium && { CHROMIUM: chromium }),
        HEADLESS_SHELL: headlessShell,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...variables,
      }),
      ...(isAlone ? {} : { onLine: (line) => lines.push(line) }),
    });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const counts = readTestCounts(report);
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (exit.code === 0) lines.push(`✓ ${command} (${seconds} s)`);
    else {
      process.exitCode = 1;
      lines.push(`\n✗ ${command} failed after ${seconds} s with ${describeExit(exit)}.`);
      lines.push(`  Alone: npx ${command}`);
    }
    console.log(lines.join('\n'));
    return exit.code === 0 || command !== 'pnpm build';
  };

  for (const row of outside === undefined ? ofRepository : ofCompany) {
    const canGoOn = await Promise.all(row.map((check) => runCheck(check, row.length === 1)));
    if (canGoOn.includes(false)) break;
  }

  if (chromium === undefined) {
    console.log(
      '\nNot run: the tests of what only a whole browser has. Install Chromium for them.',
    );
  }
  for (const { name, packages, path } of findEngines()) {
    if (path === undefined) {
      console.log(`\nNot run: the smoke test in ${name}. Install ${packages.join(', ')} for it.`);
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
});
