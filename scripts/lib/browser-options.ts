import { existsSync } from 'node:fs';
import { variable } from './workspace.mjs';

const onDebian = { chromium: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

const executablePath = variable('CHROMIUM') ?? onDebian.chromium;

/** Whether there is a whole browser, not only a headless shell. */
export const hasBrowser = existsSync(executablePath);

/** Starts Chromium for tests, without sandbox (for root) and background requests. */
export const browserOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    // Only host names of this machine are resolved.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
};

/** The same for the headless shell: twice as fast, without back/forward cache. */
export const shellOptions = {
  ...browserOptions,
  executablePath:
    variable('HEADLESS_SHELL') ?? (existsSync(onDebian.shell) ? onDebian.shell : executablePath),
};
