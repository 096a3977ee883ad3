import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeExit } from './processes.mjs';
import { Problem, variable } from './workspace.mjs';

/** @param {number} port @param {string} host @returns {Promise<number>} the port, if it is free. */
async function listenOnce(port, host) {
  const server = createServer().listen({ port, host, exclusive: true });
  await once(server, 'listening');
  await once(server.close(), 'close');
  return port;
}

/**
 * Reads a port from an environment variable, and checks that the port is free.
 * @param {string} name of the variable.
 * @param {number} fallback
 * @param {string} host
 * @throws {Problem} if the port is not free.
 */
export async function readFreePort(name, fallback, host) {
  try {
    return await listenOnce(Number(variable(name) ?? fallback), host);
  } catch (error) {
    throw new Problem(`Choose another ${name}. ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * @returns {Promise<number>} a random free port. It is below Linux's ephemeral ports, so that no
 * outgoing connection takes the port before the caller's server listens.
 */
export const freePort = () => listenOnce(randomInt(10_000, 32_000), '127.0.0.1').catch(freePort);

/**
 * Requests an address until it answers 2xx.
 * @param {string} url
 * @param {import('./processes.mjs').Running} process that should answer.
 * @throws {Problem} if the process ends, or the time is over.
 */
export async function waitUntilReady(url, { name, exited }, withinMs = 60_000) {
  const end = Date.now() + withinMs;
  let ended = '';
  let last = 'no answer';
  exited.then((exit) => {
    ended = describeExit(exit);
  });
  while (Date.now() < end) {
    if (ended) throw new Problem(`The ${name} stopped with ${ended}.`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => null);
    if (answer?.ok) return;
    if (answer) last = `${answer.status} ${(await answer.text()).slice(0, 300)}`;
    await sleep(20);
  }
  throw new Problem(`The ${name} was not ready within ${withinMs / 1000} s: ${url} gave: ${last}.`);
}
