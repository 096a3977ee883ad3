import { onePageOfEachLayout } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Printed elements that are not black on white, or cut off, and details that stay closed. */
const badlyPrinted = (): readonly string[] => {
  const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!isPrinted(element) || !hasWords(element)) continue;
    if (element.closest('[aria-hidden="true"], svg')) continue;
    const { right, width } = element.getBoundingClientRect();
    const words = element.textContent.slice(0, 40);
    const { color } = getComputedStyle(element);
    if (color !== 'rgb(0, 0, 0)') problems.push(`${words}: ${color}`);
    if (width > 2 && right > innerWidth + 1) problems.push(`${words}: cut off`);
  }
  // Every cover and biography is printed; contents are not.
  for (const details of document.querySelectorAll('main details')) {
    if (details.closest('nav, [data-script=none]')) continue;
    if (!isPrinted(details.lastElementChild ?? details)) problems.push(`${details.id}: closed`);
  }
  return problems;
};

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
    expect(await page.evaluate(badlyPrinted), path).toEqual([]);
    const outside = page.locator('main a.MuiButton-root[href^="http"]').first();
    if ((await outside.count()) > 0) {
      const printed = await outside.evaluate((link) => getComputedStyle(link, '::after').content);
      expect(printed).toContain(await outside.getAttribute('href'));
    }
  }
});
