import { chromium } from '@playwright/test';
import { pathOf } from '../../apps/site/app/route-table.ts';
import { type Budget, budgets } from '../budgets.ts';
import { browserOptions } from '../kit/browser.ts';
import { measureFirstLoad } from '../kit/wire.ts';
import { rounded, withApps } from './apps.ts';
import type { Report } from './bench.ts';
import { onPhone } from './phone.ts';

const paths = ['/', '/redhome', pathOf('individual', 'motor')];
const names = Object.keys(budgets).filter((name): name is Budget => name in budgets);

/** Waits for what visitors get from then on: the page cache compresses best in the background. */
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

/** What a first visit costs on the wire beside its budgets; `e2e/budgets.spec.ts` holds to them. */
export const measureBytes = (): Promise<Report> =>
  withApps(async ({ site }) => {
    const browser = await chromium.launch(browserOptions);
    try {
      const loads: { readonly path: string; readonly load: Record<Budget, number> }[] = [];
      for (const path of paths) {
        await compressedBest(site.url + path);
        const load = await onPhone(browser, { url: site.url, slow: false }, (page) =>
          measureFirstLoad(page, path),
        );
        loads.push({ path, load });
      }
      const rows = names.map((name) => ({
        'kB, or number': name,
        'at most': budgets[name].most,
        ...Object.fromEntries(loads.map(({ path, load }) => [path, rounded(load[name], 1)])),
      }));
      return { tables: [rows] };
    } finally {
      await browser.close();
    }
  });
