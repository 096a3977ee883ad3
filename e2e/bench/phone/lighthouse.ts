import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { articlePath, pathOf } from '../../../apps/site/addresses/route-table.ts';
import { resources } from '../../../packages/content-client/src/records/index.ts';
import { freePort } from '../../../scripts/lib/ready.mjs';
import { browserOptions } from '../../support/browser.ts';
import { median, rounded, withApps } from '../apps.ts';
import type { Options, Report, Row } from '../report.ts';
import { startBarePage } from './bare-page.ts';

/** Lighthouse's result of one load on a slow phone. */
interface PageSpeed {
  /** 0–100. */
  readonly score: number;
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Total blocking time, ms. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Main thread work until the page was idle, ms. */
  readonly mainThread: number;
}

/**
 * The storage that is cleared before each load, so that each is a first visit. Lighthouse itself
 * does not clear the last two.
 */
const forgotten: NonNullable<Flags['clearStorageTypes']> = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
  'cookies',
];

/** How often a load is repeated that Lighthouse could not record. */
const tries = 3;

async function audit(url: string, port: number, tried = 1): Promise<PageSpeed> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    clearStorageTypes: forgotten,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) {
    if (tried < tries) return audit(url, port, tried + 1);
    throw new Error(`Lighthouse failed ${tries} times for ${url}: ${runtimeError.message}`);
  }
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
  };
}

async function auditOften(url: string, port: number, runs: number): Promise<readonly PageSpeed[]> {
  const speeds: PageSpeed[] = [];
  for (let index = 0; index < runs; index += 1) speeds.push(await audit(url, port));
  return speeds;
}

/** Id of the article that the insights list shows first. */
async function firstArticle(contentUrl: string): Promise<string> {
  const answer = await fetch(contentUrl + resources.articleCards.path);
  const cards: readonly { readonly id: number }[] = await answer.json();
  const id = cards[0]?.id;
  if (id === undefined) throw new Error('The content service has no article.');
  return String(id);
}

/**
 * The pages to measure, and how often each is loaded. Both audiences only if their pages differ in
 * more than colour and links (§2.6: the insights lists do not).
 */
const pagesOf = (article: string): readonly { readonly path: string; readonly runs: number }[] => [
  { path: '/', runs: 5 },
  { path: '/redhome', runs: 5 },
  { path: pathOf('individual', 'motor'), runs: 3 },
  { path: pathOf('institution', 'motor-corporate'), runs: 3 },
  { path: pathOf('individual', 'insights'), runs: 3 },
  { path: articlePath('individual', article), runs: 3 },
  { path: articlePath('institution', article), runs: 3 },
];

/** Runs something with a browser that Lighthouse can reach at a port. */
async function withBrowser<Result>(
  measure: (browser: Browser, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  await using browser = await chromium.launch({
    ...browserOptions,
    args: [...browserOptions.args, `--remote-debugging-port=${port}`],
  });
  return await measure(browser, port);
}

/** The homes and inner pages on a slow phone. */
export const measurePages = ({ runs: wantedRuns }: Options): Promise<Report> =>
  withApps(({ site, content }) =>
    withBrowser(async (_, port) => {
      const rows: Row[] = [];
      for (const { path, runs: ownRuns } of pagesOf(await firstArticle(content.url))) {
        const runs = wantedRuns ?? ownRuns;
        const speeds = await auditOften(site.url + path, port, runs);
        const of = (name: keyof PageSpeed) => speeds.map((speed) => speed[name]);
        rows.push({
          page: path,
          runs,
          score: rounded(median(of('score'))),
          worst: rounded(Math.min(...of('score'))),
          'LCP ms': rounded(median(of('lcp'))),
          'worst LCP': rounded(Math.max(...of('lcp'))),
          'TBT ms': rounded(median(of('tbt'))),
          'worst TBT': rounded(Math.max(...of('tbt'))),
          CLS: rounded(median(of('cls')), 3),
          'worst CLS': rounded(Math.max(...of('cls')), 3),
        });
      }
      return { tables: [rows] };
    }),
  );

/** The most that the home may cost beside the bare page, in the same run. */
const most = { lcp: 1.15, mainThread: 1.6, tbtMs: 20 };
/** The minimum score; it is 99 on a machine that is busy with other work. */
const leastScore = { quiet: 100, busy: 99 };
/** The load average of the last minute, per processor, above which a machine is busy. */
const busyLoad = 0.5;

/**
 * The home beside the bare page, which has the same text and hero and nothing else
 * (`bare-page.ts`).
 */
export const measureBeside = ({ runs = 5 }: Options): Promise<Report> =>
  withApps(({ site }) =>
    withBrowser(async (browser, port) => {
      const [load = 0] = loadavg();
      const isBusy = load > busyLoad * availableParallelism();
      const bare = await startBarePage(browser, site.url);
      try {
        // The first visit fills the site's caches.
        await audit(site.url, port);
        const speeds: { readonly own: PageSpeed; readonly bare: PageSpeed }[] = [];
        // Alternately, so that other work of the machine affects both.
        for (let index = 0; index < runs; index += 1) {
          speeds.push({ own: await audit(site.url, port), bare: await audit(bare.url, port) });
        }
        const middle = (page: 'own' | 'bare', name: keyof PageSpeed) =>
          median(speeds.map((speed) => speed[page][name]));
        const ratio = (name: 'lcp' | 'mainThread') => middle('own', name) / middle('bare', name);
        const found = {
          lcp: ratio('lcp'),
          mainThread: ratio('mainThread'),
          tbtMs: middle('own', 'tbt') - middle('bare', 'tbt'),
          worstScore: Math.min(...speeds.map(({ own }) => own.score)),
        };
        const row = (page: 'own' | 'bare'): Row => ({
          page: page === 'own' ? 'home' : 'bare page',
          'LCP ms': rounded(middle(page, 'lcp')),
          'main thread ms': rounded(middle(page, 'mainThread')),
          'TBT ms': rounded(middle(page, 'tbt')),
          scores: speeds.map((speed) => rounded(speed[page].score)).join(' '),
        });
        const wantedScore = leastScore[isBusy ? 'busy' : 'quiet'];
        return {
          tables: [
            [row('own'), row('bare')],
            [
              {
                'LCP, bare = 1': rounded(found.lcp, 2),
                'main thread, bare = 1': rounded(found.mainThread, 2),
                'TBT above bare, ms': rounded(found.tbtMs),
                machine: `${isBusy ? 'busy' : 'quiet'} (load ${load.toFixed(1)})`,
              },
            ],
          ],
          broken: [
            found.lcp > most.lcp &&
              `the largest paint comes at ${found.lcp.toFixed(2)} × the bare page's, at most ${most.lcp}.`,
            found.mainThread > most.mainThread &&
              `the main thread works ${found.mainThread.toFixed(2)} × as long as the bare page's, at most ${most.mainThread}.`,
            found.tbtMs > most.tbtMs &&
              `it blocks ${found.tbtMs.toFixed(0)} ms longer than the bare page, at most ${most.tbtMs}.`,
            found.worstScore < wantedScore &&
              `it once scored ${rounded(found.worstScore)}, at least ${wantedScore}.`,
          ].filter((promise) => promise !== false),
        };
      } finally {
        await bare.close();
      }
    }),
  );
