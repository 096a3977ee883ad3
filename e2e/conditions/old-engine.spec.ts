import { contactField, fillMessage, sendButton, thanks } from '../forms/contact-form.ts';
import {
  feedbackDialog,
  feedbackOpener,
  fillFeedback,
  submitButton,
} from '../forms/feedback-form.ts';
import { makeEngineOf2022 } from '../support/engine-of-2022.ts';
import { isLive } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { featuresDialog, openFeatures } from './features.ts';

// What an editor does in such a browser stands in content/editing.spec.ts.
test.beforeEach(({ context }) => makeEngineOf2022(context));

test('docs/browsers.md a browser of 2022 answers the banner, opens features and turns the carousel', async ({
  page,
}) => {
  await page.goto('/purpleproductdetails/motor');
  expect(await page.evaluate(() => 'toSorted' in [] || 'any' in AbortSignal)).toBe(false);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'I Decline' }).click();
  await expect(banner).toBeHidden();
  await openFeatures(page);
  await page.keyboard.press('Escape');
  await expect(featuresDialog(page)).toBeHidden();
  await page.goto('/purpleabout');
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^2 of 4/)).toBeAttached();
});

test('docs/browsers.md a browser of 2022 sends a message, with and without errors, and feedback', async ({
  page,
}) => {
  await page.goto('/purplecontact');
  await contactField(page, 'first_name').focus();
  await expect.poll(() => isLive(page)).toBe(true);
  await sendButton(page).click();
  await expect(page.getByRole('link', { name: /email/i }).first()).toBeVisible();
  await expect(contactField(page, 'user_email')).toHaveAttribute('aria-invalid', 'true');
  await fillMessage(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await feedbackOpener(page).click();
  await fillFeedback(page, { touch: false });
  await submitButton(page).click();
  await expect(feedbackDialog(page)).toBeHidden();
  await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();
});

test('decisions §7 a handler that throws leaves the form to the browser', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/script has failed/);
  // What the form's own check needs, and no engine lacks: as a method that we overlook would be.
  await context.addInitScript(() => {
    addEventListener('submit', () => Reflect.deleteProperty(FormData.prototype, 'get'), true);
  });
  await page.goto('/purplecontact');
  await contactField(page, 'first_name').focus();
  await expect.poll(() => isLive(page)).toBe(true);
  await fillMessage(page);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});
