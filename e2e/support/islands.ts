import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { startEvent } from 'site/app/behaviours/start-islands.ts';

export const message = {
  first_name: 'Ama',
  last_name: 'Boadu',
  user_email: 'ama@example.com',
  user_phone: '024 412 7730',
  message: 'How much is cover for a taxi in Tamale?',
} as const;

export const contactField = (page: Page, name: keyof typeof message | 'time') =>
  page.getByRole('textbox', {
    name: {
      first_name: 'First name (required)',
      last_name: 'Last name (required)',
      user_email: 'Email (required)',
      user_phone: 'Phone (required)',
      message: 'Message (required)',
      time: 'Preferred date and time',
    }[name],
  });

export async function fillMessage(page: Page, text: string = message.message): Promise<void> {
  for (const name of ['first_name', 'last_name', 'user_email', 'user_phone'] as const) {
    await contactField(page, name).fill(message[name]);
  }
  await contactField(page, 'message').fill(text);
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

export const thanks = (page: Page) =>
  page.getByRole('group', { name: 'Thank you. We have your message.' });

export async function sendMessage(page: Page): Promise<void> {
  await fillMessage(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
}

export const feedbackDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'How are we doing?' });
export const feedbackOpener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' });
export const submitButton = (form: Locator) => form.getByRole('button', { name: 'Submit' });

export const feedback = { rating: 4, likely_to_recommend: 9 } as const;

export async function fillFeedback(page: Page, form = feedbackDialog(page)): Promise<void> {
  await form.getByRole('radio', { name: '1 Poor' }).focus();
  await page.keyboard.press('Space');
  for (let star = 1; star < feedback.rating; star += 1) await page.keyboard.press('ArrowRight');
  await form.getByRole('slider').focus();
  for (let score = 0; score < feedback.likely_to_recommend; score += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(form.getByRole('slider')).toHaveValue(String(feedback.likely_to_recommend));
}

export const motor = '/purpleproductdetails/motor';
export const featuresOpener = (page: Page) =>
  page.getByRole('button', { name: 'Insurance Features Comprehensive' });
export const featuresDialog = (page: Page) => page.getByRole('dialog', { name: 'Comprehensive' });

export async function openFeatures(page: Page): Promise<void> {
  await featuresOpener(page).click();
  await expect(featuresDialog(page)).toContainText('GHS6,000');
}

/**
 * A press on an island waits until the island is hydrated. After ten seconds, the browser follows
 * the link or posts the form instead. For busy machines, this function disables all 10 s timers.
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

/** A visitor's task for each island. Each task can run again on the same page. */
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
      // Hovering starts the island. React may replace the button, so press it after hydration.
      await next.hover();
      await expect.poll(() => isLive(page)).toBe(true);
      await next.click();
      await expect(slide).not.toHaveAttribute('aria-label', before ?? '');
    },
  },
} satisfies Record<string, { path: string; run: (page: Page) => Promise<void> }>;
