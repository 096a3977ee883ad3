import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies, press, visitors } from '../support/visitor.ts';
import {
  feedback,
  feedbackDialog,
  feedbackOpener,
  fillFeedback,
  submitButton,
} from './feedback-form.ts';

/** Opens and closes the dialog, so that React has started. */
async function openOnce(page: Page): Promise<void> {
  await feedbackOpener(page).click();
  await expect(feedbackDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(feedbackDialog(page)).toBeHidden();
}

const desk = { touch: false };

test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

test('§2.21 §4.5 §5.2 §7 §8 by keyboard: saved, then e-mailed', async ({ page, messages }) => {
  await page.goto('/');
  await feedbackOpener(page).press('Enter');
  await fillFeedback(page, desk);
  await feedbackDialog(page).getByRole('textbox').fill('More in Twi, please.');
  await submitButton(page).press('Enter');
  await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();
  await expect(feedbackDialog(page)).toBeHidden();
  await expect(feedbackOpener(page)).toBeFocused();

  expect((await messages()).map(({ params }) => params)).toEqual([
    { ...feedback, feedback: 'More in Twi, please.' },
  ]);
});

test.describe('on a phone', () => {
  const [, visitor] = visitors;
  test.use(visitor.use);

  test('§4.5 each opening starts with an empty form; the x and Escape close it', async ({
    page,
  }) => {
    await page.goto(visitor.home);
    await press(feedbackOpener(page), visitor);
    await fillFeedback(page, visitor);
    await page.keyboard.press('Escape');
    await expect(feedbackDialog(page)).toBeHidden();
    await expect(feedbackOpener(page)).toBeFocused();
    await press(feedbackOpener(page), visitor);
    await expect(feedbackDialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(feedbackDialog(page).getByRole('slider')).toHaveValue('0');
    await press(feedbackDialog(page).getByRole('button', { name: 'Close' }), visitor);
    await expect(feedbackDialog(page)).toBeHidden();
  });
});

for (const { path, words, stays } of [
  {
    path: '/api/feedback/form',
    words: 'Failed to submit feedback. Please try again.',
    stays: true,
  },
  {
    path: '/api/v1.0/email/send',
    words: 'Feedback saved, but failed to send email.',
    stays: false,
  },
] as const) {
  test(`§8 ${words}`, async ({ page, faulty, problems }) => {
    problems.allow(/status of 50\d|could not be sent/);
    faulty.set('500', path);
    await page.goto('/');
    await feedbackOpener(page).click();
    await fillFeedback(page, desk);
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(feedbackDialog(page)).toBeVisible({ visible: stays });
  });
}

test.describe('§4.5 by itself', () => {
  test.use({ asked: false });

  test('30 s after the first load of the tab, and once per browser', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/');
    await openOnce(page);
    await page.clock.fastForward(20_000);
    await page.reload();
    await openOnce(page);
    await page.clock.fastForward(11_000);
    await expect(feedbackDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');

    const next = await context.newPage();
    await next.clock.install();
    await next.goto('/');
    await openOnce(next);
    await next.clock.fastForward(60_000);
    await expect(feedbackDialog(next)).toBeHidden();
  });
});

test('§4.5 §5.2 on a laptop the form’s button is in view; sent empty, its error, which leads to the stars', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await feedbackOpener(page).click();
  await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
  await submitButton(page).click();
  const error = feedbackDialog(page).getByLabel(
    'Please provide a star rating and a recommendation score.',
  );
  await expect(error).toBeFocused();
  await expect(error).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(feedbackDialog(page).getByRole('radio').first()).toBeFocused();
  await expect(feedbackDialog(page).getByRole('radio').first()).toBeInViewport();
});

test('§5.2 if the dialog’s code cannot be loaded, its link leads to the form of its page', async ({
  page,
  problems,
}) => {
  problems.allow(/assets\/feedback-|did not start/);
  await page.route(/assets\/feedback-/, (route) => route.abort());
  await page.goto('/');
  await feedbackOpener(page).click();
  await expect(page).toHaveURL('/feedback');
  const form = page.getByRole('main');
  await form.getByRole('radio', { name: '4 Very good' }).check({ force: true });
  await form.getByRole('slider').fill('9');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();
});
