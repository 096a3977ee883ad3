import { homes } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const home of homes) {
  test(`§2.4 §2.5 without JavaScript ${home.path} has its pictures`, async ({ page }) => {
    await page.goto(home.path);
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  });
}

test('§2.2 without JavaScript the switch changes the audience', async ({ page }) => {
  await page.goto('/');
  const audiences = page.getByRole('navigation', { name: 'Audience' });
  await audiences.getByRole('link', { name: 'Corporate' }).click();
  await expect(page).toHaveURL('/redhome');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');
  await expect(audiences.locator('[aria-current]')).toHaveText('Corporate');
});

test('§2.2 without JavaScript the menu opens, closes by Escape and gives focus back', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Large screens have no menu.');
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links).toBeHidden();
  await toggle.click();
  await expect(links.getByRole('link')).toHaveCount(5);
  await expect(links).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(toggle).toBeFocused();
});
