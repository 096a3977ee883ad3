import { expect, type Page } from '@playwright/test';

/** Whether React has started on the page. */
export const hasReact = (page: Page): Promise<boolean> =>
  page
    .locator('main')
    .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react')));

/** Focuses the first element that needs React, and waits until React has started. */
export async function startReact(page: Page): Promise<void> {
  await page.locator('[data-hydrate]').first().dispatchEvent('focusin');
  await expect.poll(() => hasReact(page)).toBe(true);
}
