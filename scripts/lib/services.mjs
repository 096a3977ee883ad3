import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeExit, start } from './processes.mjs';
import { environment, Problem, readPackage, root, variable } from './workspace.mjs';

const apps = { 'content service': 'apps/content-service', site: 'apps/site' };

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
async function readFreePort(name, fallback, host) {
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
 * @throws {Problem} if the process ends, or the address does not answer 2xx within `withinMs`.
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

/**
 * Returns the parameters with which `start()` runs a script of an app's package.json.
 * @param {keyof typeof apps} name
 * @param {'start' | 'dev'} script
 * @param {Readonly<Record<string, string>>} variables
 * @returns {Parameters<typeof start>}
 */
export function processOf(name, script, variables) {
  const commandLine = readPackage(apps[name]).scripts?.[script] ?? '';
  // Replace the shell if possible, so that the app is the leader of its process group.
  const command = /[;&|]/.test(commandLine) ? commandLine : `exec env ${commandLine}`;
  // Switch off the access log by default, because it would hide the other lines.
  const env = environment({ ACCESS_LOG: variable('ACCESS_LOG') ?? 'off', ...variables });
  return [name, ['sh', '-c', command], { cwd: join(root, apps[name]), env }];
}

/**
 * Reads the site's `HOST` and `PORT`, and the address of the content service: `CONTENT_URL` if it
 * is set, else a local address with the port `CONTENT_PORT`.
 * @throws {Problem} if a port cannot be used.
 */
export async function readAddresses() {
  const host = variable('HOST') ?? '127.0.0.1';
  const port = await readFreePort('PORT', 3000, host);
  const contentUrl = variable('CONTENT_URL');
  if (contentUrl !== undefined) return { host, port, contentUrl, contentPort: undefined };
  const contentPort = await readFreePort('CONTENT_PORT', 4000, '127.0.0.1');
  return { host, port, contentUrl: `http://127.0.0.1:${contentPort}`, contentPort };
}

/**
 * Starts the content service (unless it runs elsewhere) and the site, and waits until both are
 * ready. Then prints their addresses, and resolves when the started apps have ended.
 * @param {'start' | 'dev'} script of the apps.
 * @param {string} company
 * @param {Awaited<ReturnType<typeof readAddresses>>} addresses
 * @throws {Problem} if an app does not become ready.
 */
export async function runApps(script, company, { host, port, contentUrl, contentPort }) {
  // Import pino-pretty here: it is missing until `npm start` has installed it.
  const { prettyFactory } = await import('pino-pretty');
  const readable = prettyFactory({
    colorize: process.stdout.hasColors?.() ?? false,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,server',
    singleLine: true,
  });
  const shownHost = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const siteUrl = `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${port}`;
  /** @type {Promise<void>[]} */
  const ends = [];
  /** @type {(name: keyof typeof apps, url: string, more: Record<string, string>) => Promise<void>} */
  const begin = async (name, url, more) => {
    const [, command, options] = processOf(name, script, { COMPANY: company, ...more });
    const app = start(name, command, {
      ...options,
      onLine: (line) => console.log(`${name} │ ${readable(line).trimEnd()}`),
    });
    await waitUntilReady(`${url}/readyz`, app);
    const end = app.exited.then((exit) => {
      console.error(`The ${name} stopped with ${describeExit(exit)}; see its last lines above.`);
      process.exitCode = 1;
    });
    ends.push(end);
  };
  if (contentPort !== undefined) {
    // The content service links to the site's previews of drafts.
    const SITE_URL = variable('SITE_URL') ?? siteUrl;
    const more = { PORT: `${contentPort}`, HOST: '127.0.0.1', SITE_URL };
    await begin('content service', contentUrl, more);
  }
  await begin('site', siteUrl, { PORT: `${port}`, HOST: host, CONTENT_URL: contentUrl });
  console.log(`\nThe site is ready: ${siteUrl.replace('//127.0.0.1:', '//localhost:')}`);
  console.log(`Content service: ${contentUrl}\nCtrl-C stops everything.\n`);
  await Promise.all(ends);
}
