// Two sites and two content services on one PostgreSQL, behind nginx, under load: one of each is killed
// and started again. Counts pages that were not answered, and messages that were lost or e-mailed twice.
// Needs nginx. Ends with code 1 where a promise of docs/scaling.md is broken.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startMailServer } from '../../apps/content-service/src/test/mail-server.ts';
import { startPostgres } from '../../apps/content-service/src/test/postgres-server.ts';
import { start, stopOnSignals } from '../../scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from '../../scripts/lib/ready.mjs';
import { environment, main, Problem } from '../../scripts/lib/workspace.mjs';
import {
  type App,
  removeFolder,
  startContentService,
  startSite,
  temporaryFolder,
} from '../support/apps.ts';
import { pagePaths } from '../support/pages.ts';
import { buildSite, rounded } from './apps.ts';
import { createVisitor, keepPace, percentile } from './traffic.ts';

const pagesPerSecond = 60;
/** Below the 300 a minute that a site takes of everybody. */
const messagesPerSecond = 2;
/** Each sends fewer messages than one visitor may. */
const visitors = 30;
const seconds = 40;

/** What is done while the load goes on, by the second at which it begins. */
type Happening = readonly [second: number, what: string, act: () => Promise<void>];

const nginxOf = (folder: string, fronts: Readonly<Record<number, readonly string[]>>): string => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
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
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://of_${port}; } }`,
    )
    .join('')}
}
`;

/** Sends a message from one of many addresses of this machine; gives the status, or 0 without one. */
function post(url: string, from: string, body: object, id: string): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(`${url}/content/api/v1.0/email/send`, {
      method: 'POST',
      localAddress: from,
      agent: new Agent({ keepAlive: false }),
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
    });
    outgoing.on('error', () => resolve(0));
    outgoing.on('response', (answer) => {
      answer.on('error', () => resolve(0));
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    outgoing.end(JSON.stringify(body));
  });
}

await main(async () => {
  stopOnSignals(() => 130);
  await promisify(execFile)('nginx', ['-v']).catch(() => {
    throw new Problem('There is no nginx: install it.');
  });
  await buildSite();
  const folder = await temporaryFolder();
  const ends: (() => Promise<unknown>)[] = [() => removeFolder(folder)];
  try {
    const postgres = await startPostgres();
    ends.push(postgres.stop);
    const mail = await startMailServer();
    ends.push(mail.close);
    const DATABASE_URL = await postgres.createDatabase('cluster');
    const [front, contentFront] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${front}`;

    const contentPorts = [await freePort(), await freePort()] as const;
    const startContent = (port: number) =>
      startContentService({
        dataDir: folder,
        port,
        smtpUrl: `${mail.url}?to=desk@example.com&from=site@example.com`,
        variables: { DATABASE_URL },
      });
    const startOneSite = (port: number, name: string) =>
      startSite({
        contentUrl: `http://127.0.0.1:${contentFront}`,
        dataDir: join(folder, name),
        port,
        variables: { SITE_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
      });
    const apps = new Map<string, App>();
    ends.push(() => Promise.all([...apps.values()].map((app) => app.stop())));
    apps.set('content 1', await startContent(contentPorts[0]));
    apps.set('content 2', await startContent(contentPorts[1]));

    const nginxFolder = join(folder, 'nginx');
    await mkdir(nginxFolder);
    const sitePorts = [await freePort(), await freePort()] as const;
    const local = (port: number) => `http://127.0.0.1:${port}`;
    const configuration = join(nginxFolder, 'nginx.conf');
    await writeFile(
      configuration,
      nginxOf(nginxFolder, {
        [front]: sitePorts.map(local),
        [contentFront]: contentPorts.map(local),
      }),
    );
    const nginx = start('nginx', ['nginx', '-c', configuration, '-p', nginxFolder], {
      cwd: nginxFolder,
      env: environment(),
    });
    ends.push(nginx.stop);
    await waitUntilReady(`${local(contentFront)}/readyz`, {
      process: nginx,
      withinMs: 10_000,
      everyMs: 50,
    });
    apps.set('site 1', await startOneSite(sitePorts[0], 'one'));
    apps.set('site 2', await startOneSite(sitePorts[1], 'two'));
    for (const path of pagePaths) await (await fetch(url + path)).text();

    const kill = (name: string) => async () => {
      await apps.get(name)?.kill();
    };
    const happenings: readonly Happening[] = [
      [5, 'site 1 is killed', kill('site 1')],
      [
        12,
        'site 1 starts',
        async () => void apps.set('site 1', await startOneSite(sitePorts[0], 'one')),
      ],
      [20, 'content service 2 is killed', kill('content 2')],
      [
        27,
        'content service 2 starts',
        async () => void apps.set('content 2', await startContent(contentPorts[1])),
      ],
    ];

    const waits: number[] = [];
    const failed: string[] = [];
    const visitor = createVisitor(url, 32);
    let turn = 0;
    const look = async (): Promise<void> => {
      const path = pagePaths[turn++ % pagePaths.length] ?? '/';
      const outcome = await visitor.ask({ path });
      waits.push(outcome.ms);
      if (outcome.state === 'failed') failed.push(`${path}: ${outcome.reason}`);
      else if (outcome.status !== 200) failed.push(`${path}: ${outcome.status}`);
    };
    const taken: string[] = [];
    let tries = 0;
    let unsent = 0;
    const write = async (): Promise<void> => {
      const id = randomUUID();
      const from = `127.0.1.${1 + (taken.length % visitors)}`;
      const body = {
        service_id: 's',
        template_id: 't',
        user_id: 'k',
        template_params: { message: id },
      };
      // As a visitor who reads that it failed, and presses once more: the same submission.
      for (let attempt = 0; attempt < 5; attempt += 1) {
        tries += 1;
        if ((await post(url, from, body, id)) === 200) {
          taken.push(id);
          return;
        }
        await sleep(1_000);
      }
      unsent += 1;
    };

    const happen = async ([second, what, act]: Happening): Promise<void> => {
      await sleep(second * 1000);
      console.log(`${second} s: ${what}`);
      await act();
    };
    await Promise.all([
      keepPace({ next: look, perSecond: pagesPerSecond, seconds }),
      keepPace({ next: write, perSecond: messagesPerSecond, seconds }),
      ...happenings.map(happen),
    ]);
    visitor.close();

    const mailsOf = (id: string): number => mail.taken.filter((text) => text.includes(id)).length;
    // A message that a killed service was sending is due again after its lease of five minutes.
    const until = performance.now() + 330_000;
    while (taken.some((id) => mailsOf(id) === 0) && performance.now() < until) await sleep(500);
    const lost = taken.filter((id) => mailsOf(id) === 0);
    const doubled = taken.filter((id) => mailsOf(id) > 1);

    console.table([
      {
        'pages asked for': waits.length,
        'not answered': failed.length,
        'p50 ms': rounded(percentile(waits, 0.5)),
        'p99 ms': rounded(percentile(waits, 0.99)),
        'messages taken': taken.length,
        'sent once more': tries - taken.length,
        'never taken': unsent,
        lost: lost.length,
        doubled: doubled.length,
      },
    ]);
    const broken = [
      ...failed.slice(0, 10),
      ...(lost.length > 0 ? [`${lost.length} messages were lost`] : []),
      ...(doubled.length > 0 ? [`${doubled.length} messages were e-mailed twice`] : []),
    ];
    if (broken.length > 0) throw new Problem(`Broken promises:\n  ${broken.join('\n  ')}`);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
});
