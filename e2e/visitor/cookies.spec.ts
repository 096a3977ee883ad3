import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { consentCookie } from '../support/visitor.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const consent = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === consentCookie);

test('§2.21 §4.6 §9 a scroll accepts cookies; a button refuses them', async ({ page, context }) => {
  await page.goto('/');
  const policy = banner(page).getByRole('link', { name: 'Cookie policy' });
  await expect(policy).toHaveAttribute('href', '/privacy');
  await page.mouse.move(300, 300);
  const scrolled = async () => {
    await page.mouse.wheel(0, 2000);
    return page.evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight));
  };
  await expect.poll(scrolled).toBeGreaterThan(0.6);
  await expect(banner(page)).toBeHidden();
  const { expires = 0 } = (await consent(context)) ?? {};
  expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(150, 1);
  await expect(page.getByRole('status').getByText('cookies are accepted')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await banner(page).getByRole('button', { name: 'I Decline' }).click();
  await expect.poll(async () => (await consent(context))?.value).toBe('false');
  // After a reload the banner does not appear even for a moment.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeAttached();
  await expect(banner(page)).toBeHidden();
});
