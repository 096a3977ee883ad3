import { chromium, type Page } from '@playwright/test';
import { pathOf } from '../../apps/site/addresses/route-table.ts';
import { budgets } from '../budgets/budgets.ts';
import { inlineScripts, kB, ofType, watchResponses } from '../budgets/responses.ts';
import { browserOptions } from '../support/browser.ts';
import { rounded, withApps } from './apps.ts';
import { onPhone } from './phone/phone.ts';
import type { Report } from './report.ts';

const paths = ['/', '/redhome', pathOf('individual', 'motor')];
const figures = ['html', 'scripts', 'requests', 'home'] as const;
type Figure = (typeof figures)[number];

/** What a first visit of a page loads before any scrolling. */
async function measureFirstVisit(page: Page, path: string): Promise<Record<Figure, number>> {
  const responses = await watchResponses(page);
  await page.goto(path);
  await responses.quiet();
  const { arrivals } = responses;
  return {
    html: kB(ofType(arrivals, 'Document'), 'body'),
    scripts: kB(ofType(arrivals, 'Script'), 'body') + (await inlineScripts(page)),
    requests: arrivals.length,
    home: kB(arrivals),
  };
}

/** Waits for the best compression, which the page cache makes in the background. */
async function compressedBest(url: string): Promise<void> {
  const length = async (): Promise<number> => {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    return Number(answer.headers.get('content-length'));
  };
  const first = await length();
  const deadline = performance.now() + 5_000;
  while ((await length()) >= first && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The bytes of a first visit beside their budgets, which `e2e/budgets/budgets.spec.ts` enforces. */
export const measureBytes = (): Promise<Report> =>
  withApps(async ({ site }) => {
    await using browser = await chromium.launch(browserOptions);
    const loads: { readonly path: string; readonly load: Record<Figure, number> }[] = [];
    for (const path of paths) {
      await compressedBest(site.url + path);
      const load = await onPhone(browser, { url: site.url, slow: false }, (page) =>
        measureFirstVisit(page, path),
      );
      loads.push({ path, load });
    }
    const rows = figures.map((name) => ({
      'kB, or number': name,
      'at most': budgets[name].most,
      ...Object.fromEntries(loads.map(({ path, load }) => [path, rounded(load[name], 1)])),
    }));
    return { tables: [rows] };
  });
