import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { articlePath, pathOf } from '../../apps/site/app/route-table.ts';
import { contentPaths } from '../../packages/content-client/src/records/index.ts';
import { freePort } from '../../scripts/lib/ready.mjs';
import { browserOptions } from '../kit/browser.ts';
import { median, rounded, withApps } from './apps.ts';
import type { Options, Report, Row } from './bench.ts';

/** What Lighthouse says of one load on a slow phone. */
interface PageSpeed {
  /** 0–100. */
  readonly score: number;
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Total blocking time, ms. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

/** How often a load is tried that Lighthouse could not record, as it asks for then. */
const tries = 3;

async function audit(url: string, port: number, tried = 1): Promise<PageSpeed> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
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
  };
}

async function auditOften(url: string, port: number, runs: number): Promise<readonly PageSpeed[]> {
  const speeds: PageSpeed[] = [];
  for (let index = 0; index < runs; index += 1) speeds.push(await audit(url, port));
  return speeds;
}

const scripts = /<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g;

/** A proxy that takes the scripts out of a site's pages, and changes nothing else. */
async function startWithoutScripts(siteUrl: string) {
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'br' };
    get(siteUrl + (incoming.url ?? '/'), { headers }, async (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      const bytes = await buffer(answer);
      const isPage =
        kept['content-type']?.startsWith('text/html') && kept['content-encoding'] === 'br';
      const body = isPage
        ? brotliCompressSync(brotliDecompressSync(bytes).toString().replace(scripts, ''))
        : bytes;
      response.writeHead(answer.statusCode ?? 502, kept).end(body);
    }).on('error', () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Id of the article that the insights list shows first. */
async function firstArticle(contentUrl: string): Promise<string> {
  const answer = await fetch(contentUrl + contentPaths.articleCards);
  const cards: readonly { readonly id: number }[] = await answer.json();
  const id = cards[0]?.id;
  if (id === undefined) throw new Error('The content service has no article.');
  return String(id);
}

/**
 * The pages worth measuring, and how often each is loaded. Both audiences where their pages differ
 * in more than colour and links (§2.6: the insights lists do not).
 */
const pagesOf = (article: string): readonly { readonly path: string; readonly runs: number }[] => [
  { path: '/', runs: 5 },
  { path: '/redhome', runs: 5 },
  { path: pathOf('individual', 'motor'), runs: 3 },
  { path: pathOf('institution', 'motor'), runs: 3 },
  { path: pathOf('individual', 'insights'), runs: 3 },
  { path: articlePath('individual', article), runs: 3 },
  { path: articlePath('institution', article), runs: 3 },
];

/** The homes and inner pages on a slow phone, and how much later they show for having scripts. */
export const measurePages = ({ runs: wantedRuns }: Options): Promise<Report> =>
  withApps(async ({ site, content }) => {
    const pages = pagesOf(await firstArticle(content.url));
    const port = await freePort();
    const browser = await chromium.launch({
      ...browserOptions,
      args: [...browserOptions.args, `--remote-debugging-port=${port}`],
    });
    const bare = await startWithoutScripts(site.url);
    try {
      const rows: Row[] = [];
      for (const { path, runs: ownRuns } of pages) {
        const runs = wantedRuns ?? ownRuns;
        const speeds = await auditOften(site.url + path, port, runs);
        const withoutScript = await auditOften(bare.url + path, port, runs);
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
          'LCP, no scripts = 1': rounded(
            median(of('lcp')) / median(withoutScript.map(({ lcp }) => lcp)),
            2,
          ),
        });
      }
      return { tables: [rows] };
    } finally {
      await bare.close();
      await browser.close();
    }
  });
