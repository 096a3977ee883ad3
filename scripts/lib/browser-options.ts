import { existsSync } from 'node:fs';
import { variable } from './workspace.mjs';

const onDebian = { chromium: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

const executablePath = variable('CHROMIUM') ?? onDebian.chromium;

/** Whether there is a full browser, and not only a headless shell. */
export const hasBrowser = existsSync(executablePath);

/**
 * Launch options of Chromium for tests and benchmarks: the one in `CHROMIUM`, else the system's,
 * without a sandbox (for root) and without background requests.
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

/**
 * The same for Chromium's headless shell, if `HEADLESS_SHELL` names one, else for the full browser.
 * The shell opens a page in half the time, but has no user settings, no back/forward cache and no
 * network information.
 */
export const shellOptions = {
  ...browserOptions,
  executablePath:
    variable('HEADLESS_SHELL') ?? (existsSync(onDebian.shell) ? onDebian.shell : executablePath),
};
