import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run, start } from 'scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from 'scripts/lib/ready.mjs';
import { readPackage, root } from 'scripts/lib/workspace.mjs';
import { removeFolder, temporaryFolder } from '../support/servers/apps.ts';

/** What `npm run new:company` asks. */
const kenya = [
  ...['harmattan-kenya', 'Harmattan Insurance Kenya', 'Harmattan Insurance Kenya Ltd', 'en-KE'],
  ...['Nairobi', '+254 20 000 0100', '#14532d', '#1e3a8a'],
];

/** The environment of somebody who has just opened a terminal, with this workspace's builds at hand. */
const environment = (variables: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || /^(?:npm_|pnpm_|NODE_|INIT_CWD)/i.test(name) ? [] : [[name, value]],
    ),
  ),
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  TURBO_CACHE_DIR: join(root, '.turbo', 'cache'),
  ...variables,
});

test('in a fresh clone a company can be made after `npm start`', async () => {
  test.setTimeout(300_000);
  const folder = await temporaryFolder();
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const port = await freePort();
    const variables = { PORT: String(port), CONTENT_PORT: String(await freePort()) };
    const lines: string[] = [];
    const onLine = (line: string): number => lines.push(line);
    const options = { cwd: folder, env: environment(variables), onLine };
    const site = start('npm start', ['npm', 'start'], options);
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, { process: site, withinMs: 240_000 });
    await site.stop();
    const pnpm = readPackage('.').packageManager ?? 'pnpm';
    const next = async (command: readonly [string, ...string[]], code: number): Promise<void> => {
      lines.length = 0;
      const exit = await run(command.join(' '), command, options);
      expect(exit.code, `${command.join(' ')}\n${lines.join('\n')}`).toBe(code);
    };
    // `npm test` runs the other commands in the fresh clone of each CI run.
    await next(['npm', 'run', 'new:company', '--', '--args', ...kenya], 0);
    // The README's other way, which installs again where pnpm finds that something is missing.
    await next(['npx', '--yes', pnpm, 'check:company', 'harmattan-kenya'], 1);
    expect(lines.join('\n')).toMatch(/harmattan-kenya: \d{3} texts left to write/);
  } finally {
    await removeFolder(folder);
  }
});
