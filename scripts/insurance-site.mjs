#!/usr/bin/env node
// `insurance-site <command>` in the folder of a company of its own: runs this version of the site for it. As
// a package it unpacks itself into `.site` there; in a checkout it runs the checkout.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';

const dir = process.cwd();
const packed = join(import.meta.dirname, 'site.tgz');
const tool = 'scripts/tool.mjs';

/** @param {string} name @returns {readonly string[]} */
const generator = (name) => [
  ...[tool, 'tools/new-company/node_modules/.bin/gen', 'run', name],
  ...['--config', 'tools/new-company/src/generators.ts'],
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const commands = {
  start: ['scripts/start.mjs'],
  dev: ['scripts/dev.mjs'],
  test: ['scripts/test.mjs'],
  build: [tool, 'turbo', 'run', 'build'],
  storybook: [tool, 'npm', 'run', 'storybook', '--'],
  check: [tool, 'node', 'tools/new-company/src/check.main.ts'],
  recolour: [tool, 'node', 'tools/recolour/src/recolour.main.ts'],
  release: [tool, 'node', 'tools/release/src/pack.main.ts'],
  new: generator('company'),
  audience: generator('audience'),
  asks: [tool, 'node', 'scripts/asks.mjs'],
};

/** @returns {string} the folder of the site's sources. */
function site() {
  if (!existsSync(packed)) return join(import.meta.dirname, '..');
  const name = createHash('sha256').update(readFileSync(packed)).digest('hex').slice(0, 12);
  const [all, folder] = [join(dir, '.site'), join(dir, '.site', name)];
  if (existsSync(folder)) return folder;
  console.log('Unpacking the site …');
  mkdirSync(`${folder}.part`, { recursive: true });
  execFileSync('tar', ['-xzf', packed, '-C', `${folder}.part`]);
  for (const old of readdirSync(all).filter((one) => one !== `${name}.part`))
    rmSync(join(all, old), { recursive: true });
  renameSync(`${folder}.part`, folder);
  return folder;
}

const [command = '', ...parameters] = process.argv.slice(2);
const script = commands[command];
if (command === 'update') {
  // The version that comes is asked what it needs.
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
  const options = { cwd: dir, stdio: /** @type {const} */ ('inherit') };
  // A file comes into the company's folder, so that who clones it has the site, too.
  const [given = ''] = parameters;
  const own = existsSync(given) ? `./${basename(given)}` : given;
  if (resolve(own) !== resolve(given)) copyFileSync(given, own);
  const installed = spawnSync('npm', ['install', '--no-audit', '--no-fund', own], options);
  process.exitCode =
    installed.status || spawnSync('npx', ['insurance-site', 'asks', version], options).status || 0;
} else if (script === undefined) {
  const known = [...Object.keys(commands), 'update <package>'].join(' | ');
  console.error(`insurance-site ${known}`);
  process.exitCode = 1;
} else {
  const [file = '', ...words] = script;
  const child = spawn(process.execPath, [join(site(), file), ...words, ...parameters], {
    env: { ...process.env, COMPANY_DIR: dir },
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both; what ends this process alone ends the site, too.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill());
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
