// Runs checks: `quick` is `npm test`, `slow` is `npm run test:slow`, and CI runs both.
import { findBrowsers, installBrowsers } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { run, stopOnSignals } from './lib/processes.mjs';
import { environment, main, root } from './lib/workspace.mjs';

/** Each task can also run alone, such as `pnpm lint`. */
const quick = ['lint', 'types', 'knip', 'build', 'unit', 'stories', 'e2e'];
/** Tasks that need the npm registry or take minutes. Add `bench` when it passes. */
const slow = ['storybook:build', 'packages', 'e2e:slow'];

await main(async () => {
  stopOnSignals(130);
  await install();
  await installBrowsers();
  // Three tasks at a time keep two processors busy, because each task waits now and then.
  const options = ['--continue', '--concurrency=3', '--log-order=grouped'];
  const tasks = process.argv[2] === 'slow' ? slow : quick;
  const exit = await run('checks', ['turbo', 'run', ...tasks, ...options], {
    cwd: root,
    env: environment(),
  });
  process.exitCode = exit.code ?? 1;
  for (const [name, { packages, path }] of Object.entries(findBrowsers())) {
    if (path || name === 'shell') continue;
    console.log(`Not run: the tests in ${name}. To run them, install ${packages.join(', ')}.`);
  }
});
