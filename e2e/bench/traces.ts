import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { App } from '../support/apps.ts';
import { median, rounded, withContent, withSite } from './apps.ts';
import type { Options, Report, Row } from './bench.ts';
import { send } from './load.ts';

/** What a first visit of the home asks for, and the answer that a dialog asks for. */
async function visitOf({ url }: App): Promise<readonly string[]> {
  const html = await (await fetch(url)).text();
  const some = (pattern: RegExp, most: number): string[] =>
    [...new Set(html.match(pattern))].slice(0, most);
  return [
    '/',
    ...some(/\/assets\/[\w.-]+/g, 4),
    ...some(/\/pictures\/[^\s",]+/g, 6).map((path) => path.replaceAll('&amp;', '&')),
    '/content/api/motor/individual/fetch',
  ];
}

const connections = 8;
const warmup = 2_000;
/** Few, so that whatever else the machine does meets both halves of a pair. */
const visits = 100;
/** What a visit's CPU time may be with traces, without = 1. */
const most = 1.03;

/** Takes traces and does nothing with them. */
async function startReceiver() {
  let batches = 0;
  const server = createServer((request, response) => {
    batches += 1;
    request.resume().on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, batches: () => batches, close: () => server.close() };
}

/** CPU time of all threads of a process so far, in microseconds: finer than the clock ticks of `stat`. */
const cpuMicroseconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0])
    .reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1_000, 0);

/** Asks for everything of a visit, a number of times each. */
async function visit({ url }: App, paths: readonly string[], requests: number): Promise<void> {
  for (const path of paths) await send({ url, path, requests, connections });
}

async function costOf(site: App, paths: readonly string[]): Promise<number> {
  const before = cpuMicroseconds(site.pid);
  await visit(site, paths, visits);
  return (cpuMicroseconds(site.pid) - before) / visits;
}

/** What visits cost two sites, asked in turns; neither is always the first of a pair. */
async function compareSites(off: App, on: App, paths: readonly string[], pairs: number) {
  for (const site of [off, on]) await visit(site, paths, warmup);
  const costs: { readonly off: number; readonly on: number }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) costs.push({ off: await costOf(off, paths), on: await costOf(on, paths) });
    else {
      const first = await costOf(on, paths);
      costs.push({ off: await costOf(off, paths), on: first });
    }
  }
  return {
    off: median(costs.map((cost) => cost.off)),
    on: median(costs.map((cost) => cost.on)),
    ratio: median(costs.map((cost) => cost.on / cost.off)),
  };
}

/** What traces cost: two sites on one content service, one of which traces as it does by default. */
export async function measureTraces({ runs = 100 }: Options): Promise<Report> {
  const receiver = await startReceiver();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const compare = async (off: App, on: App): Promise<Report> => {
    const paths = await visitOf(off);
    const costs = await compareSites(off, on, paths, runs);
    const row: Row = {
      'requests of a visit': paths.length,
      'CPU µs': rounded(costs.off),
      'with traces': rounded(costs.on),
      'ratio, median of pairs': rounded(costs.ratio, 3),
      'batches sent': receiver.batches(),
    };
    const broken =
      costs.ratio > most ? [`a visit takes ${rounded(costs.ratio, 3)} with traces`] : [];
    return { tables: [[row]], broken };
  };
  try {
    return await withContent((content) =>
      withSite(content.url, (off) => withSite(content.url, (on) => compare(off, on), tracing)),
    );
  } finally {
    receiver.close();
  }
}
