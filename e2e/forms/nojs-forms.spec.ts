import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { contactField, fillMessage, message, sendButton } from './contact-form.ts';
import { feedback, fillFeedback } from './feedback-form.ts';

test.use({ javaScriptEnabled: false });

const feedbackPage = '/feedback';
const words = 'More in Twi, please.';
const main = (page: Page) => page.getByRole('main');
const submitButton = (page: Page) => main(page).getByRole('button', { name: 'Submit' });

test('§5.1 §7 §8 a message is sent, and one that is posted twice is e-mailed once', async ({
  page,
  messages,
}) => {
  for (const _ of ['once', 'again']) {
    await page.goto('/redcontact');
    await fillMessage(page);
    await page.getByRole('combobox', { name: 'Enquiry related' }).selectOption('A claim');
    await contactField(page, 'time').fill('04/08/2030, 10:15');
    await sendButton(page).click();
    const sent = page.getByRole('group', { name: 'Thank you. We have your message.' });
    await expect(sent.getByText('Message sent successfully!')).toBeInViewport();
    await expect(sent).toBeFocused();
    // The address contains nothing of the message.
    await expect(page).toHaveURL('/redcontact?sent=emailed#contact-answer');
    await sent.getByRole('link', { name: 'Send another message' }).click();
    await expect(contactField(page, 'message')).toHaveValue('');
  }
  expect((await messages()).map(({ params }) => params)).toEqual([
    expect.objectContaining({ ...message, user_phone: '+233244127730', user_enquiry: 'A claim' }),
  ]);
});

test('§5.1 the problems of a message are listed in a focused summary, and nothing is lost', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  await page.goto('/purplecontact');
  await contactField(page, 'first_name').fill('Ama');
  await contactField(page, 'user_email').fill('ama@');
  await contactField(page, 'user_phone').fill('0244');
  await contactField(page, 'message').fill('One line,\nand another.');
  await contactField(page, 'time').fill('04/31/2030, 10:15');
  await page.getByRole('combobox', { name: 'Request Related' }).selectOption('A renewal');
  await page.getByRole('checkbox').check();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await sendButton(page).click();
  const answer = await answered;
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store']);

  const summary = page.getByLabel('Please check 4 fields before you send');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your last name.',
    'Enter an email address like name@example.com.',
    'Enter the whole phone number, as you would dial it.',
    /^Date input not valid\./,
  ]);
  await expect(contactField(page, 'user_email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com.',
  );
  await expect(contactField(page, 'first_name')).toHaveValue('Ama');
  await expect(contactField(page, 'user_phone')).toHaveValue('0244');
  await expect(contactField(page, 'message')).toHaveValue('One line,\nand another.');
  await expect(contactField(page, 'time')).toHaveValue('04/31/2030, 10:15');
  await expect(page.getByRole('combobox', { name: 'Request Related' })).toHaveValue('A renewal');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await summary.getByRole('link').first().click();
  await expect(contactField(page, 'last_name')).toBeFocused();
});

test('§5.2 §7 §8 feedback is saved and e-mailed, once if it is posted twice', async ({
  page,
  messages,
}) => {
  for (const _ of ['once', 'again']) {
    await page.goto(feedbackPage);
    await fillFeedback(page, { touch: false }, main(page));
    await main(page).getByRole('textbox').fill(words);
    await submitButton(page).click();
    await expect(main(page).getByRole('status')).toHaveText(
      'Submitted successfully and email sent!',
    );
    await expect(page).toHaveURL(`${feedbackPage}?sent=emailed#feedback-answer`);
  }
  expect((await messages()).map(({ params }) => params)).toEqual([
    { ...feedback, feedback: words },
  ]);
});

test('§8 §4.9 while the service fails nothing typed is lost, and a message can be sent later', async ({
  page,
  faulty,
  messages,
  problems,
}) => {
  problems.allow(/status of 50[23]/);
  faulty.set('500', '/api/v1.0/email/send-form');
  await page.goto('/purplecontact');
  await fillMessage(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
  await expect(contactField(page, 'message')).toHaveValue(message.message);
  faulty.heal();
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await messages()).toHaveLength(1);

  faulty.set('500', '/api/feedback/form');
  await page.goto(feedbackPage);
  await fillFeedback(page, { touch: false }, main(page));
  // The site remembers what another test has sent, and would give its answer again.
  const unsent = `${words} Not sent before.`;
  await main(page).getByRole('textbox').fill(unsent);
  await submitButton(page).click();
  await expect(main(page).getByRole('alert')).toHaveText(
    'Failed to submit feedback. Please try again.',
  );
  await expect(main(page).getByRole('slider')).toHaveValue(String(feedback.likely_to_recommend));
  await expect(main(page).getByRole('textbox')).toHaveValue(unsent);
});

test('the page of the feedback form is noindex and not in the sitemap', async ({
  page,
  request,
}) => {
  await page.goto(feedbackPage);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(feedbackPage);
});
