import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routeTable } from '../apps/site/app/route-table.ts';
import { homes, pagePaths, unknownPath } from './kit/pages.ts';
import { expect, test } from './kit/test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything that axe finds, as lines that say what and where. */
async function violations(page: Page): Promise<readonly string[]> {
  const result = await new AxeBuilder({ page }).withTags(standards).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary}`),
  );
}

/** What can be pressed and is smaller than 24 px, but for a link within a sentence (2.5.8). */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page
    .locator('a:visible, button:visible, summary:visible, input:visible, select:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // The skip link without focus.
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );

const scrollWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

const widths = [320, 390, 600, 768, 1024, 1440, 1920];
/** Where the menu is tried: one page of each theme. */
const withMenu: readonly string[] = homes.map(({ path }) => path);

/** On phones each screen once, and both homes: the audiences differ by data and colour alone. */
const onPhones: readonly string[] = [
  ...withMenu,
  ...routeTable
    .filter(({ page }, index) => routeTable.findIndex((row) => row.page === page) === index)
    .map(({ path }) => path.replace(':id', '1')),
  unknownPath,
];

for (const path of [...pagePaths, unknownPath]) {
  test(`decisions §5 ${path}: WCAG 2.2 AA, targets of at least 24 px, no horizontal scroll from 320 px`, async ({
    page,
    isMobile,
    problems,
  }) => {
    test.skip(isMobile && !onPhones.includes(path), 'The audiences share their screens.');
    if (path === unknownPath) problems.allow(/status of 404/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);

    await test.step('WCAG 2.2 AA', async () => {
      expect.soft(await violations(page)).toEqual([]);
    });
    await test.step('targets of at least 24 px', async () => {
      expect.soft(await smallTargets(page)).toEqual([]);
    });

    if (isMobile) {
      expect.soft(await scrollWidth(page)).toBeLessThanOrEqual(390);
      if (!withMenu.includes(path)) return;
      await test.step('WCAG 2.2 AA with the menu open', async () => {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
        expect.soft(await violations(page)).toEqual([]);
      });
      return;
    }

    await test.step('no horizontal scroll from 320 px', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await scrollWidth(page), `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });
    await test.step('no horizontal scroll with text of twice the size', async () => {
      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await scrollWidth(page)).toBeLessThanOrEqual(640);
    });
  });
}
