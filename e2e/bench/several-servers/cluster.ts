import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  type MailServer,
  startMailServer,
} from '../../../apps/content-service/src/test/mail-server.ts';
import { start } from '../../../scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from '../../../scripts/lib/ready.mjs';
import { environment, Problem, root } from '../../../scripts/lib/workspace.mjs';
import { pagePaths } from '../../support/pages.ts';
import {
  type App,
  removeFolder,
  startContentService,
  startSite,
  temporaryFolder,
} from '../../support/servers/apps.ts';

export const appNames = ['site 1', 'site 2', 'content 1', 'content 2'] as const;
/** One of the apps of a cluster. */
export type AppName = (typeof appNames)[number];

/** How an app is started, if differently than usual. */
export interface AppSetup {
  /** Variables besides the usual ones. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The built content service instead of its sources. */
  readonly isBuilt?: boolean;
}

const local = (port: number): string => `http://127.0.0.1:${port}`;

const nginxOf = (folder: string, fronts: Readonly<Record<number, readonly string[]>>): string => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_http_version 1.1;
  proxy_set_header Connection '';
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 2s;
  proxy_read_timeout 60s;
  proxy_next_upstream error timeout;
  proxy_next_upstream_tries 2;
  ${Object.entries(fronts)
    .map(
      ([port, backs]) => `
  upstream of_${port} {
    ${backs.map((back) => `server ${new URL(back).host} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://of_${port}; }
    # As in deploy/nginx/site.conf.
    location ~ ^/(?:assets|application)/ {
      proxy_pass http://of_${port};
      proxy_next_upstream error timeout http_404;
    }
  }`,
    )
    .join('')}
}
`;

/**
 * Starts a cluster, two sites and two content services with nginx in front of both pairs, and has each
 * site render each page once.
 *
 * @param options.databaseUrl default: an SQLite file that both content services share.
 * @param options.before gives the address by which the sites reach the content services; default: nginx's.
 * @param options.variables of every app.
 * @throws Problem where there is no nginx.
 */
export async function startCluster(
  options: {
    readonly databaseUrl?: string;
    readonly before?: (contentUrl: string) => Promise<string>;
    readonly variables?: Readonly<Record<string, string>>;
  } = {},
) {
  await promisify(execFile)('nginx', ['-v']).catch(() => {
    throw new Problem('There is no nginx: install it.');
  });
  const closing = new AsyncDisposableStack();
  try {
    const folder = closing.adopt(await temporaryFolder(), removeFolder);
    const mail = closing.adopt(await startMailServer(), (it) => it.close());
    const ports = {
      'site 1': await freePort(),
      'site 2': await freePort(),
      'content 1': await freePort(),
      'content 2': await freePort(),
    };
    const [front, contentFront] = [await freePort(), await freePort()];
    const url = local(front);
    const contentUrl = (await options.before?.(local(contentFront))) ?? local(contentFront);

    const apps = new Map<AppName, App>();
    closing.defer(async () => {
      await Promise.all([...apps.values()].map((app) => app.stop()));
    });
    const startApp = async (name: AppName, { variables, isBuilt }: AppSetup = {}) => {
      const port = ports[name];
      const others = { LOG_LEVEL: 'warn', ACCESS_LOG: 'off', ...options.variables, ...variables };
      const app = name.startsWith('site')
        ? await startSite({
            contentUrl,
            dataDir: join(folder, name),
            port,
            variables: { SITE_URL: url, TRUST_PROXY: '1', ...others },
          })
        : await startContentService({
            dataDir: folder,
            port,
            smtpUrl: `${mail.url}?to=desk@example.com&from=site@example.com`,
            variables: {
              ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
              ...others,
            },
            ...(isBuilt && { script: join(root, 'apps/content-service/dist/main.js') }),
          });
      apps.set(name, app);
    };
    await startApp('content 1');
    await startApp('content 2');

    const nginxFolder = join(folder, 'nginx');
    await mkdir(nginxFolder);
    const configuration = join(nginxFolder, 'nginx.conf');
    await writeFile(
      configuration,
      nginxOf(nginxFolder, {
        [front]: [local(ports['site 1']), local(ports['site 2'])],
        [contentFront]: [local(ports['content 1']), local(ports['content 2'])],
      }),
    );
    const nginx = start('nginx', ['nginx', '-c', configuration, '-p', nginxFolder], {
      cwd: nginxFolder,
      env: environment(),
    });
    closing.adopt(nginx, (it) => it.stop().then(() => undefined));
    await waitUntilReady(`${local(contentFront)}/readyz`, {
      process: nginx,
      withinMs: 10_000,
      everyMs: 50,
    });
    for (const name of ['site 1', 'site 2'] as const) {
      await startApp(name);
      for (const path of pagePaths) await (await fetch(local(ports[name]) + path)).text();
    }
    // What was rendered before all content was known is rendered again two seconds later.
    await sleep(3_000);
    return {
      /** The address of the sites, at nginx. */
      url,
      /** The folder of all data. */
      folder,
      /** The mail server of the content services. */
      mail,
      /** A running app. */
      app(name: AppName): App {
        const app = apps.get(name);
        if (app === undefined) throw new Error(`There is no ${name}.`);
        return app;
      },
      /** The errors that nginx has logged about the apps, newest last. */
      nginxErrors: async () =>
        (await readFile(join(nginxFolder, 'error.log'), 'utf8')).trimEnd().split('\n'),
      /** Starts an app that was killed or stopped. */
      start: startApp,
      close: () => closing.disposeAsync(),
    };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

/** A cluster, as `startCluster` leaves it. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Sends a message from one of this machine's addresses.
 *
 * @returns whether it was accepted.
 */
function post(url: string, from: string, body: object, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request(`${url}/content/api/v1.0/email/send`, {
      method: 'POST',
      localAddress: from,
      agent: new Agent({ keepAlive: false }),
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
    });
    outgoing.on('error', () => resolve(false));
    outgoing.on('response', (answer) => {
      text(answer).then(
        // EmailJS's answer to a message that it has accepted.
        (said) => resolve(answer.statusCode === 200 && said === 'OK'),
        () => resolve(false),
      );
    });
    outgoing.end(JSON.stringify(body));
  });
}

/**
 * The words of a page or the fields of content, without numbers: a year changes with the clock, and
 * a restarted site shows a file's size only after it has requested that file.
 */
const wordsOf = (page: string): string =>
  page
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<[^>]*>|, \d+ kB|\d+/g, ' ')
    .replace(/\s+/g, ' ');

/** Each sends fewer messages than one visitor may. */
const senders = 30;

/**
 * Starts to count what visitors get.
 *
 * @param paths what they request; each is requested once first, to know its words.
 */
export async function createVisits(url: string, paths: readonly string[]) {
  const known = new Map<string, string>();
  for (const path of paths) known.set(path, await (await fetch(url + path)).text());
  const startedAt = performance.now();
  const waits: number[] = [];
  const failed: string[] = [];
  const taken: string[] = [];
  let [turn, sender, tries, unsent] = [0, 0, 0, 0];
  /** What is wrong with an answer, if anything. */
  const faultOf = async (path: string): Promise<string | undefined> => {
    try {
      const answer = await fetch(url + path);
      const now = await answer.text();
      const before = known.get(path) ?? '';
      if (answer.status !== 200) return String(answer.status);
      return now === before || wordsOf(now) === wordsOf(before) ? undefined : 'other words';
    } catch (error) {
      return String(error instanceof Error ? (error.cause ?? error) : error);
    }
  };
  return {
    /** Milliseconds of each request. */
    waits,
    /** The requests that were not answered with 200 and the same words as before. */
    failed,
    /** The ids of messages that were accepted. */
    taken,
    /** How often a message was sent. */
    tries: () => tries,
    /** Messages that were never accepted. */
    unsent: () => unsent,
    /** Requests the next page or content. */
    async request(): Promise<void> {
      const path = paths[turn++ % paths.length] ?? '/';
      const began = performance.now();
      const fault = await faultOf(path);
      const ended = performance.now();
      waits.push(ended - began);
      if (fault === undefined) return;
      failed.push(`${path}: ${fault} (at ${((ended - startedAt) / 1000).toFixed(1)} s)`);
    },
    /**
     * Sends a message, and again until it is accepted, like a visitor who presses the button again.
     */
    async write(): Promise<void> {
      const id = randomUUID();
      const from = `127.0.1.${1 + (sender++ % senders)}`;
      const body = {
        service_id: 's',
        template_id: 't',
        user_id: 'k',
        template_params: { message: id },
      };
      for (let attempt = 0; attempt < 5; attempt += 1) {
        tries += 1;
        if (await post(url, from, body, id)) {
          taken.push(id);
          return;
        }
        await sleep(1_000);
      }
      unsent += 1;
    },
  };
}

/** What visitors of a cluster have got. */
type Visits = Awaited<ReturnType<typeof createVisits>>;

/**
 * Lets visitors request pages and send messages while something is done; resolves when all have
 * their answers.
 */
export async function whileVisited(
  visits: Visits,
  perSecond: { readonly requests: number; readonly messages: number },
  happen: () => Promise<void>,
): Promise<void> {
  const underWay: Promise<void>[] = [];
  const timers = [
    setInterval(() => underWay.push(visits.request()), 1000 / perSecond.requests),
    setInterval(() => underWay.push(visits.write()), 1000 / perSecond.messages),
  ];
  try {
    await happen();
  } finally {
    for (const timer of timers) clearInterval(timer);
  }
  await Promise.all(underWay);
}

/** What became of messages, as a row of a table. */
export const messageRow = (
  { taken, tries, unsent }: Visits,
  { lost, doubled }: Awaited<ReturnType<typeof waitForMail>>,
) => ({
  'messages taken': taken.length,
  'sent once more': tries() - taken.length,
  'never taken': unsent(),
  lost: lost.length,
  'e-mailed twice': doubled.length,
});

/** A message that a killed service was sending is due again after its lease of five minutes. */
const longestMs = 330_000;

/**
 * Waits for the e-mails of messages.
 *
 * @returns the messages without an e-mail, and those with several.
 */
export async function waitForMail(
  mail: MailServer,
  ids: readonly string[],
): Promise<{ readonly lost: readonly string[]; readonly doubled: readonly string[] }> {
  const mailsOf = (id: string): number => mail.taken.filter((mailed) => mailed.includes(id)).length;
  const until = performance.now() + longestMs;
  while (ids.some((id) => mailsOf(id) === 0) && performance.now() < until) await sleep(500);
  return {
    lost: ids.filter((id) => mailsOf(id) === 0),
    doubled: ids.filter((id) => mailsOf(id) > 1),
  };
}
