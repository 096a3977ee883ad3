import type { Browser } from '@playwright/test';
import { homes, mainLink, onePageOfEachLayout } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { firstPaintOf, traceLoad } from '../support/trace.ts';
import { phone } from '../support/visitor.ts';

const sizes = { phone: phone.viewport, desk: { width: 1440, height: 900 } } as const;
type Size = keyof typeof sizes;

test('pictures and pages move only without reduced motion', async ({ browser, site }) => {
  for (const [reducedMotion, before] of [
    ['reduce', 'none'],
    ['no-preference', '0px -56px'],
  ] as const) {
    const page = await browser.newPage({ reducedMotion, baseURL: site.url, viewport: sizes.desk });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(window, { changes: viewTransition !== null });
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
    await page.close();
  }
});

/** Properties that browsers animate without layout or paint, and those that switch at the end. */
const smooth = ['transform', 'opacity', 'clip-path', 'translate', 'scale', 'rotate'];
const switched = ['display', 'overlay', 'visibility'];

test('no animation needs layout or paint', async ({ page }) => {
  for (const { path } of onePageOfEachLayout) {
    await page.goto(path);
    const animated = await page.evaluate(() => {
      const found: string[] = [];
      const read = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSKeyframeRule) found.push(...rule.style);
          if (rule instanceof CSSStyleRule && rule.style.transitionProperty !== 'none') {
            found.push(...rule.style.transitionProperty.split(', ').filter(Boolean));
          }
          if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules);
        }
      };
      for (const { cssRules } of document.styleSheets) read(cssRules);
      return found;
    });
    expect([...smooth, ...switched], path).toEqual(expect.arrayContaining(animated));
  }
});

/** Loads a page, and counts what its document does. */
async function countWork(browser: Browser, baseURL: string, path: string, size: Size, seconds = 1) {
  const viewport = sizes[size];
  const page = await browser.newPage({ baseURL, viewport, reducedMotion: 'no-preference' });
  // Fills the cache: a late picture is painted late.
  await page.goto(path, { waitUntil: 'networkidle' });
  const events = await traceLoad(browser, page, path, seconds);
  const { frame } = firstPaintOf(events).args;
  const own = events
    .filter(({ args }) => (args.data ?? args.beginData ?? args).frame === frame)
    .sort((a, b) => a.ts - b.ts);
  const loadedAt = own.findLast(({ name }) => name === 'MarkLoad')?.ts ?? Number.NaN;
  const styled = own
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > loadedAt)
    .map(({ args }) => args.elementCount ?? 0);
  // A frame paints its layers in turn.
  const paints = own
    .filter(({ ts }) => ts > loadedAt && ts < loadedAt + 1_000_000)
    .flatMap(({ name }) => (name === 'Paint' || name === 'PrePaint' ? [name] : []))
    .join(' ')
    .match(/\bPrePaint( Paint)+/g);
  const elements = await page.locator('*').count();
  await page.close();
  return { elements, styled: Math.max(0, ...styled), paints: paints?.length ?? 0 };
}

test('after loading, no page recalculates the styles of a quarter of its elements', async ({
  browser,
  site,
}) => {
  test.slow();
  for (const { path } of onePageOfEachLayout) {
    const { elements, styled } = await countWork(browser, site.url, path, 'phone', 0.5);
    expect(styled, path).toBeLessThan(elements / 4);
  }
});

for (const size of ['phone', 'desk'] as const) {
  test(`homes stand still once they have loaded, at a ${size}`, async ({ browser, site }) => {
    for (const { path } of homes) {
      const { paints } = await countWork(browser, site.url, path, size);
      expect(paints, path).toBeLessThanOrEqual(2);
    }
  });
}
