import type { Page } from '@playwright/test';
import {
  contactField,
  featuresDialog,
  featuresOpener,
  feedbackOpener,
  fillFeedback,
  fillMessage,
  message,
  motor,
  sendButton,
  submitButton,
} from '../support/forms.ts';
import { startIslands, waitForIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

test.beforeEach(async ({ context, site }) => {
  await hasChosenCookies(context, site.url);
  await waitForIslands(context);
});

/** Scripts of islands, not the page script. */
const scripts = /\/assets\/(?!page-)[^/]+\.js$/;

test("§4.7 without a connection features show 'Loading...' until it is back, or the text of the page", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|did not start|could not be fetched/);
  await page.goto(motor);
  await context.setOffline(true);
  // Scripts cannot be loaded.
  await featuresOpener(page).click();
  await expect(featuresDialog(page)).toContainText('GHS6,000');
  await context.setOffline(false);
  await page.goto(motor);
  await startIslands(page);
  await context.setOffline(true);
  await featuresOpener(page).click();
  await expect(featuresDialog(page).getByText('Loading...')).toBeVisible();
  await context.setOffline(false);
  await expect(featuresDialog(page)).toContainText('GHS6,000');
});

/** Delays all islands' scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a slow line: a dialog opens at once, and its content comes with its island', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(motor);
  await featuresOpener(page).click();
  await expect(featuresDialog(page).getByRole('status')).toHaveText(/Loading\.\.\./);
  await expect(featuresDialog(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  release();
  await expect(featuresDialog(page)).toContainText('GHS6,000');
});

test('a slow line: a press is acknowledged at once, and handled once when its island is live', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/purpleabout');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText(/^2 of 4/)).toBeAttached();
  await expect(next).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('group', { name: '2 of 4' })).toBeInViewport();
});

test('§4.9 where scripts do not come the contact form is posted, and feedback leads to its page', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/status of 404|did not start/);
  await context.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.goto('/purplecontact');
  await fillMessage(page);
  await page.locator('[data-island=contact] button[type="button"]:visible').first().click();
  await expect(page.locator('[data-island=contact] [aria-busy]')).toHaveCount(0);
  await expect(contactField(page, 'first_name')).toHaveValue(message.first_name);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await feedbackOpener(page).click();
  await expect(page).toHaveURL('/feedback');
  const form = page.getByRole('main');
  await fillFeedback(page, form);
  await submitButton(form).click();
  await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();
});
