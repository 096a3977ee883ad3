import { existsSync } from 'node:fs';
import { variable } from '../../scripts/lib/workspace.mjs';

const onDebian = { chromium: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

const executablePath = variable('CHROMIUM') ?? onDebian.chromium;

/** Whether there is a whole browser, not a headless shell alone. */
export const hasBrowser = existsSync(executablePath);

/**
 * How the tests and the benchmarks start Chromium: the one that `CHROMIUM` names, else the system's,
 * unsandboxed (for root) and without calls of its own to other machines.
 */
export const browserOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    // No name but this machine's is ever looked up, whatever a page asks for.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
};

/**
 * The same for Chromium's headless shell, which `HEADLESS_SHELL` names: the engine without a
 * browser's own windows, which Chromium draws as pages beside ours. It opens a page in half the
 * time, and has no settings of a visitor's, no cache for the way back and no idea of the network.
 * Without one it is the whole browser.
 */
export const shellOptions = {
  ...browserOptions,
  executablePath:
    variable('HEADLESS_SHELL') ?? (existsSync(onDebian.shell) ? onDebian.shell : executablePath),
};
