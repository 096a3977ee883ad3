// `pnpm bench [--runs 7]` measures the built site and a bare page, prints the figures, and exits
// with code 1 if a figure is over its limit. docs/performance.md explains the figures.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import autocannon from 'autocannon';
import { browserOptions } from 'scripts/lib/browser.mjs';
import { run, stopOnSignals } from 'scripts/lib/processes.mjs';
import { environment, main, Problem, root } from 'scripts/lib/workspace.mjs';
import { featuresDialog, featuresOpener, motor } from '../support/islands.ts';
import { onePathOfEachLayout } from '../support/pages.ts';
import { disposableFolder, startBuilt } from '../support/servers.ts';
import { firstPaintOf, traceLoad } from '../support/trace.ts';
import { hasChosenCookies, phone, skipFeedbackRequest } from '../support/visitor.ts';

const barePath = '/bare';
const picturePath = '/bare.jpg';

/** The bare page. Its styles are 2 kB. Its first screen looks like the home page's. */
const bareHtml = readFileSync(join(import.meta.dirname, 'bare.html'), 'utf8');

const elements =
  'header,nav,main,footer,section,article,h1,h2,h3,h4,p,ul,ol,li,dl,dt,dd,a,button,picture,source,img,strong,em,time';
const attributes =
  'href,src,srcset,sizes,media,type,alt,width,height,loading,fetchpriority,datetime,lang';

/** Makes the bare page: the home page's text and pictures, few styles, no script, no web font. */
async function makeBarePage(browser: Browser, url: string) {
  await using page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 412, height: 823 },
  });
  // The first request is slow, because the site has just started and converts photographs.
  await page.goto(url, { timeout: 120_000 });
  const hero = page.locator('img[fetchpriority="high"]');
  const picture = await hero.screenshot({ type: 'jpeg', quality: 60 });
  const { title, html } = await page.evaluate(
    ({ kept, allowed, src }) => {
      const hero = document.querySelector('img[fetchpriority="high"]');
      for (const source of hero?.parentElement?.querySelectorAll('source') ?? []) source.remove();
      hero?.setAttribute('src', src);
      const all = [...document.body.querySelectorAll('*')];
      const unseen = all.filter(
        (element) =>
          element.matches('script,style,template,noscript,svg,iframe,dialog,[popover]') ||
          !(
            element.matches('source') ||
            element.checkVisibility() ||
            getComputedStyle(element).display === 'contents'
          ),
      );
      for (const element of unseen) element.remove();
      for (const element of all) {
        for (const { name } of [...element.attributes]) {
          if (!allowed.split(',').includes(name)) element.removeAttribute(name);
        }
        if (element instanceof HTMLImageElement && element !== hero) element.loading = 'lazy';
        if (!element.matches(kept)) element.replaceWith(...element.childNodes);
      }
      return { title: document.title, html: document.body.innerHTML };
    },
    { kept: elements, allowed: attributes, src: picturePath },
  );
  const body = brotliCompressSync(
    bareHtml.replace('{title}', () => title).replace('{html}', () => html),
  );
  return { body, picture };
}

/** Starts a proxy for the site. The proxy also serves the bare page. */
async function startWithBarePage(browser: Browser, siteUrl: string): Promise<string> {
  const { body, picture } = await makeBarePage(browser, siteUrl);
  const server = createServer((incoming, response) => {
    if (incoming.url === barePath) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'br').end(body);
    } else if (incoming.url === picturePath) {
      response.setHeader('content-type', 'image/jpeg').end(picture);
    } else {
      const { method, headers, url } = incoming;
      const onward = request(`${siteUrl}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      incoming.pipe(onward);
    }
  }).listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${Object(server.address()).port}`;
}

/** Figures by name: kB or milliseconds; in `limits`, ratios. */
type Figures = Readonly<Record<string, number>>;

/** Upper limits: a page's figure divided by the bare page's figure. */
const limits: Figures = { 'first paint': 1.8, all: 2.5, 'first, slow': 1.1, 'largest, slow': 1.05 };
const mostMegabytes = 180;
const mostTapMs = 1_200;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Measures pages in turn, so other programs delay each page equally. @returns medians by path. */
async function inTurn(
  paths: readonly string[],
  runs: number,
  measure: (path: string) => Promise<Figures>,
): Promise<ReadonlyMap<string, Figures>> {
  const results = new Map<string, Figures[]>(paths.map((path) => [path, []]));
  for (let index = 0; index < runs; index += 1) {
    for (const path of paths) results.get(path)?.push(await measure(path));
  }
  const medians = (visits: readonly Figures[]): Figures =>
    Object.fromEntries(
      Object.keys(visits[0] ?? {}).map((name) => [
        name,
        median(visits.map((visit) => visit[name] ?? Number.NaN)),
      ]),
    );
  return new Map(Array.from(results, ([path, visits]) => [path, medians(visits)]));
}

/** Measures a first visit until two seconds after the load: kB, and main-thread work in ms. */
async function measureThread(browser: Browser, url: string, width: number): Promise<Figures> {
  const device = width < 800 ? phone : { viewport: { width, height: 900 } };
  await using context = await browser.newContext(device);
  const page = await context.newPage();
  const events = await traceLoad(browser, page, url, 2);
  const paint = firstPaintOf(events);
  const onMainThread = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const sum = (name: string, before = Number.POSITIVE_INFINITY): number =>
    onMainThread
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

/** Opens a tab on the slow line (1.6 Mbit/s, 150 ms delay), with a quarter of the CPU's speed. */
async function onSlowLine(context: BrowserContext): Promise<Page> {
  await skipFeedbackRequest(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  return page;
}

/** First and largest paint in milliseconds, on the slow line and with an empty cache. */
async function measurePaints(browser: Browser, url: string): Promise<Figures> {
  await using context = await browser.newContext(phone);
  const page = await onSlowLine(context);
  await page.goto(url, { waitUntil: 'networkidle' });
  // Use `await`, because the context closes when this function returns.
  return await page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
      ).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { 'first, slow': first?.startTime ?? Number.NaN, 'largest, slow': largest };
  });
}

/** Milliseconds on the slow line from a tap on 'Insurance Features' until the dialog shows text. */
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
  if (process.platform !== 'linux') throw new Problem('pnpm bench reads /proc, so it needs Linux.');
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Problem('--runs must be an integer above 0.');
  const build = ['turbo', 'run', 'build', '--filter=site...', '--output-logs=errors-only'] as const;
  const built = await run('build', build, { cwd: root, env: environment() });
  if (built.code !== 0) throw new Problem('The build failed; see the reason above.');

  await using folder = await disposableFolder();
  await using content = await startBuilt('content service', folder.path);
  await using site = await startBuilt('site', folder.path, { CONTENT_URL: content.url });
  const idle = memoryOf(site.pid);
  const browser = await chromium.launch(browserOptions);
  const url = await startWithBarePage(browser, site.url);
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

  const paths = [barePath, ...onePathOfEachLayout];
  for (const width of [390, 1440]) {
    // Three runs are enough: thread time differs little between runs.
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
    'tap to text, slow line, ms': Math.round(median(taps)),
    'requests a second, cached home': Math.round(requests.average),
    'memory of the site, idle, MB': Math.round(idle),
    'memory of the site, after load, MB': Math.round(loaded),
  });
  check('tap to text, ms', median(taps), mostTapMs);
  check('memory after load, MB', loaded, mostMegabytes);
  if (over.length > 0) throw new Problem(`Over their limits: ${over.join('; ')}.`);
});
