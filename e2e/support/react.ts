import { expect, type Page } from '@playwright/test';

/** Whether React runs the page. */
export const hasReact = (page: Page): Promise<boolean> =>
  page
    .locator('main')
    .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react')));

/** Reaches for the first thing that needs React, as a focus does, and waits until React runs the page. */
export async function startReact(page: Page): Promise<void> {
  await page.locator('[data-hydrate]').first().dispatchEvent('focusin');
  await expect.poll(() => hasReact(page)).toBe(true);
}
