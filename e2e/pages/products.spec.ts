import type { Page } from '@playwright/test';
import { redirects } from 'site/shared/routes.ts';
import { expect, test } from '../support/test.ts';

test('§2.1 the product details layouts alone redirect to their first product', async ({
  request,
}) => {
  for (const { from, to } of redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.11 §4.7 three covers: comprehensive open at first, each toggles alone', async ({
    page,
  }) => {
    await page.goto('/purpleproductdetails/motor');
    const headers = page.getByRole('main').locator('details > summary:has(h3)');
    await expect(headers).toHaveText(coverNames);
    const [comprehensive, fireTheft, thirdParty] = [headers.nth(0), headers.nth(1), headers.nth(2)];
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

test('§2.9 the individual quote banner is only shown on large screens', async ({ page }) => {
  await page.goto('/purpleproduct');
  const quote = page.getByRole('main').getByRole('link', { name: /^Get a Quote/ });
  await expect(quote).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(quote).toBeHidden();
});
