import type { Page } from '@playwright/test';
import { fillMessage, sendButton } from '../forms/contact-form.ts';
import { startIslands } from '../support/islands.ts';
import { removeFolder, temporaryFolder } from '../support/servers/apps.ts';
import { test as base, expect } from '../support/test.ts';
import { blockingBrowser, mainLink } from './conditions.ts';

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
const feedback = (page: Page) => page.getByRole('dialog', { name: 'How are we doing?' });

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

test('§4.6 with cookies blocked the banner is answered once a visit', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'I Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await mainLink(page, 'Careers').click();
  await expect(page).toHaveURL('/purplecareers');
  await expect(banner(page)).toBeHidden();
});

test('§4.5 with storage blocked feedback opens by itself once a visit', async ({ page }) => {
  await page.clock.install();
  await page.goto('/purplewhistle');
  await page.clock.fastForward(31_000);
  await expect(feedback(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await mainLink(page, 'Careers').click();
  await expect(page).toHaveURL('/purplecareers');
  await page.clock.fastForward(120_000);
  await expect(feedback(page)).toBeHidden();
});

test('§5.1 §7 with storage blocked a message is sent', async ({ page }) => {
  await page.goto('/purplecontact');
  await startIslands(page);
  await fillMessage(page);
  await page.getByRole('checkbox').check();
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});
