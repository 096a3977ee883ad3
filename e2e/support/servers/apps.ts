import { mkdtemp, mkdtempDisposable, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seededContent as contentOf, firstCompany } from 'scripts/lib/company.mjs';
import { type Exit, type Running, start } from 'scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from 'scripts/lib/ready.mjs';
import { startApp } from 'scripts/lib/services.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';

/** An app that runs as a process of its own. */
export interface App extends AsyncDisposable {
  /** Its base address, without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  /** All lines that it has printed. */
  readonly lines: readonly string[];
  /** Milliseconds from its start until it was ready. */
  readonly startMs: number;
  /** Resolves when its process has ended. */
  readonly exited: Promise<Exit>;
  /** Stops it with SIGTERM. */
  stop(): Promise<void>;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
}

/** Creates a folder for an app's data; the caller removes it. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'e2e-'));

/** The same, removed at the end of its scope. */
export const disposableFolder = () => mkdtempDisposable(join(tmpdir(), 'e2e-'));

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

/** The content that the first company's content service is seeded with. */
export const seededContent: string = contentOf(firstCompany);

/**
 * Starts a process, and waits until an address of it answers.
 *
 * @param ready its path below `url`.
 * @throws Error with all lines that it has printed, if it ends before or the time is up.
 */
export async function launch(
  url: string,
  ready: string,
  startProcess: (onLine: (line: string) => void) => Running,
  withinMs = 30_000,
): Promise<App> {
  const lines: string[] = [];
  const began = performance.now();
  const running = startProcess((line) => lines.push(line));
  const stop = async (): Promise<void> => {
    await running.stop();
  };
  try {
    await waitUntilReady(url + ready, { process: running, withinMs, everyMs: 10 });
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${lines.join('\n')}`, { cause: error });
  }
  return {
    url,
    pid: running.pid,
    lines,
    startMs: performance.now() - began,
    exited: running.exited,
    stop,
    [Symbol.asyncDispose]: stop,
    kill: async () => {
      running.kill();
      await running.exited;
    },
  };
}

/** The settings of a test's content service. */
export interface ContentServiceSetup {
  /** The folder of its database. */
  readonly dataDir: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Default: the seeded content. */
  readonly contentDir?: string;
  /** The mail server for its messages; default: none. */
  readonly smtpUrl?: string;
  /** What is run; default: the service from its sources. */
  readonly script?: string;
  /** Other variables of the service. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** The token for the mailbox of a test's content service. */
export const mailboxToken = 'the-token-of-tests';

/** Starts the content service, and waits until it is ready. */
export async function startContentService({
  dataDir,
  port,
  contentDir = seededContent,
  smtpUrl = '',
  script = join(root, 'e2e', 'support', 'servers', 'content-service.main.ts'),
  variables: others = {},
}: ContentServiceSetup): Promise<App> {
  const ownPort = port ?? (await freePort());
  const variables = {
    PORT: String(ownPort),
    DATABASE_URL: pathToFileURL(join(dataDir, 'content-service.sqlite')).href,
    CONTENT_DIR: contentDir,
    SMTP_URL: smtpUrl,
    MAILBOX_TOKEN: mailboxToken,
    ...others,
  };
  return launch(`http://127.0.0.1:${ownPort}`, '/readyz', (onLine) =>
    start('content service', ['node', script], {
      cwd: root,
      env: environment(variables),
      onLine,
    }),
  );
}

/** The settings of a test's site. */
export interface SiteSetup {
  readonly contentUrl: string;
  /** The folder of its last-good content and pictures. */
  readonly dataDir: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Other variables of the site. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The path to wait for: `/healthz` if there is no content. Default `/readyz`. */
  readonly ready?: '/readyz' | '/healthz';
}

/** The age in seconds after which a test's site asks for content again. */
export const ttlSeconds = 1;

/** Starts the built site, and waits until it is ready. */
export async function startSite({
  contentUrl,
  dataDir,
  port,
  variables = {},
  ready = '/readyz',
}: SiteSetup): Promise<App> {
  const ownPort = port ?? (await freePort());
  return launch(`http://127.0.0.1:${ownPort}`, ready, (onLine) =>
    startApp({
      name: 'site',
      folder: 'apps/site',
      script: 'start',
      variables: {
        PORT: String(ownPort),
        HOST: '127.0.0.1',
        CONTENT_URL: contentUrl,
        CONTENT_TTL_SECONDS: String(ttlSeconds),
        DATA_DIR: dataDir,
        ...variables,
      },
      onLine,
    }),
  );
}

/** Starts development as `npm run dev` does, in a workspace's folder, and waits until it is ready. */
export async function startDevelopment(folder: string, company: string): Promise<App> {
  const [port, contentPort] = [await freePort(), await freePort()];
  const variables = { COMPANY: company, PORT: String(port), CONTENT_PORT: String(contentPort) };
  return launch(
    `http://127.0.0.1:${port}`,
    '/readyz',
    (onLine) =>
      start('development', ['npm', 'run', 'dev'], {
        cwd: folder,
        env: environment(variables),
        onLine,
      }),
    120_000,
  );
}
