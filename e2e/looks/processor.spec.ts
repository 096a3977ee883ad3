import type { Browser } from '@playwright/test';
import { homes, onePageOfEachLayout } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { firstPaintOf, traceLoad } from '../support/trace.ts';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
type Size = keyof typeof sizes;

/** Loads a page, and counts what its document does. */
async function countWork(browser: Browser, baseURL: string, path: string, size: Size) {
  const page = await browser.newPage({
    baseURL,
    viewport: sizes[size],
    reducedMotion: 'no-preference',
  });
  // Fills the cache: a picture that arrives late is painted late.
  await page.goto(path, { waitUntil: 'networkidle' });
  const events = await traceLoad(browser, page, path);
  const paint = firstPaintOf(events);
  const { frame } = paint.args;
  const own = events
    .filter(({ args }) => (args.data ?? args.beginData ?? args).frame === frame)
    .sort((a, b) => a.ts - b.ts);
  const loadedAt = own.findLast(({ name }) => name === 'MarkLoad')?.ts ?? Number.NaN;
  const inNextSecond = own.filter(({ ts }) => ts > loadedAt && ts < loadedAt + 1_000_000);
  const work = {
    elements: await page.locator('*').count(),
    styled: own
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > loadedAt)
      .map(({ args }) => args.elementCount ?? 0),
    // A frame paints its layers one after the other.
    paints: inNextSecond
      .flatMap(({ name }) => (name === 'Paint' || name === 'PrePaint' ? [name] : []))
      .join(' ')
      .match(/\bPrePaint( Paint)+/g)?.length,
  };
  await page.close();
  return work;
}

test('no page styles a quarter of its elements again after it has loaded', async ({
  browser,
  site,
}) => {
  test.slow();
  for (const { path } of onePageOfEachLayout) {
    const { elements, styled } = await countWork(browser, site.url, path, 'phone');
    expect(Math.max(0, ...styled), path).toBeLessThan(elements / 4);
  }
});

for (const { path } of homes) {
  for (const size of ['phone', 'desk'] as const) {
    test(`${path} at a ${size} stands still once it has loaded`, async ({ browser, site }) => {
      const { paints } = await countWork(browser, site.url, path, size);
      expect(paints ?? 0).toBeLessThanOrEqual(2);
    });
  }
}
