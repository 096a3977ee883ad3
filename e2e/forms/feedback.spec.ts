import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies, mailbox, press, visitors } from '../support/visitor.ts';
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

/** The stored feedback, read from the database file. */
function storedFeedback(dataDir: string): readonly unknown[] {
  const database = new DatabaseSync(join(dataDir, 'content-service.sqlite'), { readOnly: true });
  const rows = database.prepare('select rating, likely_to_recommend, feedback from feedback').all();
  database.close();
  return rows;
}

test('§2.21 §4.5 §5.2 §7 §8 by keyboard: saved, then e-mailed', async ({
  page,
  context,
  launch,
}) => {
  const dataDir = await launch.folder();
  const content = await launch.content({ dataDir });
  const site = await launch.site({ contentUrl: content.url });
  await hasChosenCookies(context, site.url);
  await page.goto(site.url);
  await feedbackOpener(page).press('Enter');
  await fillFeedback(page, desk);
  await feedbackDialog(page).getByRole('textbox').fill('More in Twi, please.');
  await submitButton(page).press('Enter');
  await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();
  await expect(feedbackDialog(page)).toBeHidden();
  await expect(feedbackOpener(page)).toBeFocused();

  const values = { ...feedback, feedback: 'More in Twi, please.' };
  expect((await mailbox(content.url)).map(({ params }) => params)).toEqual([values]);
  expect(storedFeedback(dataDir)).toEqual([expect.objectContaining(values)]);
});

for (const visitor of visitors) {
  test.describe(visitor.who, () => {
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
}

for (const { fault, path, words, stays } of [
  {
    fault: '500',
    path: '/api/feedback/form',
    words: 'Failed to submit feedback. Please try again.',
    stays: true,
  },
  {
    fault: '500',
    path: '/api/v1.0/email/send',
    words: 'Feedback saved, but failed to send email.',
    stays: false,
  },
] as const) {
  test(`§8 ${words}`, async ({ page, context, launch, problems }) => {
    const content = await launch.content();
    const faulty = await launch.faulty(content.url);
    const site = await launch.site({ contentUrl: faulty.url });
    await hasChosenCookies(context, site.url);
    problems.allow(/status of 50\d|could not be sent/);
    faulty.set(fault, path);
    await page.goto(site.url);
    await feedbackOpener(page).click();
    await fillFeedback(page, desk);
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(feedbackDialog(page)).toBeVisible({ visible: stays });
  });
}

test('§8 An error occurred. Please try again later.', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await feedbackOpener(page).click();
  await fillFeedback(page, desk);
  // The code for sending is loaded before the connection breaks.
  await submitButton(page).focus();
  await page.route('**/content/api/feedback/form', (route) => route.abort('internetdisconnected'));
  await submitButton(page).click();
  await expect(feedbackDialog(page).getByRole('alert')).toHaveText(
    'An error occurred. Please try again later.',
  );
  await context.unrouteAll();
});

test.describe('§4.5 by itself', () => {
  test.use({ asked: false });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await openOnce(page);
  });

  test('30 s after the first load of the tab, and once per browser', async ({ page, context }) => {
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

  test('not while another dialog is open', async ({ page }) => {
    await feedbackOpener(page).click();
    await fillFeedback(page, desk);
    await page.clock.fastForward(40_000);
    await expect(feedbackDialog(page).getByRole('radio', { name: '4 Very good' })).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('feedback-asked'))).toBeNull();
    await page.keyboard.press('Escape');
    await page.clock.fastForward(5_000);
    await expect(feedbackDialog(page)).toBeVisible();
    await expect(feedbackDialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test.describe('§4.5 by itself, on a form', () => {
  test.use({ asked: false });

  test('not while the visitor fills in a form, or has begun one', async ({ page }) => {
    await page.clock.install();
    await page.goto('/purplecontact');
    const field = page.getByRole('textbox', { name: /First name/ });
    await openOnce(page);
    await field.fill('Ama');
    await page.clock.fastForward(40_000);
    await expect(feedbackDialog(page)).toBeHidden();
    await field.blur();
    await page.clock.fastForward(5_000);
    await expect(feedbackDialog(page)).toBeHidden();
    await field.fill('');
    await field.blur();
    await page.clock.fastForward(5_000);
    await expect(feedbackDialog(page)).toBeVisible();
  });
});

test('§4.5 on a laptop the form’s button and error are in view, before and after it is sent empty', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await feedbackOpener(page).click();
  await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
  await submitButton(page).click();
  const error = feedbackDialog(page).getByRole('alert');
  await expect(error).toBeInViewport({ ratio: 1 });
  await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
  await expect(feedbackDialog(page).getByRole('radio').first()).toBeInViewport();
});

test('§5.2 if the dialog’s code cannot be loaded, the browser posts the form', async ({
  page,
  problems,
}) => {
  problems.allow(/assets\/feedback-/);
  await page.route(/assets\/feedback-/, (route) => route.abort());
  await page.goto('/');
  await feedbackOpener(page).click();
  await fillFeedback(page, desk);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/feedback/);
  await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();
});
