import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { environment, Problem, root, variable } from './workspace.mjs';

const macOs = ['Chromium', 'Google Chrome'];
const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Folders to search for browsers: those in PATH, and those of Chromium and Chrome on macOS. */
const folders = [
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ...macOs.map((name) => `/Applications/${name}.app/Contents/MacOS`),
];

/** @param {readonly string[]} names @returns {string | undefined} path of the first file found. */
const find = (...names) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);

/** Returns each browser that tests use: its Debian packages, and its path if it is installed. */
export const findBrowsers = () => ({
  chromium: { packages: ['chromium'], path: variable('CHROMIUM') ?? find(...chromiums, ...macOs) },
  shell: {
    packages: ['chromium-headless-shell'],
    path: variable('HEADLESS_SHELL') ?? find('chromium-headless-shell', 'chrome-headless-shell'),
  },
  Firefox: { packages: ['firefox-esr'], path: find('firefox-esr', 'firefox') },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    path: find('xvfb-run') && find('WebKitWebDriver'),
  },
});

/** Folder of the headless shell from an npm package, and the script that starts this shell. */
const unpacked = join(root, 'node_modules', '.cache', 'chromium');
const starter = join(unpacked, 'start');

const { chromium, shell } = findBrowsers();

/** Options for Chromium in tests: no sandbox (root cannot use it), and no background requests. */
export const browserOptions = {
  executablePath: chromium.path ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    // Resolve only host names of this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
};

/** Options for the headless shell: twice as fast as Chromium, but without back/forward cache. */
export const shellOptions = {
  ...browserOptions,
  executablePath: shell.path ?? chromium.path ?? starter,
};

/** On Debian, if the user is root, installs the packages of missing browsers. */
async function installPackages() {
  const missing = Object.values(findBrowsers()).filter(({ path }) => !path);
  const isDebianRoot =
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  // Install nothing if a variable names a browser to use.
  if (!isDebianRoot || missing.length === 0 || variable('CHROMIUM') || variable('HEADLESS_SHELL'))
    return;
  const options = { cwd: root, env: environment({ DEBIAN_FRONTEND: 'noninteractive' }) };
  await run('apt-get', ['apt-get', 'update', '-qq'], options);
  // Install packages one by one, because a Debian release may lack one of them.
  for (const name of missing.flatMap(({ packages }) => packages)) {
    console.log(`Installing ${name} (apt-get) …`);
    await run('apt-get', ['apt-get', 'install', '-y', '-qq', name], options);
  }
}

/**
 * Unpacks the headless shell of an npm package (Linux on x64), for users who may not install
 * programs. A script starts the shell with the package's libraries and fonts, and system fonts.
 */
async function unpackShell() {
  console.log('Unpacking Chromium …');
  mkdirSync(unpacked, { recursive: true });
  const unpack =
    "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())";
  // `AWS_EXECUTION_ENV` makes the package unpack its libraries too.
  const env = environment({ TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' });
  const { code } = await run('chromium', ['node', '--eval', unpack], { cwd: root, env });
  if (code !== 0) return false;
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${unpacked}/fonts</dir><cachedir>${unpacked}/fonts-cache</cachedir></fontconfig>`;
  writeFileSync(join(unpacked, 'fonts', 'all.conf'), fonts);
  const script = `#!/bin/sh
here=$(dirname "$0")
export FONTCONFIG_FILE="$here/fonts/all.conf" LD_LIBRARY_PATH="$here/al2023/lib"
exec "$here/chromium" "$@"
`;
  writeFileSync(starter, script, { mode: 0o755 });
  return true;
}

/** Installs missing browsers if possible. @throws {Problem} if Chromium is still missing. */
export async function installBrowsers() {
  await installPackages();
  const { chromium, shell } = findBrowsers();
  if (chromium.path || shell.path || existsSync(starter)) return;
  if (process.platform === 'linux' && process.arch === 'x64' && (await unpackShell())) return;
  throw new Problem(
    'The tests need Chromium, which is not installed. Install Chromium or Google Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
  );
}
