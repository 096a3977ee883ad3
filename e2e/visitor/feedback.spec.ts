import type { Page } from '@playwright/test';
import {
  feedback,
  feedbackDialog,
  feedbackOpener,
  fillFeedback,
  submitButton,
} from '../support/forms.ts';
import { waitForIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies, phone } from '../support/visitor.ts';

const submit = (page: Page) => submitButton(feedbackDialog(page));

test.beforeEach(async ({ context, site }) => {
  await hasChosenCookies(context, site.url);
  await waitForIslands(context);
});

test('§2.21 §4.5 §7 §8 by keyboard feedback is saved, then e-mailed', async ({
  page,
  messages,
}) => {
  await page.goto('/');
  await feedbackOpener(page).press('Enter');
  await fillFeedback(page);
  await feedbackDialog(page).getByRole('textbox').fill('More in Twi, please.');
  await submit(page).press('Enter');
  await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();
  await expect(feedbackDialog(page)).toBeHidden();
  await expect(feedbackOpener(page)).toBeFocused();
  expect((await messages()).map(({ params }) => params)).toEqual([
    { ...feedback, feedback: 'More in Twi, please.' },
  ]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('§4.5 each opening starts with an empty form; the x and Escape close it', async ({
    page,
  }) => {
    await page.goto('/redhome');
    await feedbackOpener(page).tap();
    const form = feedbackDialog(page);
    await form.getByRole('radio', { name: /^4 / }).tap();
    const slider = form.getByRole('slider');
    await slider.tap();
    await expect(slider).toHaveValue('5');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(feedbackOpener(page)).toBeFocused();
    await feedbackOpener(page).tap();
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(slider).toHaveValue('0');
    await form.getByRole('button', { name: 'Close' }).tap();
    await expect(form).toBeHidden();
  });
});

test.describe('by itself', () => {
  test.use({ seenFeedback: false });

  test('§4.5 it opens 30 s after the first load of the tab, once per browser', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(20_000);
    await page.goto('/purpleabout');
    await expect(page.locator('html[data-islands]')).toBeAttached();
    await expect(feedbackDialog(page)).toBeHidden();
    await page.clock.fastForward(11_000);
    await expect(feedbackDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');

    const next = await context.newPage();
    await next.clock.install();
    await next.goto('/');
    await expect(next.locator('html[data-islands]')).toBeAttached();
    await next.clock.fastForward(60_000);
    await expect(feedbackDialog(next)).toBeHidden();
  });
});
