import type { Page } from '@playwright/test';
import { onePageOfEachLayout } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Printed elements that are cut off, or not black on white. */
const badlyPrinted = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter((element) => !element.closest('[aria-hidden="true"], svg'))
      .flatMap((element) => {
        const { color } = getComputedStyle(element);
        const { right, width } = element.getBoundingClientRect();
        const words = element.textContent.slice(0, 40);
        return [
          ...(color === 'rgb(0, 0, 0)' ? [] : [`${words}: ${color}`]),
          ...(width > 2 && right > innerWidth + 1 ? [`${words}: cut off`] : []),
        ];
      }),
  );

test('every layout prints all its words, black on white, with the addresses of links', async ({
  page,
}) => {
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1017 });
  await page.emulateMedia({ media: 'print' });
  for (const { path } of onePageOfEachLayout) {
    await page.goto(path);
    await expect(page.locator('html[data-islands]')).toBeAttached();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('main')).not.toHaveCSS('overflow', 'hidden');
    expect(await badlyPrinted(page), path).toEqual([]);
    // Covers and biographies are printed open. Tables of contents are not.
    const folded = page.locator('main details:not(nav *, [data-script=none] *)');
    const hidden = await folded.evaluateAll((all) =>
      all.filter((one) => one.lastElementChild?.checkVisibility() === false).map((one) => one.id),
    );
    expect(hidden, path).toEqual([]);
    const outside = page.locator('main a.MuiButton-root[href^="http"]').first();
    if ((await outside.count()) > 0) {
      const printed = await outside.evaluate((link) => getComputedStyle(link, '::after').content);
      expect(printed).toContain(await outside.getAttribute('href'));
    }
  }
});
