import { variable } from '../../scripts/lib/workspace.mjs';

/**
 * How the tests and the benchmarks start Chromium: the one that `CHROMIUM` names, else the system's,
 * unsandboxed (for root) and without calls of its own to other machines.
 */
export const browserOptions = {
  executablePath: variable('CHROMIUM') ?? '/usr/bin/chromium',
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
