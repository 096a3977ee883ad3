import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit */
/** @typedef {ReturnType<typeof start>} Running */

/** @type {Set<{ kill: () => void, stop: () => Promise<Exit> }>} */
const running = new Set();
let isInterrupted = false;

// When this process ends, kill everything that it has started.
process.on('exit', () => {
  for (const one of running) one.kill();
});

/**
 * Starts a command in a new process group. Ctrl-C does not reach the group; `stop` ends the group.
 * `exited` never rejects. After a signal that `stopOnSignals` handles, `exited` stays pending.
 * @param {string} name
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env: Record<string, string>, uid?: number, gid?: number, onLine?: (line:
 * string) => void }} options - if `onLine` is unset, the output is printed.
 */
export function start(name, [program, ...parameters], { onLine, ...options }) {
  const output = onLine ? 'pipe' : 'inherit';
  const stdio = /** @type {const} */ (['ignore', output, output]);
  const child = spawn(program, parameters, { ...options, detached: true, stdio: [...stdio] });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
  }
  const pid = child.pid ?? 0;
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    try {
      if (pid !== 0) process.kill(-pid, signal);
    } catch {}
  };
  const kill = () => send('SIGKILL');
  /** @type {Promise<Exit>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('error', ({ message }) => {
      (onLine ?? console.error)(message);
      resolve({ code: 127, signal: null });
    });
  });
  const started = {
    name,
    pid,
    kill,
    exited: ended.then((exit) => {
      // Kill the processes that the command left behind in its group.
      kill();
      running.delete(started);
      return isInterrupted ? new Promise(() => {}) : exit;
    }),
    /** Ends the process group by SIGTERM, or after 15 s by SIGKILL. */
    stop() {
      send('SIGTERM');
      const force = setTimeout(kill, 15_000);
      return ended.finally(() => clearTimeout(force));
    },
  };
  running.add(started);
  return started;
}

/**
 * Runs a command until it ends.
 * @param {Parameters<typeof start>} parameters
 */
export const run = (...parameters) => start(...parameters).exited;

/**
 * On a signal, stops everything that this process has started, then exits.
 * @param {number} exitCode
 */
export function stopOnSignals(exitCode) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      // Ignore the second signal: for one Ctrl-C, both terminal and npm send a signal.
      if (isInterrupted) return;
      isInterrupted = true;
      await Promise.all([...running].map((one) => one.stop()));
      process.exit(exitCode);
    });
  }
}

/** @param {Exit} exit */
export const describeExit = ({ code, signal }) =>
  signal === null ? `exit code ${code}` : `signal ${signal}`;
