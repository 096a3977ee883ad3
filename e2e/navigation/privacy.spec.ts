import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { footerList } from './links.ts';

/** Records every theme of the page from its first paint. */
async function watchThemes(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const themes: string[] = [];
    const note = () => {
      const theme = document.documentElement?.dataset.theme ?? 'none';
      if (document.body && themes.at(-1) !== theme) themes.push(theme);
    };
    new MutationObserver(note).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { themes });
  });
  return () => page.evaluate(() => Reflect.get(window, 'themes'));
}

test('§2.2 §4.3 a first visit to /privacy is individual', async ({ page }) => {
  const themes = await watchThemes(page);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await themes()).toEqual(['purple']);
});

test('§2.2 a page without an audience of its own has the one that this tab showed last, without a flash of the other colour', async ({
  page,
  context,
}) => {
  const expectCorporate = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');
    await expect(
      page.getByRole('navigation', { name: 'Audience' }).locator('[aria-current]'),
    ).toHaveText('Corporate');
    const whistle = footerList(page, 'Whistle Blowing').getByRole('link').first();
    await expect(whistle).toHaveAttribute('href', '/redwhistle');
  };
  await page.goto('/redhome');
  const themes = await watchThemes(page);
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(await themes()).toEqual(['red']);
  await expectCorporate();

  // Meanwhile another tab shows the other audience.
  const other = await context.newPage();
  await other.goto('/');
  await other.goto('/privacy');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'purple');
  await page.reload();
  await expectCorporate();
});
