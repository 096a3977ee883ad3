import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What has focus, and whether something else covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = there !== null && (element.contains(there) || there.contains(element));
    return { name: element.textContent.trim(), isSeen };
  });

/** A walk by Tab to the end of the page: how many stops, and which of them are hidden. */
async function walk(page: Page) {
  const hidden: string[] = [];
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab');
    const one = await focused(page);
    if (one === undefined) return { stops, hidden };
    if (!one.isSeen) hidden.push(one.name);
  }
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [320, 256],
] as const) {
  test(`readings §5 nothing covers what has focus, with the cookie banner shown: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/privacy');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const { stops, hidden } = await walk(page);
    expect(stops).toBeGreaterThan(40);
    expect(hidden).toEqual([]);
  });
}

test('readings §5 in a low window nothing is sticky, and the cookie banner is in the flow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/privacy', '/purplewhistle', '/purplecontact', '/purpledetail/1']) {
    await page.goto(path);
    const fixed = await page
      .locator('body *:visible')
      .evaluateAll((elements) =>
        elements
          .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
          .map(({ tagName, className }) => `${tagName} ${className}`),
      );
    expect.soft(fixed, path).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.soft(page.getByText('© 2024')).toBeInViewport();
  }
});

test('WCAG 2.4.3 Back gives focus to the link that was left, also without the back/forward cache', async ({
  page,
}) => {
  await page.goto('/purpleproduct');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Read More/ })
    .nth(1);
  await link.press('Enter');
  await expect(page).toHaveURL('/purpleproductdetails/travel');
  await page.goBack();
  await expect(page).toHaveURL('/purpleproduct');
  await expect(link).toBeFocused();
});

test('a focused link of a row that scrolls is seen whole (§2.10)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/purpleproductdetails/motor');
  const tab = page.getByRole('link', { name: 'Home Insurance' }).first();
  await expect(tab).not.toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Travel Insurance' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(tab).toBeFocused();
  await expect(tab).toBeInViewport({ ratio: 1 });
});
