import { existsSync } from 'node:fs';
import { variable } from './workspace.mjs';

const onDebian = { chromium: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

const executablePath = variable('CHROMIUM') ?? onDebian.chromium;

/** Whether there is a full browser, and not only a headless shell. */
export const hasBrowser = existsSync(executablePath);

/**
 * Starts Chromium for tests and benchmarks: without a sandbox (for root) and background requests.
 */
export const browserOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    // Only this machine's host names are resolved, whatever a page requests.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
};

/** The same for the headless shell: twice as fast, but without back/forward cache and settings. */
export const shellOptions = {
  ...browserOptions,
  executablePath:
    variable('HEADLESS_SHELL') ?? (existsSync(onDebian.shell) ? onDebian.shell : executablePath),
};
