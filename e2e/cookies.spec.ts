import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './kit/test.ts';

// A page that still scrolls smoothly moves its buttons away from under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

const consent = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'cookie-consent');

const scrollPastHalf = (page: Page) =>
  page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: 'instant' }),
  );

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test('§4.6 §9 accepting is kept for 150 days, and the banner does not return', async ({
  page,
  context,
}) => {
  await expect(
    banner(page).getByRole('link', { name: 'Privacy and cookie policy' }),
  ).toHaveAttribute('href', '/privacy');
  await banner(page).getByRole('button', { name: 'I Accept' }).click();
  await expect(banner(page)).toBeHidden();
  const cookie = await consent(context);
  expect(cookie).toMatchObject({ value: 'true', sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(149.9);
  expect(days).toBeLessThanOrEqual(150);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 100);
  await expect(settings(page)).toBeAttached();
  await expect(banner(page)).toBeHidden();
  expect(requests.filter((url) => url.includes('cookie-banner'))).toEqual([]);
});

test('§4.6 scrolling past half of the page accepts', async ({ page, context }) => {
  await scrollPastHalf(page);
  await expect(banner(page)).toBeHidden();
  expect((await consent(context))?.value).toBe('true');
});

test('§4.6 a decline is kept, and no scrolling makes it an accept', async ({ page, context }) => {
  await banner(page).getByRole('button', { name: 'I Decline' }).click();
  await scrollPastHalf(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await consent(context))?.value).toBe('false');
});

test('§4.6 the choice can be changed from the footer', async ({ page, context }) => {
  await banner(page).getByRole('button', { name: 'I Decline' }).click();
  await settings(page).click();
  await expect(banner(page).getByRole('button', { name: 'I Decline' })).toBeFocused();
  await banner(page).getByRole('button', { name: 'I Accept' }).click();
  await expect(settings(page)).toBeFocused();
  expect((await consent(context))?.value).toBe('true');
});

test('§4.6 a keyboard meets the banner first, and it covers nothing that has focus', async ({
  page,
}) => {
  // The skip link comes first; the banner is there before the next stop.
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
  const covered = await settings(page).evaluate((button) => {
    const { left, top } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + 2, top + 2));
  });
  // Focus far down has scrolled past half: then there is no banner left to cover anything.
  expect(covered).toBe(false);
});
