import type { Page } from '@playwright/test';
import { fillMessage, sendButton } from '../forms/contact-form.ts';
import { feedbackDialog, feedbackOpener } from '../forms/feedback-form.ts';
import { startIslands } from '../support/islands.ts';
import { removeFolder, temporaryFolder } from '../support/servers/apps.ts';
import { test as base, expect } from '../support/test.ts';
import { blockingBrowser } from './conditions.ts';

/** A page in a browser with blocked cookies and storage. */
const test = base.extend({
  context: async ({ site }, use) => {
    const folder = await temporaryFolder();
    const context = await blockingBrowser(folder, site.url);
    await use(context);
    await context.close();
    await removeFolder(folder);
  },
});

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('readings §4 with storage blocked pages and their islands work', async ({ page }) => {
  for (const path of [
    '/',
    '/purpleabout',
    '/redproductdetails/marine',
    '/redinsights',
    '/privacy',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await startIslands(page);
    const loading = page.getByRole('main').getByText('Loading...');
    await expect(loading.filter({ visible: true })).toHaveCount(0);
  }
  // Storage really is blocked.
  await page.evaluate(() => cookieStore.set('any', 'value').catch(() => undefined));
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('§4.6 with cookies blocked the banner is answered on each page', async ({ page }) => {
  for (const path of ['/', '/purplecareers']) {
    await page.goto(path);
    await banner(page).getByRole('button', { name: 'I Decline' }).click();
    await expect(banner(page)).toBeHidden();
  }
});

test('§4.5 with storage blocked feedback opens by its link alone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/purplewhistle');
  await page.clock.fastForward(120_000);
  await expect(feedbackDialog(page)).toHaveCount(0);
  await feedbackOpener(page).click();
  await expect(feedbackDialog(page)).toBeVisible();
});

test('§5.1 §7 with storage blocked a message is sent', async ({ page }) => {
  await page.goto('/purplecontact');
  await startIslands(page);
  await fillMessage(page);
  await page.getByRole('checkbox').check();
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});
