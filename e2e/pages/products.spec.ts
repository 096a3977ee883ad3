import type { Page } from '@playwright/test';
import { startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

for (const { from, to } of [
  { from: '/purpleproductdetails', to: '/purpleproductdetails/motor' },
  { from: '/redproductdetails', to: '/redproductdetails/redmotor' },
]) {
  test(`§2.1 ${from} alone redirects to its first product`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
  });
}

test('§2.10 the tab bar: the current product is marked, and a press shows another', async ({
  page,
}) => {
  await page.goto('/redproductdetails/redmotor');
  const tabs = page.getByRole('navigation', { name: 'Products' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Motor Insurance',
    'Engineering Insurance',
    'Marine Insurance',
  ]);
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Motor Insurance');
  await tabs.getByRole('link', { name: 'Marine Insurance' }).click();
  await expect(page).toHaveURL('/redproductdetails/marine');
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Marine Insurance');
});

const coverNames = ['COMPREHENSIVE INSURANCE', 'THIRD PARTY FIRE & THEFT', 'THIRD PARTY ONLY'];

/** Whether each of the three covers is open, in order. */
const openCovers = (page: Page): Promise<readonly boolean[]> =>
  page
    .getByRole('main')
    .locator('details:has(> summary h3)')
    .evaluateAll((covers) =>
      covers.map((cover) => cover instanceof HTMLDetailsElement && cover.open),
    );

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    test('§2.11 §4.7 three covers: comprehensive open at first, each toggles alone', async ({
      page,
    }) => {
      await page.goto('/purpleproductdetails/motor');
      if (script) await startIslands(page);
      const headers = page.getByRole('main').locator('details > summary:has(h3)');
      await expect(headers).toHaveText(coverNames);
      const [comprehensive, fireTheft, thirdParty] = [
        headers.nth(0),
        headers.nth(1),
        headers.nth(2),
      ];
      expect(await openCovers(page)).toEqual([true, false, false]);
      await thirdParty.click();
      await expect.poll(() => openCovers(page)).toEqual([true, false, true]);
      await comprehensive.click();
      await expect.poll(() => openCovers(page)).toEqual([false, false, true]);
      await fireTheft.press('Enter');
      await expect.poll(() => openCovers(page)).toEqual([false, true, true]);
      await thirdParty.click();
      await expect.poll(() => openCovers(page)).toEqual([false, true, false]);
    });
  });
}

test("§4.7 a dialog shows 'Loading...' until its record arrives, and keeps asking when it fails", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500|could not be fetched|ContentError/);
  await page.goto('/redproductdetails/marine');
  await startIslands(page);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/content/api/institute/marine/fetch', async (route) => {
    asked += 1;
    if (asked === 1) {
      await held.promise;
      await route.fulfill({ status: 500, json: { error: 'broken' } });
    } else {
      await route.continue();
    }
  });
  await page.getByRole('button', { name: 'Insurance Features Marine Cargo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marine Cargo' });
  await expect(dialog.getByText('Loading...')).toBeVisible();
  held.resolve();
  await expect(dialog.getByText('Loading...')).toBeHidden();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('§2.9 the individual quote banner is only shown on large screens', async ({ page }) => {
  await page.goto('/purpleproduct');
  const quote = page.getByRole('main').getByRole('link', { name: /^Get a Quote/ });
  await expect(quote).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(quote).toBeHidden();
});
