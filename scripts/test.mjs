// Runs checks: `quick` is `npm test`, `slow` is `npm run test:slow`, and CI runs both.
import { findBrowsers, installBrowsers } from './lib/browser.mjs';
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
  // These need the registry or minutes. Add `pnpm bench` once its limits hold.
  slow: ['turbo run build storybook:build', 'pnpm e2e:slow'],
};

await main(async () => {
  stopOnSignals(130);
  await install();
  await installBrowsers();
  /** @type {string[]} */
  const results = [];
  for (const command of suites[process.argv[2] ?? ''] ?? []) {
    console.log(`\n── ${command}`);
    const began = Date.now();
    const [program = '', ...parameters] = command.split(' ');
    const options = { cwd: root, env: environment() };
    const exit = await run(command, [program, ...parameters], options);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (exit.code === 0) results.push(`✓ ${command} (${seconds} s)`);
    else {
      process.exitCode = 1;
      results.push(`✗ ${command} (${seconds} s, ${describeExit(exit)}); alone: npx ${command}`);
    }
  }
  for (const [name, { packages, path }] of Object.entries(findBrowsers())) {
    if (path || name === 'shell') continue;
    results.push(`Not run: the tests in ${name}. Install ${packages.join(', ')} for them.`);
  }
  console.log(`\n${results.join('\n')}`);
});
