import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyContent, defaultCompany } from 'scripts/lib/company.mjs';
import type { Running } from 'scripts/lib/processes.mjs';
import { freePort, startApp, waitUntilReady } from 'scripts/lib/services.mjs';

/** A started process that serves `url`. `lines` are the lines that it has printed. */
export interface App extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  readonly lines: readonly string[];
  /** Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** A folder for `await using`. Its removal is retried if a process still writes to it. */
export async function disposableFolder() {
  const path = await mkdtemp(join(tmpdir(), 'e2e-'));
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 20 });
  return { path, [Symbol.asyncDispose]: remove };
}

/**
 * Starts a process, and waits until its path `ready`, such as `/readyz`, answers.
 * @throws Error with all printed lines if the process ends first, or takes too long.
 */
export async function launch(
  url: string,
  ready: string,
  startProcess: (onLine: (line: string) => void) => Running,
  withinMs = 60_000,
): Promise<App> {
  const lines: string[] = [];
  const running = startProcess((line) => lines.push(line));
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

interface Start {
  readonly port?: number;
  /** Path to wait for. Use `/healthz` if there is no content. */
  readonly ready?: '/readyz' | '/healthz';
  readonly variables?: Readonly<Record<string, string>>;
}

/** Starts a built app, at a free port if none is given, and waits for it. */
async function startBuilt(
  name: 'content service' | 'site',
  { port, ready = '/readyz', variables }: Start,
): Promise<App> {
  const usedPort = port ?? (await freePort());
  const settings = { PORT: String(usedPort), HOST: '127.0.0.1', ...variables };
  return launch(`http://127.0.0.1:${usedPort}`, ready, (onLine) =>
    startApp(name, 'start', settings, onLine),
  );
}

export const mailboxToken = 'the-token-of-tests';

interface ContentServiceSetup extends Pick<Start, 'variables'> {
  readonly dataDir: string;
  readonly contentDir?: string;
}

export const startContentService = ({
  dataDir,
  contentDir = companyContent(defaultCompany),
  variables,
}: ContentServiceSetup): Promise<App> => {
  const settings = { DATA_DIR: dataDir, CONTENT_DIR: contentDir, SMTP_URL: '' };
  const merged = { ...settings, MAILBOX_TOKEN: mailboxToken, ...variables };
  return startBuilt('content service', { variables: merged });
};

interface SiteSetup extends Start {
  readonly contentUrl: string;
  /** Folder for stored content and pictures. */
  readonly dataDir: string;
}

/** Starts the built site. Content stays fresh for ten minutes: refreshes would slow tests. */
export const startSite = ({
  contentUrl,
  dataDir,
  variables,
  ...start
}: SiteSetup): Promise<App> => {
  const settings = { CONTENT_URL: contentUrl, CONTENT_TTL_SECONDS: '600', DATA_DIR: dataDir };
  return startBuilt('site', { ...start, variables: { ...settings, ...variables } });
};

export const siteUrl = process.env.E2E_SITE_URL ?? '';
export const contentUrl = process.env.E2E_CONTENT_URL ?? '';

/** Global setup: starts both servers. @returns a function that stops them. */
export default async function startShared(): Promise<() => Promise<void>> {
  // Playwright does not call the returned function on SIGTERM. `process.exit` kills the servers.
  process.once('SIGTERM', () => process.exit(143));
  const closing = new AsyncDisposableStack();
  const dataDir = closing.use(await disposableFolder()).path;
  const content = closing.use(await startContentService({ dataDir }));
  const site = closing.use(await startSite({ contentUrl: content.url, dataDir }));
  Object.assign(process.env, { E2E_SITE_URL: site.url, E2E_CONTENT_URL: content.url });
  return () => closing.disposeAsync();
}
