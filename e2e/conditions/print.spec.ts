import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { squash } from '../pages/words.ts';
import { onePageOfEachLayout } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Printed elements that are not black on white, or cut off. */
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

/** The beginning of what is printed below one another, without what is between its words. */
const beginningOf = (text: string): string => squash(text).normalize('NFKC').slice(0, 40);

test('readings §5 every layout prints all its words, black on white, and no empty sheet', async ({
  page,
}) => {
  test.slow();
  const cookies = page.getByRole('region', { name: 'Cookies' });
  // The width of a sheet of A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1017 });
  for (const { path } of onePageOfEachLayout) {
    await page.goto(path);
    await expect(cookies).toBeVisible();
    const pdf = new Uint8Array(await page.pdf({ format: 'A4' }));
    const sheets = (await extractText(pdf)).text.map((text) => squash(text).normalize('NFKC'));
    expect(
      sheets.map((words) => words.length > 20),
      `${path}: empty sheets`,
    ).not.toContain(false);

    await page.emulateMedia({ media: 'print' });
    await expect(cookies).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    // Of the header the logo, the hours and the phone are printed.
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    await expect(page.locator('main')).not.toHaveCSS('overflow', 'hidden');
    expect(await badlyPrinted(page), path).toEqual([]);
    // Pictures are below the title.
    const title = await page.locator('h1').boundingBox();
    for (const picture of await page.locator('main img').all()) {
      const y = (await picture.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      expect(y, path).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
    }
    // Every cover and biography is printed; contents are not.
    for (const folded of await page
      .locator('main details:not(nav *, [data-script=none] *)')
      .all()) {
      const text = folded.locator(':scope > :not(summary)').last();
      if ((await text.count()) > 0) await expect(text).toBeVisible();
    }
    const outside = page.locator('main a.MuiButton-root[href^="http"]').first();
    if ((await outside.count()) > 0) {
      const address = await outside.getAttribute('href');
      const printed = await outside.evaluate((link) => getComputedStyle(link, '::after').content);
      expect(printed).toContain(address);
    }
    const visible = (selector: string) =>
      page.getByRole('main').locator(selector).filter({ visible: true }).allInnerTexts();
    // Styles put signs between the words of other elements.
    const blocks = await visible('h1, h2, h3, p:not(:has(*)), td');
    const headings = await visible('h2');
    await page.emulateMedia({ media: null });
    // One letter a line was printed with all its letters, on sheets of nothing else.
    const all = sheets.join('');
    expect(
      blocks.map(beginningOf).filter((words) => !all.includes(words)),
      path,
    ).toEqual([]);
    expect(all.length / sheets.length, `${path}: letters of a sheet`).toBeGreaterThan(250);
    // What a heading is for stands below it.
    const last = headings.filter((heading) =>
      sheets.some((sheet) => sheet.endsWith(squash(heading))),
    );
    expect(last, `${path}: headings at the end of a sheet`).toEqual([]);
  }
});
