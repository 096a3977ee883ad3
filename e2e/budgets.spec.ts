import { routeTable } from '../apps/site/app/route-table.ts';
import { type Budget, budgets, mostLayoutShift } from './budgets.ts';
import { homes } from './kit/pages.ts';
import { expect, test } from './kit/test.ts';
import { hasChosenCookies } from './kit/visitor.ts';
import { measureFirstLoad } from './kit/wire.ts';

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

const names = Object.keys(budgets).filter((name): name is Budget => name in budgets);

/** Both homes, and every other screen once: the audiences share their code. The form may cost more. */
const measured = routeTable
  .filter(
    ({ page }, index) =>
      page === 'home' ||
      (page !== 'contact' && routeTable.findIndex((other) => other.page === page) === index),
  )
  .map(({ path }) => path.replace(':id', '1'));

for (const path of measured) {
  test(`the first load of ${path} keeps to the budgets`, async ({
    page,
    context,
    site,
  }, testInfo) => {
    // The budgets count until the page is idle; the cookie banner comes when it has settled.
    await hasChosenCookies(context, site.url);
    // The page cache compresses best in the background: measure what visitors get from then on.
    await expect
      .poll(async () => Number((await page.request.get(path)).headers()['content-length']) / 1000)
      .toBeLessThanOrEqual(budgets.html.most);
    const load = await measureFirstLoad(page, path);
    for (const name of names) {
      const { least, most } = budgets[name];
      testInfo.annotations.push({ type: name, description: load[name].toFixed(1) });
      expect.soft(load[name], name).toBeLessThanOrEqual(most);
      expect.soft(load[name], name).toBeGreaterThanOrEqual(least);
    }
  });
}

for (const { path } of homes) {
  for (const width of [390, 1440]) {
    test(`nothing moves while ${path} loads and is scrolled at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        Object.assign(window, { shifts });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded();
      }
      await page.evaluate(() => document.fonts.ready);
      const shifts: readonly number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(mostLayoutShift);
    });
  }
}
