import type { Browser, Page } from '@playwright/test';
import { kB, watchResponses } from '../budgets/responses.ts';
import { homes, onePageOfEachKind } from '../support/pages.ts';

/** What the document of a page weighs. */
export interface Weight {
  readonly page: string;
  /** With its headers, compressed by Brotli. */
  readonly 'HTML kB': number;
  /** Not compressed. */
  readonly 'styles kB': number;
  readonly elements: number;
}

/** How long the best compression of a page may take, which the site makes in the background, ms. */
const patience = 20_000;

/** Waits until the site sends a page in fewer bytes than at first, if it ever does. */
async function compressedBest(page: Page, path: string): Promise<void> {
  const size = async () => Number((await page.request.get(path)).headers()['content-length']);
  const [first, deadline] = [await size(), performance.now() + patience];
  while ((await size()) >= first && performance.now() < deadline) await page.waitForTimeout(100);
}

/** Weighs the document of both homes, and of one page of every other kind, each as a first page. */
export async function weighPages(browser: Browser, url: string): Promise<readonly Weight[]> {
  // Without scripts no page leaves the cookie that says that it was the first.
  await using page = await browser.newPage({ baseURL: url, javaScriptEnabled: false });
  const paths = new Set([...homes, ...onePageOfEachKind].map(({ path }) => path));
  await Promise.all([...paths].map((path) => compressedBest(page, path)));
  const weights: Weight[] = [];
  for (const path of paths) {
    const answer = await page.goto(path);
    if (answer === null) throw new Error(`${path} gave no answer.`);
    const { responseHeadersSize, responseBodySize } = await answer.request().sizes();
    const inside = await page.evaluate(() => ({
      styles: [...document.querySelectorAll('style')]
        .map(({ textContent }) => textContent.length)
        .reduce((sum, length) => sum + length, 0),
      elements: document.querySelectorAll('*').length,
    }));
    weights.push({
      page: path,
      'HTML kB': (responseHeadersSize + responseBodySize) / 1000,
      'styles kB': inside.styles / 1000,
      elements: inside.elements,
    });
  }
  return weights;
}

/** The kB of a first visit of the home on a phone, and of the next page without its pictures. */
export async function weighVisit(browser: Browser, url: string) {
  await using page = await browser.newPage({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const { arrivals, quiet } = await watchResponses(page);
  await page.goto('/');
  await quiet();
  const first = [...arrivals];
  // As a visitor gets it who has seen a page.
  await compressedBest(page, '/purpleproduct');
  await page.goto('/purpleproduct');
  await quiet();
  const next = arrivals.slice(first.length).filter(({ type }) => type !== 'Image');
  return { first: kB(first), next: kB(next) };
}
