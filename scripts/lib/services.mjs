import { join } from 'node:path';
import { describeExit, isInterrupted, start } from './processes.mjs';
import { readFreePort, waitUntilReady } from './ready.mjs';
import { environment, Problem, readPackage, root, variable } from './workspace.mjs';

/**
 * Makes plain lines of the JSON that apps log; other lines are unchanged. JSON is for production,
 * where no script starts the apps.
 * @returns {Promise<(line: string) => string>}
 */
export async function lineFormatter() {
  // Imported here, because the first start installs it.
  const { prettyFactory } = await import('pino-pretty');
  const pretty = prettyFactory({
    colorize: process.stdout.hasColors?.() ?? false,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,server',
    singleLine: true,
  });
  return (line) => pretty(line).trimEnd();
}

/**
 * Starts an app by a script of its package.json.
 * @param {{ name: string, folder: string, script: 'start' | 'dev', variables: Record<string,
 * string>, onLine: (line: string) => void, }} app `folder` is relative to the root; `onLine` gets
 * the printed lines.
 */
export function startApp({ name, folder, script, variables, onLine }) {
  const line = readPackage(folder).scripts?.[script];
  if (line === undefined) throw new Problem(`${folder}/package.json has no script '${script}'.`);
  // Use no shell if possible, so that the app leads its group.
  const command = /[;&|]/.test(line) ? line : `exec env ${line}`;
  // A line for each request would hide the others.
  const env = environment({ ACCESS_LOG: variable('ACCESS_LOG') ?? 'off', ...variables });
  return start(name, ['sh', '-c', command], { cwd: join(root, folder), env, onLine });
}

/**
 * Addresses of the apps: from `PORT`, `HOST` and `CONTENT_PORT`, or `CONTENT_URL` for a content
 * service elsewhere.
 * @throws {Problem} if a variable is wrong, or a port is in use.
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
 * Starts the content service (unless it runs elsewhere) and the site, waits for both, prints the
 * address, and stays until both have ended.
 * @param {'start' | 'dev'} script of the apps.
 * @param {string} company
 * @param {Awaited<ReturnType<typeof readAddresses>>} addresses
 * @throws {Problem} if an app does not become ready.
 */
export async function runApps(script, company, { host, port, contentUrl, contentPort }) {
  const readable = await lineFormatter();
  const isAnyHost = ['0.0.0.0', '::', 'localhost'].includes(host);
  const ownHost = isAnyHost ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const siteUrl = `http://${ownHost}:${port}`;
  /** @type {Promise<void>[]} */
  const ends = [];
  /** @type {(name: string, folder: string, url: string, variables: Record<string, string>) => Promise<void>} */
  const begin = async (name, folder, url, own) => {
    const variables = { COMPANY: company, ...own };
    const onLine = (/** @type {string} */ line) => console.log(`${name} │ ${readable(line)}`);
    const app = startApp({ name, folder, script, variables, onLine });
    await waitUntilReady(`${url}/readyz`, { process: app }).catch((error) => {
      // After a signal its handler ends this process.
      if (isInterrupted()) return new Promise(() => {});
      throw error;
    });
    const end = app.exited.then((exit) => {
      if (isInterrupted()) return;
      console.error(`The ${name} stopped with ${describeExit(exit)}; see its last lines above.`);
      process.exitCode = 1;
    });
    ends.push(end);
  };
  if (contentPort !== undefined) {
    await begin('content service', 'apps/content-service', contentUrl, {
      PORT: `${contentPort}`,
      HOST: '127.0.0.1',
      // The site that shows previews of drafts.
      SITE_URL: variable('SITE_URL') ?? siteUrl,
    });
  }
  await begin('site', 'apps/site', siteUrl, {
    PORT: `${port}`,
    HOST: host,
    CONTENT_URL: contentUrl,
  });
  console.log(`\nThe site is ready: ${siteUrl.replace('//127.0.0.1:', '//localhost:')}`);
  console.log(`Content service: ${contentUrl}\nCtrl-C stops everything.\n`);
  await Promise.all(ends);
  // After a signal its handler ends this process.
  if (isInterrupted()) await new Promise(() => {});
}
