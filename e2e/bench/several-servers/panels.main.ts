// Shows that the dashboard of `deploy/watch` is alive: starts the built servers, a Prometheus (Debian's
// `prometheus`) that asks them, makes half a minute of traffic, and prints each panel with its values.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { start, stopOnSignals } from '../../../scripts/lib/processes.mjs';
import { freePort } from '../../../scripts/lib/ready.mjs';
import { environment, main, root } from '../../../scripts/lib/workspace.mjs';
import { panels } from '../../../tools/release/src/watched.ts';
import {
  disposableFolder,
  launch,
  startContentService,
  startSite,
} from '../../support/servers/apps.ts';
import { buildSite, rounded } from '../apps.ts';
import { flood } from '../load/load.ts';

/** The part of Prometheus's answer to a query that is used. */
interface Answer {
  readonly data: {
    readonly result: readonly {
      readonly metric: Readonly<Record<string, string>>;
      readonly value: readonly [number, string];
    }[];
  };
}

const seconds = 30;
const paths = [
  '/',
  '/redhome',
  '/purpleproductdetails/motor',
  '/purpleinsights',
  '/content/api/home/fetch',
];

/** The values of a panel, each with the labels that tell it from the others. */
async function ask(prometheus: string, expression: string): Promise<string> {
  const url = `${prometheus}/api/v1/query?${new URLSearchParams({ query: expression }).toString()}`;
  const { data }: Answer = await (await fetch(url)).json();
  const shown = data.result.map(({ metric, value }) => {
    const labels = Object.entries(metric).filter(([name]) => !/^(?:__name__|job)$/.test(name));
    const name = labels.map(([, text]) => text).join(' ');
    return `${name === '' ? '' : `${name}: `}${rounded(Number(value[1]), 4)}`;
  });
  return shown.length === 0 ? '(nothing yet)' : shown.join(', ');
}

/** Sends the web vitals of a page, as the browser of a visitor who has accepted cookies does. */
async function tellOfVisit(url: string, turn: number): Promise<void> {
  const figures = { LCP: 900 + 40 * turn, INP: 60 + turn, TTFB: 120 + turn, CLS: 0.01 };
  await fetch(`${url}/figures`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', cookie: 'cookie-consent=true' },
    body: JSON.stringify({ path: paths[turn % 3], connection: '4g', ...figures }),
  });
}

/** Visitors of a few pages, and articles that are made for the first visitor of each. */
async function visit(url: string): Promise<void> {
  const reading = paths.map((path) => flood({ url, path, connections: 1, pauseMs: 50, seconds }));
  for (let turn = 1; turn < seconds; turn += 1) {
    await tellOfVisit(url, turn);
    await fetch(`${url}/purpledetail/${turn % 12}`);
    await sleep(1_000);
  }
  await Promise.all(reading);
}

await main(async () => {
  stopOnSignals(() => 130);
  await buildSite();
  await using temporary = await disposableFolder();
  const folder = temporary.path;
  const [sitePort, contentPort, port] = [await freePort(), await freePort(), await freePort()];
  await using content = await startContentService({
    dataDir: join(folder, 'content'),
    variables: { METRICS_PORT: String(contentPort) },
  });
  await using site = await startSite({
    contentUrl: content.url,
    dataDir: join(folder, 'site'),
    variables: { METRICS_PORT: String(sitePort) },
  });
  const asked = (job: string, of: number) =>
    `  - job_name: ${job}\n    static_configs: [{ targets: ["127.0.0.1:${of}"] }]\n`;
  const config = join(folder, 'prometheus.yml');
  await writeFile(
    config,
    `global: { scrape_interval: 2s }\nrule_files: ["${join(root, 'deploy', 'watch', 'alerts.yml')}"]\nscrape_configs:\n${asked('site', sitePort)}${asked('content-service', contentPort)}`,
  );
  const url = `http://127.0.0.1:${port}`;
  await using _ = await launch(url, '/-/ready', (onLine) =>
    start(
      'prometheus',
      [
        'prometheus',
        `--config.file=${config}`,
        `--storage.tsdb.path=${join(folder, 'prometheus')}`,
        `--web.listen-address=127.0.0.1:${port}`,
        '--log.level=error',
      ],
      { cwd: folder, env: environment(), onLine },
    ),
  );
  // Traffic starts once Prometheus has read both servers, so that it sees the counters grow.
  for (let look = 0; look < 100 && (await ask(url, 'sum(up)')) !== '2'; look += 1) {
    await sleep(200);
  }
  await visit(site.url);
  for (const { asks, expression } of panels()) {
    console.log(`${asks}: ${await ask(url, expression)}`);
  }
  const answer = await fetch(`${url}/api/v1/alerts`);
  const { data }: { data: { alerts: readonly { labels: Record<string, string> }[] } } =
    await answer.json();
  const names = data.alerts.map(({ labels }) => labels.alertname);
  console.log(`Alerts: ${names.join(', ') || 'none'}`);
});
