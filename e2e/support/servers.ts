import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyContent, defaultCompany } from 'scripts/lib/company.mjs';
import { start } from 'scripts/lib/processes.mjs';
import { freePort, processOf, waitUntilReady } from 'scripts/lib/services.mjs';

/** Makes a folder for `await using`. Retries the removal while a process still writes to it. */
export async function disposableFolder() {
  const path = await mkdtemp(join(tmpdir(), 'e2e-'));
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 20 });
  return { path, [Symbol.asyncDispose]: remove };
}

/**
 * Starts a process that serves `url`, and waits until the path `ready` (such as `/readyz`) answers.
 * @returns the process: its printed `lines`, and `stop`, which resolves to the exit code.
 * @throws Error with all printed lines if the process ends first, or takes too long.
 */
export async function launch(
  url: string,
  ready: string,
  [name, command, options]: Parameters<typeof start>,
  withinMs = 60_000,
) {
  const lines: string[] = [];
  const running = start(name, command, { ...options, onLine: (line) => lines.push(line) });
  const stop = async () => (await running.stop()).code;
  try {
    await waitUntilReady(url + ready, running, withinMs);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${lines.join('\n')}`, { cause: error });
  }
  const dispose = async () => void (await stop());
  return { url, pid: running.pid, lines, stop, [Symbol.asyncDispose]: dispose };
}

export type App = Awaited<ReturnType<typeof launch>>;

export const mailboxToken = 'the-token-of-tests';

/** Settings of tests. Content stays fresh for ten minutes: refreshes would slow tests. */
const settings = {
  'content service': {
    CONTENT_DIR: companyContent(defaultCompany),
    SMTP_URL: '',
    MAILBOX_TOKEN: mailboxToken,
  },
  site: { CONTENT_TTL_SECONDS: '600' },
} as const;

/**
 * Starts a built app, on a free port unless `variables` has `PORT`.
 * @param ready path to wait for. Use `/healthz` if there is no content.
 */
export async function startBuilt(
  name: keyof typeof settings,
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
  ready = '/readyz',
): Promise<App> {
  const port = variables.PORT ?? String(await freePort());
  const own = { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings[name], ...variables };
  return launch(`http://127.0.0.1:${port}`, ready, processOf(name, 'start', own));
}

export const siteUrl = process.env.E2E_SITE_URL ?? '';
export const contentUrl = process.env.E2E_CONTENT_URL ?? '';

/** Global setup: starts both servers. @returns a function that stops them. */
export default async function startShared(): Promise<() => Promise<void>> {
  // Playwright does not call the returned function on SIGTERM. `process.exit` kills the servers.
  process.once('SIGTERM', () => process.exit(143));
  const closing = new AsyncDisposableStack();
  const dataDir = closing.use(await disposableFolder()).path;
  const content = closing.use(await startBuilt('content service', dataDir));
  const site = closing.use(await startBuilt('site', dataDir, { CONTENT_URL: content.url }));
  Object.assign(process.env, { E2E_SITE_URL: site.url, E2E_CONTENT_URL: content.url });
  return () => closing.disposeAsync();
}
