import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { scrollByHand } from '../support/visitor.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

const consent = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'cookie-consent');

/** Scrolls as a script or an anchor does. */
const jumpPastHalf = (page: Page) =>
  page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: 'instant' }),
  );

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

test("§4.6 only a person's own scrolling accepts", async ({ page, context }) => {
  await jumpPastHalf(page);
  await page.keyboard.press('End');
  await settings(page).focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(banner(page)).toBeVisible();
  expect(await consent(context)).toBeUndefined();
});

test('§4.6 neither moving focus nor a link within the page accepts, even after scrolling', async ({
  page,
  context,
}) => {
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await settings(page).focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(banner(page)).toBeVisible();
  expect(await consent(context)).toBeUndefined();
});

test('§4.6 Escape hides the banner on this page, and nothing is kept', async ({
  page,
  context,
}) => {
  await banner(page).getByRole('button', { name: 'I Accept' }).focus();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(await consent(context)).toBeUndefined();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('§4.6 a decline is kept, and scrolling does not accept afterwards', async ({
  page,
  context,
}) => {
  await banner(page).getByRole('button', { name: 'I Decline' }).click();
  await scrollByHand(page);
  expect((await consent(context))?.value).toBe('false');
});

test('§4.6 the choice can be changed from the footer', async ({ page, context }) => {
  await banner(page).getByRole('button', { name: 'I Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await settings(page).click();
  const decline = banner(page).getByRole('button', { name: 'I Decline' });
  await expect(decline).toBeFocused();
  await expect(decline).toHaveAccessibleDescription('You declined it.');
  await expect(banner(page)).toContainText('You declined it.');
  await expect(banner(page).getByText('Scrolling past half of a page')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect((await consent(context))?.value).toBe('false');

  await settings(page).click();
  await banner(page).getByRole('button', { name: 'I Accept' }).click();
  await expect(settings(page)).toBeFocused();
  expect((await consent(context))?.value).toBe('true');
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
