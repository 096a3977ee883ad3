import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeExit } from './processes.mjs';
import { Problem, variable } from './workspace.mjs';

/**
 * Reads a port from a variable, and checks that it is free.
 * @param {string} name the variable.
 * @param {number} fallback
 * @param {string} host
 * @throws {Problem} with port and variable.
 */
export async function readFreePort(name, fallback, host) {
  const text = variable(name) ?? String(fallback);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new Problem(`${name} is "${text}", but must be a port from 1 to 65535.`);
  }
  try {
    const server = createServer().listen({ port, host, exclusive: true });
    await once(server, 'listening');
    await once(server.close(), 'close');
    return port;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Problem(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what listens there, or choose another port, such as ${name}=${port + 1}.`
        : `Cannot listen on ${host}, port ${port} (${code}). Change HOST or ${name}.`,
    );
  }
}

/** @type {Set<number>} */
const reserved = new Set();

/** @returns {Promise<number>} a free port, a new one for each call. */
export async function freePort() {
  const server = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  const port = typeof address === 'object' && address ? address.port : 0;
  if (reserved.has(port)) return await freePort();
  reserved.add(port);
  return port;
}

/**
 * Requests an address until it answers 2xx.
 * @param {string} url
 * @param {{ process: import('./processes.mjs').Running, withinMs?: number, everyMs?: number }}
 * options the process that should answer, how long to try, and how often.
 * @throws {Problem} if the process ends, or the time is over.
 */
export async function waitUntilReady(url, { process, withinMs = 60_000, everyMs = 100 }) {
  const end = Date.now() + withinMs;
  let last = 'no answer';
  let ended = '';
  process.exited.then((exit) => {
    ended = describeExit(exit);
  });
  while (Date.now() < end) {
    if (ended) throw new Problem(`The ${process.name} stopped with ${ended}.`);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
      if (answer.ok) return;
      last = `${answer.status} ${(await answer.text()).slice(0, 300)}`.trim();
    } catch {
      last = 'no answer';
    }
    await sleep(everyMs);
  }
  throw new Problem(
    `The ${process.name} was not ready within ${withinMs / 1000} s: ${url} gave: ${last}.`,
  );
}
