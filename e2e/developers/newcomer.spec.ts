import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstCompany } from '../../scripts/lib/company.mjs';
import { run, start } from '../../scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from '../../scripts/lib/ready.mjs';
import { readPackage, root } from '../../scripts/lib/workspace.mjs';
import { removeFolder, temporaryFolder } from '../support/servers/apps.ts';

/** What somebody types next, each so that it takes seconds: that the tool is there and runs. */
const commands: readonly (readonly [string, ...string[]])[] = [
  // The README's way, which installs again where pnpm finds that something is missing.
  [
    'npx',
    '--yes',
    readPackage('.').packageManager ?? 'pnpm',
    'unit',
    'scripts/lib/company.test.ts',
  ],
  ['npm', 'run', 'types', '--', '--version'],
  ['npm', 'run', 'lint', '--', 'scripts'],
  ['npm', 'run', 'e2e', '--', '--list', 'newcomer'],
  ['npm', 'run', 'storybook', '--', '--help'],
  ['npm', 'run', 'check:company', firstCompany],
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

test('in a fresh clone every command works after `npm start`', async () => {
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
    for (const command of commands) {
      lines.length = 0;
      const { code } = await run(command.join(' '), command, options);
      expect(code, `${command.join(' ')}\n${lines.join('\n')}`).toBe(0);
    }
  } finally {
    await removeFolder(folder);
  }
});
