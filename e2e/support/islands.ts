import { type BrowserContext, expect, type Page } from '@playwright/test';
import { startEvent } from 'site/app/behaviours/start-islands.ts';
import {
  contactField,
  featuresDialog,
  feedbackDialog,
  feedbackOpener,
  fillFeedback,
  message,
  motor,
  openFeatures,
  sendMessage,
  submitButton,
} from './forms.ts';

/**
 * Lets presses wait for their island without a limit. Otherwise, if a busy machine starts React too
 * late, the browser follows a pressed link or posts the form after ten seconds.
 */
export const waitForIslands = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, delay?: number, ...values: unknown[]) =>
        delay === 10_000 ? 0 : setTimeout(act, delay, ...values),
    });
  });

/** Whether an island in the page's main part is hydrated. */
const isLive = async (page: Page): Promise<boolean> =>
  (await page.locator('main [data-island][data-live]').count()) > 0;

export async function startIslands(page: Page): Promise<void> {
  await expect(page.locator('html[data-islands]')).toBeAttached();
  await page.locator('[data-island]').evaluateAll((islands, event) => {
    for (const island of islands) island.dispatchEvent(new Event(event, { bubbles: true }));
  }, startEvent);
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
}

/** A visitor's task with each island. It can be repeated on the same page. */
export const islandVisits = {
  contact: {
    path: '/purplecontact',
    run: async (page) => {
      const another = page.getByText('Send another message');
      if (await another.isVisible()) await another.click();
      // Type before React has hydrated the form.
      await contactField(page, 'first_name').fill(message.first_name);
      await expect.poll(() => isLive(page)).toBe(true);
      await expect(contactField(page, 'first_name')).toHaveValue(message.first_name);
      await sendMessage(page);
    },
  },
  features: {
    path: motor,
    run: async (page) => {
      await openFeatures(page);
      await page.keyboard.press('Escape');
      await expect(featuresDialog(page)).toBeHidden();
    },
  },
  feedback: {
    path: '/redhome',
    run: async (page) => {
      await feedbackOpener(page).click();
      await fillFeedback(page);
      await submitButton(feedbackDialog(page)).click();
      await expect(feedbackDialog(page)).toBeHidden();
    },
  },
  carousel: {
    path: '/purpleabout',
    run: async (page) => {
      const slide = page.locator('[aria-roledescription="slide"]:not([inert])').first();
      const next = page.getByRole('button', { name: 'Next' });
      const before = await slide.getAttribute('aria-label');
      // Hovering starts the island. Press the button after that, because React may replace it.
      await next.hover();
      await expect.poll(() => isLive(page)).toBe(true);
      await next.click();
      await expect(slide).not.toHaveAttribute('aria-label', before ?? '');
    },
  },
} satisfies Record<string, { path: string; run: (page: Page) => Promise<void> }>;
