import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstCompany, seededContent } from 'scripts/lib/company.mjs';
import type { Running } from 'scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from 'scripts/lib/ready.mjs';
import { startApp } from 'scripts/lib/services.mjs';

export interface App extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  readonly lines: readonly string[];
  /** Resolves to the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

/** A folder for `await using`. It is removed even if an ending process still writes to it. */
export async function disposableFolder() {
  const path = await mkdtemp(join(tmpdir(), 'e2e-'));
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 20 });
  return { path, [Symbol.asyncDispose]: remove };
}

/**
 * Starts a process, and waits until an address answers.
 * @param ready path below `url`.
 * @throws Error with all printed lines if it ends or takes too long.
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
  const kill = async () => {
    running.kill();
    await running.exited;
  };
  return {
    url,
    pid: running.pid,
    lines,
    stop,
    kill,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

export const mailboxToken = 'the-token-of-tests';

export interface ContentServiceSetup {
  readonly dataDir: string;
  readonly contentDir?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

export async function startContentService({
  dataDir,
  contentDir = seededContent(firstCompany),
  variables,
}: ContentServiceSetup): Promise<App> {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    SMTP_URL: '',
    MAILBOX_TOKEN: mailboxToken,
    ...variables,
  };
  return launch(`http://127.0.0.1:${port}`, '/readyz', (onLine) =>
    startApp('content service', 'start', settings, onLine),
  );
}

export interface SiteSetup {
  readonly contentUrl: string;
  /** Folder for stored content and pictures. */
  readonly dataDir: string;
  readonly port?: number;
  readonly variables?: Readonly<Record<string, string>>;
  /** Path to wait for. Use `/healthz` if there is no content. Default `/readyz`. */
  readonly ready?: '/readyz' | '/healthz';
}

/** Starts the built site and waits for it. Content stays fresh long: refreshing takes time. */
export async function startSite({
  contentUrl,
  dataDir,
  port,
  variables,
  ready = '/readyz',
}: SiteSetup): Promise<App> {
  const ownPort = port ?? (await freePort());
  const settings = {
    PORT: String(ownPort),
    HOST: '127.0.0.1',
    CONTENT_URL: contentUrl,
    CONTENT_TTL_SECONDS: '600',
    DATA_DIR: dataDir,
    ...variables,
  };
  return launch(`http://127.0.0.1:${ownPort}`, ready, (onLine) =>
    startApp('site', 'start', settings, onLine),
  );
}
