// `pnpm bench [--runs 7]` measures the built site and a bare page, prints the figures, and exits
// with 1 if a figure is above its limit (docs/performance.md).
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from 'scripts/lib/browser-options.ts';
import { run, stopOnSignals } from 'scripts/lib/processes.mjs';
import { environment, main, Problem, root } from 'scripts/lib/workspace.mjs';
import { homes, onePageOfEachLayout } from '../support/pages.ts';
import { disposableFolder, startContentService, startSite } from '../support/servers/apps.ts';
import { barePath, makeBarePage } from './bare-page.ts';
import { startHttps } from './https.ts';
import { load, memoryOf } from './load.ts';
import { measureProcessor, type ThreadTime } from './processor.ts';
import { startSlowLine } from './slow-line.ts';
import { measurePaints, measureTap } from './visits.ts';

/** A measurement of the site, and perhaps of the bare page. */
interface Figure {
  readonly what: string;
  readonly site: number;
  readonly bare?: number;
  /** Limit of the ratio to the bare page; without a bare page, of the figure. */
  readonly most?: number;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Measures home and bare page in turns, so that other load affects both. */
async function beside<Name extends string>(
  runs: number,
  measure: (path: string) => Promise<Readonly<Record<Name, number>>>,
): Promise<(name: Name) => Pick<Figure, 'site' | 'bare'>> {
  const seen: { readonly site: Record<Name, number>; readonly bare: Record<Name, number> }[] = [];
  // The first of each fills caches.
  for (let index = 0; index <= runs; index += 1) {
    seen.push({ site: await measure('/'), bare: await measure(barePath) });
  }
  seen.shift();
  return (name) => ({
    site: median(seen.map(({ site }) => site[name])),
    bare: median(seen.map(({ bare }) => bare[name])),
  });
}

const widths = [390, 1440];

/** Thread time of each kind of page, in turns with the bare page. */
async function processorTimes(browser: Browser, url: string, runs: number) {
  const paths = [barePath, ...new Set([...homes, ...onePageOfEachLayout].map(({ path }) => path))];
  const seen = new Map<string, ThreadTime[]>();
  for (let index = 0; index < runs; index += 1) {
    for (const width of widths) {
      for (const path of paths) {
        const times = await measureProcessor(browser, url + path, width);
        seen.set(`${path} ${width}`, [...(seen.get(`${path} ${width}`) ?? []), times]);
      }
    }
  }
  const of = (path: string, width: number, kind: keyof ThreadTime): number =>
    median((seen.get(`${path} ${width}`) ?? []).map((times) => times[kind]));
  return widths.flatMap((width) =>
    paths.map((path) => {
      const [first, all] = [of(path, width, 'first'), of(path, width, 'all')];
      const kinds = (['style', 'layout', 'paint', 'script', 'parse'] as const).map(
        (kind) => [kind, Math.round(of(path, width, kind))] as const,
      );
      return {
        page: path,
        width,
        'first paint': Math.round(first),
        all: Math.round(all),
        ...Object.fromEntries(kinds),
        'first ×': first / of(barePath, width, 'first'),
        'all ×': all / of(barePath, width, 'all'),
      };
    }),
  );
}

const held = ({ site, bare = 1, most = Number.POSITIVE_INFINITY }: Figure): boolean =>
  site / bare <= most;

async function measureInBrowser(browser: Browser, url: string, runs: number) {
  const proxy = await startHttps(url, await makeBarePage(browser, url));
  const slow = `https://127.0.0.1:${await startSlowLine(proxy)}`;

  // Three runs: thread time hardly differs between runs.
  const threads = await processorTimes(browser, `https://127.0.0.1:${proxy}`, Math.min(runs, 3));
  const worst = (ratio: 'first ×' | 'all ×') => Math.max(...threads.map((row) => row[ratio]));

  const paint = await beside(runs, (path) => measurePaints(browser, slow, path));
  const taps: number[] = [];
  for (let index = 0; index < runs; index += 1) taps.push(await measureTap(browser, slow));

  const figures: readonly Figure[] = [
    { what: 'thread time until first paint, worst page ×', site: worst('first ×'), most: 1.8 },
    { what: 'thread time in all, worst page ×', site: worst('all ×'), most: 2.5 },
    { what: 'first paint, slow line, ms', ...paint('first'), most: 1.1 },
    { what: 'largest paint, slow line, ms', ...paint('largest'), most: 1.05 },
    { what: 'tap to words, slow line, ms', site: median(taps), most: 1_200 },
  ];
  return { threads, figures };
}

await main(async () => {
  stopOnSignals(() => 130);
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Problem('--runs takes a whole number from 1.');
  const built = await run(
    'build',
    ['turbo', 'run', 'build', '--filter=site...', '--output-logs=errors-only'],
    { cwd: root, env: environment() },
  );
  if (built.code !== 0) throw new Problem('The build failed; see the reason above.');

  await using folder = await disposableFolder();
  await using content = await startContentService({ dataDir: folder.path });
  await using site = await startSite({
    contentUrl: content.url,
    dataDir: folder.path,
    // As in production, behind a proxy with https.
    variables: { CONTENT_TTL_SECONDS: '30', SITE_URL: 'https://127.0.0.1', TRUST_PROXY: '1' },
  });
  const idle = memoryOf(site.pid);
  const browser = await chromium.launch({
    ...browserOptions,
    args: [...browserOptions.args, '--ignore-certificate-errors'],
  });
  const { threads, figures } = await measureInBrowser(browser, site.url, runs);
  await browser.close();
  const loaded = await load(`${site.url}/`, site.pid);

  const all: readonly Figure[] = [
    ...figures,
    { what: 'requests a second, cached home', site: loaded.perSecond },
    { what: 'processor time of one, µs', site: loaded.microseconds },
    { what: 'memory of the site, idle, MB', site: idle },
    { what: 'memory of the site, after load, MB', site: memoryOf(site.pid), most: 180 },
  ];
  console.table(
    threads.map((row) => ({
      ...row,
      'first ×': Number(row['first ×'].toFixed(2)),
      'all ×': Number(row['all ×'].toFixed(2)),
    })),
  );
  console.table(
    all.map(({ what, site: own, bare, most }) => ({
      what,
      site: Number(own.toFixed(own < 100 ? 1 : 0)),
      'bare page': bare === undefined ? '' : Math.round(bare),
      ratio: bare === undefined ? '' : Number((own / bare).toFixed(2)),
      'at most': most ?? '',
    })),
  );
  const broken = all.filter((figure) => !held(figure)).map(({ what }) => what);
  if (broken.length > 0) throw new Problem(`Over their limits: ${broken.join('; ')}.`);
});
