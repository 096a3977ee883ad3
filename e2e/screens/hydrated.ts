import { expect, type Page } from '@playwright/test';

/** Waits until the application has taken over the page: its own word, not a time. */
export const hydrated = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('main')
        .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
