// Runs checks: `quick` is `npm test`, `slow` is `npm run test:slow`, and CI runs both.
import { constants } from 'node:os';
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
    // Three tasks at once on two processors, because each task waits now and then.
    'turbo run lint types knip build unit stories --continue --concurrency=3 --log-order=grouped',
    'pnpm e2e',
  ],
  // These need the registry or minutes. Add `pnpm bench` once its limits hold
  // (docs/performance.md).
  slow: ['turbo run build storybook:build', 'pnpm e2e:slow'],
};

await main(async () => {
  stopOnSignals((signal) => 128 + constants.signals[signal]);
  await install();
  const { chromium, headlessShell } = await findBrowsers();
  const env = environment({
    ...(chromium && { CHROMIUM: chromium }),
    HEADLESS_SHELL: headlessShell,
  });
  /** @type {string[]} */
  const results = [];
  for (const command of process.argv.slice(2).flatMap((suite) => suites[suite] ?? [])) {
    console.log(`\n── ${command}`);
    const began = Date.now();
    const [program = '', ...parameters] = command.split(' ');
    const exit = await run(command, [program, ...parameters], { cwd: root, env });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (exit.code === 0) results.push(`✓ ${command} (${seconds} s)`);
    else {
      process.exitCode = 1;
      results.push(`✗ ${command} (${seconds} s, ${describeExit(exit)}); alone: npx ${command}`);
    }
  }
  if (chromium === undefined) {
    results.push('Not run: the tests that need a whole browser. Install Chromium for them.');
  }
  for (const { name, packages, path } of findEngines()) {
    if (path) continue;
    results.push(`Not run: the journeys in ${name}. Install ${packages.join(', ')} for them.`);
  }
  console.log(`\n${results.join('\n')}`);
});
