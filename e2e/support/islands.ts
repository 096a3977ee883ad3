import { type BrowserContext, expect, type Page } from '@playwright/test';
import { startEvent } from 'site/app/browser/start-event.ts';

/**
 * Lets presses wait for their island without limit. Otherwise the browser gets a press after ten
 * seconds, in which a busy machine may not have started React.
 */
export const waitForIslands = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, delay?: number, ...values: unknown[]) =>
        delay === 10_000 ? 0 : setTimeout(act, delay, ...values),
    });
  });

/** Whether an island of the page's content is hydrated. */
export const isLive = async (page: Page): Promise<boolean> =>
  (await page.locator('main [data-island][data-live]').count()) > 0;

/** Starts all islands and waits for them. */
export async function startIslands(page: Page): Promise<void> {
  await expect(page.locator('html[data-islands]')).toBeAttached();
  await page.locator('[data-island]').evaluateAll((islands, event) => {
    for (const island of islands) island.dispatchEvent(new Event(event, { bubbles: true }));
  }, startEvent);
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
}
