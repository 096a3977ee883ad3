import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * How a process ended: by itself with a code, or by a signal.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit
 */

/**
 * A process that was started here, the leader of its own process group.
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid
 * @property {Promise<Exit>} exited resolves when the process has ended; never rejects.
 * @property {() => Promise<Exit>} stop ends the process and all that it started: with SIGTERM, and
 *   after {@link stopTimeout} with SIGKILL.
 * @property {() => void} kill ends the whole group with SIGKILL.
 */

/** How long a process may take to stop, in milliseconds. */
const stopTimeout = 15_000;

/**
 * A second signal within these milliseconds is the same Ctrl-C: the terminal and npm both send it.
 */
const oneKeyPress = 500;

/** @type {Set<Running>} */
const running = new Set();
let interrupted = false;
let interruptedAt = 0;

// However this process ends, everything that it started ends too.
process.on('exit', () => {
  for (const one of running) one.kill();
});

/**
 * Starts a command as the leader of a new process group, so that one signal reaches everything in
 * it, and Ctrl-C only reaches this process.
 *
 * @param {string} name its name for messages.
 * @param {readonly [string, ...string[]]} command the program and its arguments.
 * @param {object} options
 * @param {string} options.cwd
 * @param {Record<string, string>} options.env
 * @param {(line: string) => void} [options.onLine] gets every line that the process prints; without
 *   it they go to this process's output.
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
      const force = setTimeout(kill, stopTimeout);
      const exit = await exited;
      clearTimeout(force);
      return exit;
    },
  };
  running.add(started);
  exited.then(() => {
    // Processes that the leader left behind are killed.
    kill();
    running.delete(started);
  });
  return started;
}

/**
 * Runs a command until it ends.
 *
 * @param {string} name
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env: Record<string, string>, onLine?: (line: string) => void }} options
 * @returns {Promise<Exit>}
 */
export async function run(name, command, options) {
  const exit = await start(name, command, options).exited;
  // After a signal its handler ends this process, not the code that waits for this command.
  return interrupted ? new Promise(() => {}) : exit;
}

/**
 * On a signal, stops everything started here and then this process. A second Ctrl-C kills it all.
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

/** True after a signal to end this process. */
export const isInterrupted = () => interrupted;

/**
 * @param {Exit} exit
 * @returns {string} such as 'exit code 1' or 'signal SIGKILL'.
 */
export function describeExit({ code, signal }) {
  return signal === null ? `exit code ${code}` : `signal ${signal}`;
}

/**
 * @param {number} pid the group's leader; 0 if the process never started.
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
