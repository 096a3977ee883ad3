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

test('§2.2 /privacy keeps the audience of the tab, without a flash of the other colour', async ({
  page,
}) => {
  await page.goto('/redhome');
  const themes = await watchThemes(page);
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(await themes()).toEqual(['red']);
  await expect(
    page.getByRole('navigation', { name: 'Audience' }).locator('[aria-current]'),
  ).toHaveText('Corporate');
  await expect(footerList(page, 'Whistle Blowing').getByRole('link').first()).toHaveAttribute(
    'href',
    '/redwhistle',
  );
});
