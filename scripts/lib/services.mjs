import { join } from 'node:path';
import { contentVariables } from './company.mjs';
import { describeExit, isInterrupted, start } from './processes.mjs';
import { readPort, requireFreePort, waitUntilReady } from './ready.mjs';
import { environment, Problem, readPackage, root, variable } from './workspace.mjs';

/**
 * Starts an app by a script of its package.json.
 *
 * @param {object} app
 * @param {string} app.name
 * @param {string} app.folder relative to the workspace's root.
 * @param {'start' | 'dev'} app.script
 * @param {Record<string, string>} app.variables
 * @param {(line: string) => void} [app.onLine] takes what the app prints; without it each line is
 *   printed with the app's name before it.
 */
export function startApp({ name, folder, script, variables, onLine }) {
  const line = readPackage(folder).scripts?.[script];
  if (line === undefined) throw new Problem(`${folder}/package.json has no script '${script}'.`);
  // The app itself leads its group, not a shell before it, wherever the script is one plain command.
  const command = /[;&|]/.test(line) ? line : `exec env ${line}`;
  return start(name, ['sh', '-c', command], {
    cwd: join(root, folder),
    env: environment(variables),
    onLine: onLine ?? ((text) => console.log(`${name} │ ${text}`)),
  });
}

/**
 * Where the apps listen, by the environment: `PORT`, `HOST` and `CONTENT_PORT`, or `CONTENT_URL`
 * for a content service that runs elsewhere.
 *
 * @throws {Problem} if a variable is wrong, or a port is taken.
 */
export async function readAddresses() {
  const host = variable('HOST') ?? '127.0.0.1';
  const port = readPort('PORT', 3000);
  await requireFreePort('PORT', port, host);
  const contentUrl = variable('CONTENT_URL');
  if (contentUrl !== undefined) return { host, port, contentUrl, contentPort: undefined };
  const contentPort = readPort('CONTENT_PORT', 4000);
  await requireFreePort('CONTENT_PORT', contentPort, '127.0.0.1');
  return { host, port, contentUrl: `http://127.0.0.1:${contentPort}`, contentPort };
}

/**
 * Starts the content service (unless it runs elsewhere) and the site, waits until both can serve,
 * prints the address, and stays until they end.
 *
 * @param {'start' | 'dev'} script which script of the apps to run.
 * @param {string} company whose site and content it is.
 * @param {Awaited<ReturnType<typeof readAddresses>>} addresses
 * @throws {Problem} if an app does not become ready, or ends by itself.
 */
export async function runApps(script, company, { host, port, contentUrl, contentPort }) {
  const began = Date.now();
  /** @type {import('./processes.mjs').Running[]} */
  const apps = [];
  try {
    if (contentPort !== undefined) {
      const contentService = startApp({
        name: 'content service',
        folder: 'apps/content-service',
        script,
        variables: {
          ...contentVariables(company),
          PORT: String(contentPort),
          HOST: '127.0.0.1',
        },
      });
      apps.push(contentService);
      await waitUntilReady(`${contentUrl}/readyz`, { process: contentService });
    }
    const site = startApp({
      name: 'site',
      folder: 'apps/site',
      script,
      variables: { PORT: String(port), HOST: host, CONTENT_URL: contentUrl },
    });
    apps.push(site);
    await waitUntilReady(`http://${reachable(host)}:${port}/readyz`, { process: site });

    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const shown = reachable(host) === '127.0.0.1' ? 'localhost' : reachable(host);
    console.log(`\nThe site is ready (${seconds} s): http://${shown}:${port}`);
    console.log(`Content service: ${contentUrl}`);
    console.log('Ctrl-C stops everything.\n');

    const first = await Promise.race(
      apps.map(async (app) => ({ name: app.name, exit: await app.exited })),
    );
    throw new Problem(
      `The ${first.name} ended by itself with ${describeExit(first.exit)}, so everything was stopped. Its last lines above say why.`,
    );
  } catch (error) {
    // After a signal the processes end because they were told to, and its handler ends this one.
    if (isInterrupted()) return new Promise(() => {});
    await Promise.all(apps.map((app) => app.stop()));
    throw error;
  }
}

/**
 * An address at which a host can be asked from this machine, ready for a URL.
 *
 * @param {string} host
 */
function reachable(host) {
  if (host === '0.0.0.0' || host === '::' || host === 'localhost') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
