import type { Browser, ViewportSize } from '@playwright/test';
import { motor } from '../support/islands.ts';
import { mainLink } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { firstPaintOf, traceLoad } from '../support/trace.ts';
import { phone } from '../support/visitor.ts';

const desk = { width: 1440, height: 900 };

test('pages have no animations for visitors who prefer reduced motion', async ({ browser }) => {
  for (const [reducedMotion, before] of [
    ['reduce', 'none'],
    ['no-preference', '0px -56px'],
  ] as const) {
    const page = await browser.newPage({ reducedMotion, viewport: desk });
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        Object.assign(window, { changes: viewTransition !== null });
        await viewTransition?.ready;
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        Object.assign(window, { moves: parts.includes('::view-transition-group(cover)') });
      });
    });
    await page.goto('/purpleproductdetails/home');
    const picture = page.locator('main section picture').nth(2);
    const place = () => picture.evaluate((one) => getComputedStyle(one).translate);
    expect(await place()).toBe(before);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(place).toMatch(/^(?:none|0px)$/);
    await mainLink(page, 'Careers').click();
    await expect(page).toHaveURL('/purplecareers');
    const changes = () => page.evaluate(() => Reflect.get(window, 'changes'));
    await expect.poll(changes).toBe(reducedMotion !== 'reduce');
    await page.goto('/purpleinsights', { waitUntil: 'networkidle' });
    await page.locator('main article:has(picture) a').first().click();
    await expect(page).toHaveURL(/purpledetail/);
    const moves = () => page.evaluate(() => Reflect.get(window, 'moves'));
    await expect.poll(moves).toBe(reducedMotion !== 'reduce');
    await page.close();
  }
});

/** Loads a page. Counts the paints in the next second, and the most elements restyled at once. */
async function countWork(browser: Browser, path: string, viewport: ViewportSize) {
  const page = await browser.newPage({ viewport, reducedMotion: 'no-preference' });
  // Load the page once to fill the cache, because pictures that arrive late are painted late.
  await page.goto(path, { waitUntil: 'networkidle' });
  const events = await traceLoad(browser, page, path);
  const { frame } = firstPaintOf(events).args;
  const own = events
    .filter(({ args }) => (args.data ?? args.beginData ?? args).frame === frame)
    .sort((a, b) => a.ts - b.ts);
  const loadedAt = own.findLast(({ name }) => name === 'MarkLoad')?.ts ?? Number.NaN;
  const styled = own
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > loadedAt)
    .map(({ args }) => args.elementCount ?? 0);
  // A `PrePaint` and the `Paint` events after it count as one paint of the page.
  const paints = own
    .filter(({ ts }) => ts > loadedAt && ts < loadedAt + 1_000_000)
    .flatMap(({ name }) => (name === 'Paint' || name === 'PrePaint' ? [name] : []))
    .join(' ')
    .match(/\bPrePaint( Paint)+/g);
  const elements = await page.locator('*').count();
  await page.close();
  return { elements, styled: Math.max(0, ...styled), paints: paints?.length ?? 0 };
}

/** On a desktop, a home page. On a phone, one page for each island. */
const visits = [
  ['/redhome', desk],
  ...['/', '/purpleabout', '/purplecontact', motor].map((path) => [path, phone.viewport] as const),
] as const;

test('a loaded page paints at most twice and restyles few elements', async ({ browser }) => {
  for (const [path, viewport] of visits) {
    const { elements, styled, paints } = await countWork(browser, path, viewport);
    expect.soft(styled, `restyled on ${path}`).toBeLessThan(elements / 4);
    expect.soft(paints, `painted on ${path}`).toBeLessThanOrEqual(2);
  }
});
