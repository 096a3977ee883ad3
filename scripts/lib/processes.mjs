import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * How a process ended: by itself with a code, or by a signal.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit
 */

/**
 * A process of ours, the leader of its own process group.
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid
 * @property {Promise<Exit>} exited fulfilled when the process has ended; never rejected.
 * @property {() => Promise<Exit>} stop ends the process and all that it started: politely first, by
 *   force where that does not help within {@link patience}.
 * @property {() => void} kill ends the whole group at once.
 */

/** Milliseconds that a process gets to finish what it does. */
const patience = 15_000;

/** Within these milliseconds a second signal is the same Ctrl-C: npm passes on what the terminal sends too. */
const oneKeyPress = 500;

/** @type {Set<Running>} */
const running = new Set();
let interrupted = false;
let interruptedAt = 0;

// Whatever ends this process, nothing that it started stays.
process.on('exit', () => {
  for (const one of running) one.kill();
});

/**
 * Starts a command as the leader of a new process group, so that one signal reaches all that it
 * starts, and a Ctrl-C reaches none of it before us.
 *
 * @param {string} name what people call it.
 * @param {readonly [string, ...string[]]} command the program and its arguments.
 * @param {object} options
 * @param {string} options.cwd
 * @param {Record<string, string>} options.env
 * @param {(line: string) => void} [options.onLine] takes every line that the process prints;
 *   without it the lines go where ours go.
 * @returns {Running}
 */
export function start(name, command, { cwd, env, onLine }) {
  const [program, ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd,
    env,
    detached: true,
    stdio: onLine ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  if (onLine) {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', onLine);
    }
  }
  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => {
      onLine?.(error.message);
      resolve({ code: 127, signal: null });
    });
  });
  const pid = child.pid ?? 0;
  const kill = () => signalGroup(pid, 'SIGKILL');
  /** @type {Running} */
  const started = {
    name,
    pid,
    exited,
    kill,
    stop: async () => {
      signalGroup(pid, 'SIGTERM');
      const force = setTimeout(kill, patience);
      const exit = await exited;
      clearTimeout(force);
      return exit;
    },
  };
  running.add(started);
  exited.then(() => {
    // Whatever the leader left behind ends with it.
    kill();
    running.delete(started);
  });
  return started;
}

/**
 * Runs a command to its end.
 *
 * @param {string} name
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env: Record<string, string>, onLine?: (line: string) => void }} options
 * @returns {Promise<Exit>}
 */
export async function run(name, command, options) {
  const exit = await start(name, command, options).exited;
  // On the way out the signal's handler has the last word, not whoever waits for this command.
  return interrupted ? new Promise(() => {}) : exit;
}

/**
 * Ends everything started here, and then this process, when it is told to end. A second Ctrl-C ends
 * it all at once.
 *
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => number} exitCode
 */
export function stopOnSignals(exitCode) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, async () => {
      if (interrupted) {
        if (Date.now() - interruptedAt > oneKeyPress) for (const one of running) one.kill();
        return;
      }
      interrupted = true;
      interruptedAt = Date.now();
      await Promise.all([...running].map((one) => one.stop()));
      process.exit(exitCode(signal));
    });
  }
}

/** True once a signal asked this process to end. */
export const isInterrupted = () => interrupted;

/**
 * @param {Exit} exit
 * @returns {string} such as 'exit code 1' or 'signal SIGKILL'.
 */
export function describeExit({ code, signal }) {
  return signal === null ? `exit code ${code}` : `signal ${signal}`;
}

/**
 * @param {number} pid the group's leader; 0 where the process never started.
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === 0) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}
