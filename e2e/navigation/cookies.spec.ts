import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { scrollByHand } from '../support/visitor.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

const consent = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'cookie-consent');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test('§2.21 §4.6 §9 accepting is kept for 150 days, and the banner does not return', async ({
  page,
  context,
}) => {
  await expect(banner(page).getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await banner(page).getByRole('button', { name: 'I Accept' }).click();
  await expect(banner(page)).toBeHidden();
  const cookie = await consent(context);
  expect(cookie).toMatchObject({ value: 'true', sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(149.9);
  expect(days).toBeLessThanOrEqual(150);

  // After a reload the banner does not appear even for a moment.
  await page.reload({ waitUntil: 'commit' });
  await expect(settings(page)).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('§4.6 §9 scrolling past half of the page accepts, says so, and can be changed', async ({
  page,
  context,
}) => {
  await scrollByHand(page);
  await expect(banner(page)).toBeHidden();
  expect((await consent(context))?.value).toBe('true');
  await expect(page.getByText('cookies are accepted')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await banner(page).getByRole('button', { name: 'I Decline' }).click();
  expect((await consent(context))?.value).toBe('false');
});

test('§4.6 the banner is first in tab order, and covers nothing that has focus', async ({
  page,
}) => {
  // The skip link comes first, then the banner.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'I Accept' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await settings(page).focus();
  await expect(banner(page)).toBeVisible();
  const covered = await settings(page).evaluate((button) => {
    const { left, top } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + 2, top + 2));
  });
  expect(covered).toBe(false);
});
