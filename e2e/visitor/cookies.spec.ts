import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions, hasBrowser } from 'scripts/lib/browser-options.ts';
import { feedbackDialog, feedbackOpener, sendMessage } from '../support/forms.ts';
import { startIslands } from '../support/islands.ts';
import { disposableFolder } from '../support/servers/apps.ts';
import { test as base, expect, test } from '../support/test.ts';
import { scrollByHand } from '../support/visitor.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
const consent = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'cookie-consent');

test('§2.21 §4.6 §9 accepting is kept for 150 days, and the banner does not return', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(banner(page).getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await banner(page).getByRole('button', { name: 'I Accept' }).click();
  await expect(banner(page)).toBeHidden();
  const cookie = await consent(context);
  expect(cookie).toMatchObject({ value: 'true', sameSite: 'Lax', path: '/' });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(150, 1);
  // After a reload the banner does not appear even for a moment.
  await page.reload({ waitUntil: 'commit' });
  await expect(settings(page)).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('§4.6 §9 scrolling past half of the page accepts, says so, and can be changed', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await scrollByHand(page);
  await expect(banner(page)).toBeHidden();
  expect((await consent(context))?.value).toBe('true');
  await expect(page.getByText('cookies are accepted')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await banner(page).getByRole('button', { name: 'I Decline' }).click();
  expect((await consent(context))?.value).toBe('false');
});

/** A page with blocked cookies: Chromium then blocks all storage. */
const blocked = base.extend({
  context: async ({ site }, use) => {
    await using folder = await disposableFolder();
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    await mkdir(join(folder.path, 'Default'));
    await writeFile(join(folder.path, 'Default', 'Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(folder.path, {
      ...browserOptions,
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await use(context);
    await context.close();
  },
});

blocked('§4.6 with cookies and storage blocked a visit works', async ({ page }) => {
  blocked.skip(!hasBrowser, 'A headless shell has no settings.');
  await page.clock.install();
  for (const path of ['/', '/purpleabout', '/redproductdetails/marine']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await banner(page).getByRole('button', { name: 'I Decline' }).click();
    await expect(banner(page)).toBeHidden();
    await startIslands(page);
  }
  expect(await page.evaluate(() => document.cookie)).toBe('');
  // The feedback dialog does not open by itself (§4.5).
  await page.clock.fastForward(120_000);
  await expect(feedbackDialog(page)).toHaveCount(0);
  await feedbackOpener(page).click();
  await expect(feedbackDialog(page)).toBeVisible();
  await page.goto('/purplecontact');
  await startIslands(page);
  await sendMessage(page);
});
