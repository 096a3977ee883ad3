import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit */

/**
 * A process that this one started. It leads a process group.
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid
 * @property {Promise<Exit>} exited never rejects.
 * @property {() => Promise<Exit>} stop ends the group: SIGTERM, and after 15 s SIGKILL.
 * @property {() => void} kill ends the group by SIGKILL.
 */

/** @type {Set<Running>} */
const running = new Set();
let interruptedAt = 0;

// Ends everything that this process started when it ends.
process.on('exit', () => {
  for (const one of running) one.kill();
});

/**
 * Starts a command in a new process group: one signal reaches all of it, and Ctrl-C reaches this
 * process only.
 * @param {string} name
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env: Record<string, string>, onLine?: (line: string) => void }} options
 * without `onLine`, lines are printed.
 * @returns {Running}
 */
export function start(name, [program, ...parameters], { cwd, env, onLine }) {
  const output = onLine ? 'pipe' : 'inherit';
  const stdio = /** @type {const} */ (['ignore', output, output]);
  const child = spawn(program, parameters, { cwd, env, detached: true, stdio: [...stdio] });
  for (const input of [child.stdout, child.stderr]) {
    if (input && onLine) createInterface({ input }).on('line', onLine);
  }
  const pid = child.pid ?? 0;
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    try {
      if (pid !== 0) process.kill(-pid, signal);
    } catch {}
  };
  const kill = () => send('SIGKILL');
  /** @type {Running} */
  const started = {
    name,
    pid,
    exited: new Promise((resolve) => {
      /** @param {Exit} exit */
      const end = (exit) => {
        // Kill processes that the leader left behind.
        kill();
        running.delete(started);
        resolve(exit);
      };
      child.once('close', (code, signal) => end({ code, signal }));
      child.once('error', ({ message }) => {
        onLine?.(message);
        end({ code: 127, signal: null });
      });
    }),
    kill,
    async stop() {
      send('SIGTERM');
      const force = setTimeout(kill, 15_000);
      return started.exited.finally(() => clearTimeout(force));
    },
  };
  running.add(started);
  return started;
}

/**
 * Runs a command until it ends.
 * @type {(...parameters: Parameters<typeof start>) => Promise<Exit>}
 */
export async function run(...parameters) {
  const exit = await start(...parameters).exited;
  // After a signal, its handler ends this process.
  return isInterrupted() ? new Promise(() => {}) : exit;
}

/**
 * On a signal, stops everything that was started, and then this process. A second Ctrl-C kills it.
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => number} exitCode
 */
export function stopOnSignals(exitCode) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, async () => {
      if (isInterrupted()) {
        // Within half a second it is the same Ctrl-C: terminal and npm both send it.
        if (Date.now() - interruptedAt > 500) for (const one of running) one.kill();
        return;
      }
      interruptedAt = Date.now();
      await Promise.all([...running].map((one) => one.stop()));
      process.exit(exitCode(signal));
    });
  }
}

export const isInterrupted = () => interruptedAt !== 0;

/** @param {Exit} exit */
export const describeExit = ({ code, signal }) =>
  signal === null ? `exit code ${code}` : `signal ${signal}`;
