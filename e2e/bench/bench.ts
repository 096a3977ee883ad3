// `pnpm bench [--runs 7]` measures the built site and a bare page, and prints the figures. If a
// figure is over its limit, it exits with code 1. docs/performance.md explains the figures.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import autocannon from 'autocannon';
import { browserOptions } from 'scripts/lib/browser.mjs';
import { run, stopOnSignals } from 'scripts/lib/processes.mjs';
import { environment, main, Problem, root } from 'scripts/lib/workspace.mjs';
import { featuresDialog, featuresOpener, motor } from '../support/forms.ts';
import { homes, onePageOfEachLayout } from '../support/pages.ts';
import { disposableFolder, startContentService, startSite } from '../support/servers/apps.ts';
import { firstPaintOf, traceLoad } from '../support/trace.ts';
import { hasChosenCookies, phone, skipFeedbackRequest } from '../support/visitor.ts';
import { barePath, startWithBarePage } from './bare-page.ts';

/** Figures of one visit: kB, or milliseconds. */
type Figures = Readonly<Record<string, number>>;

/** The limits of ratios to the bare page. */
const limits: Figures = { 'first paint': 1.8, all: 2.5, 'first, slow': 1.1, 'largest, slow': 1.05 };
const mostMemory = 180;
const mostTap = 1_200;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Measures pages in turn, so that other work of the machine affects all. @returns their medians. */
async function inTurn(
  paths: readonly string[],
  runs: number,
  measure: (path: string) => Promise<Figures>,
): Promise<ReadonlyMap<string, Figures>> {
  const seen = new Map<string, Figures[]>(paths.map((path) => [path, []]));
  for (let index = 0; index < runs; index += 1) {
    for (const path of paths) seen.get(path)?.push(await measure(path));
  }
  const medians = (visits: readonly Figures[]): Figures =>
    Object.fromEntries(
      Object.keys(visits[0] ?? {}).map((name) => [
        name,
        median(visits.map((visit) => visit[name] ?? Number.NaN)),
      ]),
    );
  return new Map(Array.from(seen, ([path, visits]) => [path, medians(visits)]));
}

/** kB of a first visit, and thread time of its main thread until two seconds after its load. */
async function measureThread(browser: Browser, url: string, width: number): Promise<Figures> {
  const window = width < 800 ? phone : { viewport: { width, height: 900 } };
  await using context = await browser.newContext(window);
  const page = await context.newPage();
  const events = await traceLoad(browser, page, url, 2);
  const paint = firstPaintOf(events);
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const sum = (name: string, before = Number.POSITIVE_INFINITY): number =>
    own
      .filter((event) => event.name === name && event.ts < before)
      .reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .reduce((total, entry) => total + (Reflect.get(entry, 'transferSize') ?? 0), 0),
  );
  return {
    kB: bytes / 1000,
    'first paint': sum('RunTask', paint.ts),
    all: sum('RunTask'),
    style: sum('UpdateLayoutTree'),
    layout: sum('Layout'),
    paint: sum('PrePaint') + sum('Paint') + sum('Layerize') + sum('Commit'),
    script: sum('EvaluateScript') + sum('FunctionCall'),
  };
}

/** A page on a phone: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms delay. */
async function onSlowLine(context: BrowserContext): Promise<Page> {
  await skipFeedbackRequest(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  return page;
}

/** Times of the first and the largest paint of a first visit over the slow line. */
async function measurePaints(browser: Browser, url: string): Promise<Figures> {
  await using context = await browser.newContext(phone);
  const page = await onSlowLine(context);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
      ).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { 'first, slow': first?.startTime ?? Number.NaN, 'largest, slow': largest };
  });
}

/** Milliseconds on the slow line from a tap on 'Insurance Features' until its words show. */
async function measureTap(browser: Browser, url: string): Promise<number> {
  await using context = await browser.newContext(phone);
  await hasChosenCookies(context, url);
  const page = await onSlowLine(context);
  await page.goto(url + motor, { waitUntil: 'networkidle' });
  const began = performance.now();
  await featuresOpener(page).tap();
  await featuresDialog(page).getByText('GHS6,000').first().waitFor();
  return performance.now() - began;
}

const memoryOf = (pid: number): number =>
  (Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6;

await main(async () => {
  stopOnSignals(130);
  if (process.platform !== 'linux') throw new Problem('This reads /proc: it needs Linux.');
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Problem('--runs takes a whole number from 1.');
  const build = ['turbo', 'run', 'build', '--filter=site...', '--output-logs=errors-only'] as const;
  const built = await run('build', build, { cwd: root, env: environment() });
  if (built.code !== 0) throw new Problem('The build failed; see the reason above.');

  await using folder = await disposableFolder();
  await using content = await startContentService({ dataDir: folder.path });
  await using site = await startSite({ contentUrl: content.url, dataDir: folder.path });
  const idle = memoryOf(site.pid);
  const browser = await chromium.launch(browserOptions);
  const { url } = await startWithBarePage(browser, site.url);
  const over: string[] = [];
  const check = (name: string, figure: number, most: number): void => {
    if (figure > most) over.push(`${name} ${figure.toFixed(2)}`);
  };
  const show = (pages: ReadonlyMap<string, Figures>, where: string): void => {
    const bare = pages.get(barePath) ?? {};
    const table: Record<string, Figures> = {};
    for (const [path, figures] of pages) {
      const row: Record<string, number> = {};
      for (const [name, figure] of Object.entries(figures)) {
        row[name] = Math.round(figure);
        const most = limits[name];
        if (most === undefined) continue;
        row[`${name} ×`] = Number((figure / (bare[name] ?? 1)).toFixed(2));
        check(`${name} × of ${path} ${where}`, row[`${name} ×`] ?? 0, most);
      }
      table[path] = row;
    }
    console.log(where);
    console.table(table);
  };

  const paths = [barePath, ...new Set([...homes, ...onePageOfEachLayout].map(({ path }) => path))];
  for (const width of [390, 1440]) {
    // Three runs are enough: thread time differs little between them.
    const measure = (path: string) => measureThread(browser, url + path, width);
    show(await inTurn(paths, Math.min(runs, 3), measure), `at ${width} px`);
  }
  const slow = await inTurn([barePath, '/'], runs, (path) => measurePaints(browser, url + path));
  show(slow, 'on the slow line');
  const taps: number[] = [];
  for (let index = 0; index < runs; index += 1) taps.push(await measureTap(browser, url));
  await browser.close();
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const { requests } = await autocannon({ url: `${site.url}/`, headers, connections: 8 });
  const loaded = memoryOf(site.pid);
  console.table({
    'tap to words, slow line, ms': Math.round(median(taps)),
    'requests a second, cached home': Math.round(requests.average),
    'memory of the site, idle, MB': Math.round(idle),
    'memory of the site, after load, MB': Math.round(loaded),
  });
  check('tap to words, ms', median(taps), mostTap);
  check('memory after load, MB', loaded, mostMemory);
  if (over.length > 0) throw new Problem(`Over their limits: ${over.join('; ')}.`);
});
