import type { App } from '../../support/servers/apps.ts';
import { listen } from '../../support/servers/listen.ts';
import { rounded, withContent, withSite } from '../apps.ts';
import { cpuMicroseconds } from '../process.ts';
import type { Options, Report, Row } from '../report.ts';
import { flood, send } from './load.ts';

/** Enough requests that V8 has compiled the tracing code, as it has after an hour of visitors. */
const warmup = 20_000;
/** How long visitors come, and how long each of their connections waits between two requests. */
const seconds = 30;
const pauseMs = 4;
/** The most that a request may cost with traces; without them it costs 1. */
const most = 1.03;

/** The addresses that a first visit of the home requests, and the call of a dialog. */
async function visitOf({ url }: App): Promise<readonly string[]> {
  const html = await (await fetch(url)).text();
  const some = (pattern: RegExp, most: number): string[] =>
    [...new Set(html.match(pattern))].slice(0, most);
  return [
    '/',
    ...some(/\/assets\/[\w.-]+/g, 4),
    ...some(/\/pictures\/[^\s",]+/g, 4).map((path) => path.replaceAll('&amp;', '&')),
    '/content/api/motor/individual/fetch',
  ];
}

/** CPU microseconds of a request, while visitors come to the site. */
async function costOf({ url, pid }: App, paths: readonly string[]): Promise<number> {
  const before = cpuMicroseconds(pid);
  const counts = await Promise.all(
    paths.map((path) => flood({ url, path, seconds, pauseMs, connections: 1 })),
  );
  const requests = counts.flatMap((statuses) => Object.values(statuses));
  return (cpuMicroseconds(pid) - before) / requests.reduce((sum, count) => sum + count, 0);
}

/**
 * The cost of traces. Three sites on one content service get the same load at the same time, so
 * that other work of the machine slows all of them alike. One traces as it does by default; the
 * difference between the two others shows how much is chance.
 */
export async function measureTraces({ runs = 3 }: Options): Promise<Report> {
  // Takes traces and does nothing with them.
  const receiver = await listen((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const compare = async (off: App, on: App, other: App): Promise<Report> => {
    const paths = await visitOf(off);
    for (const { url } of [off, on, other]) {
      for (const path of paths) await send({ url, path, requests: warmup, connections: 8 });
    }
    const rows: Row[] = [];
    let sum = 0;
    for (let run = 0; run < runs; run += 1) {
      const [a, b, c] = await Promise.all([off, on, other].map((site) => costOf(site, paths)));
      if (a === undefined || b === undefined || c === undefined) break;
      const without = (a + c) / 2;
      sum += b / without;
      rows.push({
        'CPU µs a request': rounded(without, 1),
        'with traces': rounded(b, 1),
        ratio: rounded(b / without, 3),
        'ratio of the two without': rounded(c / a, 3),
      });
    }
    const ratio = rounded(sum / runs, 3);
    const broken = ratio > most ? [`a request takes ${ratio} of the CPU with traces`] : [];
    return { tables: [rows], broken };
  };
  try {
    return await withContent(({ url }) =>
      withSite(url, (off) =>
        withSite(url, (on) => withSite(url, (other) => compare(off, on, other)), tracing),
      ),
    );
  } finally {
    await receiver.close();
  }
}
