import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { run, start } from 'scripts/lib/processes.mjs';
import { freePort } from 'scripts/lib/services.mjs';
import { readPackage, root } from 'scripts/lib/workspace.mjs';
import { read } from '../pages/shown.ts';
import { disposableFolder, launch } from '../support/servers.ts';

const kenya = [
  ...['harmattan-kenya', 'Harmattan Insurance Kenya', 'Harmattan Insurance Kenya Ltd', 'en-KE'],
  ...['Nairobi', '+254 20 000 0100', '#14532d', '#1e3a8a'],
];

const environment = (variables: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ||
      /^(?:npm_|pnpm_|NODE_|INIT_CWD|COMPANY|CHROMIUM|HEADLESS|PLAYWRIGHT)/i.test(name)
        ? []
        : [[name, value]],
    ),
  ),
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  TURBO_CACHE_DIR: join(root, '.turbo', 'cache'),
  ...variables,
});

/** Documents tell newcomers to run scripts in these folders. */
const folders = ['.', 'apps/site', 'apps/content-service'];

/** Expected result of a script: a pattern of its output, or its exit code when run with `args`. */
type Trial = RegExp | { readonly code: number; readonly args?: readonly string[] };

const succeeds: Trial = { code: 0 };
const fails: Trial = { code: 1 };
const lists: Trial = { code: 0, args: ['list', '--limit', '1'] };

/** Expected results of scripts. Other scripts must only print something. */
const trials: Readonly<Record<string, Trial>> = {
  start: /The site is (?:ready|at)|listening/,
  dev: /The site is (?:ready|at)|listening/,
  ...{ build: succeeds, types: succeeds, knip: succeeds, recolour: succeeds },
  'check:company': succeeds,
  lint: { code: 0, args: ['package.json'] },
  ...{ consumers: /Running \d+ tests?/, e2e: /Running \d+ tests?/, unit: /RUN/, stories: /RUN/ },
  packages: /RUN/,
  ...{ 'new:company': fails, 'new:audience': fails },
  ...{ messages: lists, feedback: lists },
  backup: { code: 0, args: ['--output', 'backup.sqlite'] },
};

test('every command runs in a fresh clone without settings, whatever the folder’s name', async () => {
  test.setTimeout(1_800_000);
  await using parent = await disposableFolder();
  // The name has no square brackets, because Storybook reads the path as a pattern.
  const folder = join(parent.path, "50% off é's (2)");
  mkdirSync(folder);
  execFileSync('git', ['clone', '--quiet', root, folder]);
  // Name the clone's branch `main`, as in a newcomer's clone.
  execFileSync('git', ['checkout', '--quiet', '-B', 'main'], { cwd: folder });
  const port = await freePort();
  const variables = { PORT: String(port), CONTENT_PORT: String(await freePort()) };
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const options = (cwd = folder, more: Record<string, string> = {}) => ({
    cwd,
    env: environment({ ...variables, ...more }),
    onLine: (line: string): void => {
      // Skip pnpm's and npm's echo of the script.
      if (!/^(?:\$|>) /.test(line)) lines.push(line);
    },
  });
  const output = (): string => stripVTControlCharacters(lines.join('\n'));
  const pnpm = ['npx', '--yes', readPackage('.').packageManager ?? 'pnpm'] as const;

  /** Starts the site as a newcomer does. */
  const launchSite = (more: Record<string, string> = {}) =>
    launch(url, '/readyz', ['npm start', ['npm', 'start'], options(folder, more)], 240_000);
  await (await launchSite()).stop();

  for (const place of folders) {
    for (const script of Object.keys(readPackage(place).scripts ?? {})) {
      const trial = trials[script] ?? /\S/;
      await test.step(`${place}: ${script}`, async () => {
        lines.length = 0;
        const args = 'code' in trial ? (trial.args ?? []) : [];
        // Use npm, which passes signals on and waits. npx would leave processes behind.
        const command = ['npm', 'run', script, '--', ...args] as const;
        if ('code' in trial) {
          const { code } = await run(script, command, options(join(folder, place)));
          expect(code, `${place} ${script}\n${output()}`).toBe(trial.code);
          return;
        }
        const running = start(script, command, options(join(folder, place)));
        let hasEnded = false;
        void running.exited.then(() => {
          hasEnded = true;
        });
        const isDone = () => trial.test(output()) || hasEnded;
        await expect
          .poll(isDone, { timeout: 120_000 })
          .toBe(true)
          .finally(() => running.stop());
        expect(output(), `${place} ${script}`).toMatch(trial);
        expect(output(), `${place} ${script}`).not.toMatch(/parameter not set|ERR_|Cannot find/);
      });
    }
  }

  await test.step('a new company has placeholder texts, and cannot be released', async () => {
    lines.length = 0;
    const made = ['npm', 'run', 'new:company', '--', '--args', ...kenya] as const;
    expect((await run('new:company', made, options())).code, output()).toBe(0);
    const check = [...pnpm, 'check:company', 'harmattan-kenya'] as const;
    expect((await run('check:company', check, options())).code, output()).toBe(1);
    expect(output()).toMatch(/harmattan-kenya: \d{3} texts left to write/);
    const pack = [...pnpm, 'pack:release', 'harmattan-kenya'] as const;
    expect((await run('pack:release', pack, options())).code, output()).toBe(1);
    expect(output()).toMatch(/has \d{3} texts that are not written yet/);
    expect(readdirSync(folder)).not.toContain('release');

    await using site = await launchSite({ COMPANY: 'harmattan-kenya' });
    const home = read(await (await fetch(site.url)).text()).documentElement.textContent;
    expect(home).toMatch(/\d{2,3} texts of Harmattan Insurance Kenya are still to be written/);
  });
});
