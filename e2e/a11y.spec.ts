import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pagePaths, unknownPath } from './kit/pages.ts';
import { expect, test } from './kit/test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything that axe finds, as lines that say what and where. */
async function violations(page: Page): Promise<readonly string[]> {
  const result = await new AxeBuilder({ page }).withTags(standards).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const widths = [320, 390, 768, 1440, 1920];

for (const path of [...pagePaths, unknownPath]) {
  test.describe(`decisions §5 ${path}`, () => {
    test.beforeEach(async ({ page, problems }) => {
      if (path === unknownPath) problems.allow(/status of 404/);
      await page.goto(path, { waitUntil: 'networkidle' });
    });

    test('WCAG 2.2 AA', async ({ page }) => {
      expect(await violations(page)).toEqual([]);
    });

    test('WCAG 2.2 AA with the menu open', async ({ page, isMobile }) => {
      test.skip(!isMobile, 'Large screens have no menu.');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
      expect(await violations(page)).toEqual([]);
    });

    test('targets of at least 24 px', async ({ page }) => {
      const small = await page
        .locator('a:visible, button:visible, input:visible, select:visible')
        .evaluateAll((elements) =>
          elements
            // A link within a sentence is excepted (2.5.8), and so is the skip link without focus.
            .filter((element) => getComputedStyle(element).display !== 'inline')
            .filter((element) => getComputedStyle(element).clipPath === 'none')
            .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 24 || box.height < 24)
            .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
        );
      expect(small).toEqual([]);
    });

    test('no horizontal scroll from 320 px', async ({ page, isMobile }) => {
      test.skip(isMobile, 'The widths are set here.');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });

    test('no horizontal scroll with text of twice the size', async ({ page, isMobile }) => {
      test.skip(isMobile, 'The width is set here.');
      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(640);
    });
  });
}
