import * as islands from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies, messagesWith, phone } from '../support/visitor.ts';

test.use(phone);
test.beforeEach(({ context }) => hasChosenCookies(context));

test('§2.17 §5.1 §7 §8 a message is e-mailed with all fields and from_name', async ({ page }) => {
  const text = 'How much is cover for a bus?';
  await page.goto('/redcontact');
  await islands.fillMessage(page, text);
  await page.getByRole('combobox', { name: 'Enquiry related' }).selectOption('Motor insurance');
  await islands.contactField(page, 'time').fill('04/08/2030, 10:15');
  await islands.sendButton(page).click();
  await expect(islands.thanks(page)).toBeInViewport();
  await expect(islands.thanks(page)).toContainText('We call you at the time you chose.');
  const [sent = {}, ...others] = await messagesWith(text);
  expect(others).toEqual([]);
  const filled = Object.entries(sent).filter(([, value]) => value !== '');
  expect(Object.fromEntries(filled)).toEqual({
    ...islands.message,
    message: text,
    user_phone: '+233244127730',
    user_enquiry: 'Motor insurance',
    time: '04/08/2030, 10:15',
    from_name: 'Harmattan Insurance Ghana',
  });
});

test('a failed message can be restored, resent and corrected', async ({ page, problems }) => {
  const text = 'How much is cover for one?';
  problems.allow(/could not be sent/);
  // The message arrives, but its answer is lost.
  await page.route('**/email/send-form', async (route) => void (await route.fetch()));
  await page.goto('/purplecontact');
  await islands.fillMessage(page, text);
  await page.clock.install();
  // Keys, as clicks wait for frames, and sometimes none come: github.com/zz-plant/stims/issues/1123.
  await islands.sendButton(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(islands.contactField(page, 'message')).toHaveValue('');
  await islands.contactField(page, 'message').fill('And for two?');
  // Sending fails after 10 s without an answer.
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
  await page.clock.fastForward(6_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(islands.contactField(page, 'message')).toHaveValue('And for two?');
  await page.getByRole('main').getByRole('button', { name: 'Put it back' }).press('Enter');
  await expect(islands.contactField(page, 'first_name')).toBeFocused();
  await expect(islands.contactField(page, 'message')).toHaveValue(text);
  await islands.sendButton(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(islands.contactField(page, 'message')).toHaveValue(text);
  const corrected = 'How much is cover for three?';
  await islands.contactField(page, 'message').fill(corrected);
  await page.unrouteAll();
  await islands.sendButton(page).press('Enter');
  await expect(islands.thanks(page)).toBeVisible();
  for (const sent of [text, corrected]) expect(await messagesWith(sent)).toHaveLength(1);
});

test('a visitor who has closed the feedback dialog learns that sending failed (§8)', async ({
  page,
  problems,
}) => {
  problems.allow(/503/);
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  await page.route('**/api/feedback/form', async (route) => {
    await closed;
    await route.fulfill({ status: 503 });
  });
  await page.goto('/');
  await islands.feedbackOpener(page).click();
  await islands.fillFeedback(page);
  await islands.submitButton(islands.feedbackDialog(page)).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(islands.feedbackDialog(page)).toBeHidden();
  close();
  await expect(page.getByRole('alert')).toContainText('Failed to submit feedback');
});
