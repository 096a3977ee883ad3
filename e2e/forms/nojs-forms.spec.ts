import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { mailbox, press, visitors } from '../support/visitor.ts';
import { contactField, fillMessage, message, sendButton } from './contact-form.ts';
import { feedback, fillFeedback } from './feedback-form.ts';

test.use({ javaScriptEnabled: false });

const feedbackPage = '/feedback';
const savePath = '/api/feedback/form';
const words = 'More in Twi, please.';
const main = (page: Page) => page.getByRole('main');
const submitButton = (page: Page) => main(page).getByRole('button', { name: 'Submit' });

for (const visitor of visitors) {
  test.describe(`without JavaScript, ${visitor.who}`, () => {
    test.use(visitor.use);

    test('§5.1 §7 §8 a message is sent, and one that is posted twice is e-mailed once', async ({
      page,
      launch,
    }) => {
      const content = await launch.content();
      const site = await launch.site({ contentUrl: content.url });
      for (const _ of ['once', 'again']) {
        await page.goto(site.url + visitor.contact);
        await fillMessage(page);
        await page.getByRole('combobox', { name: 'Enquiry related' }).selectOption('A claim');
        await contactField(page, 'time').fill('04/08/2030, 10:15');
        await press(sendButton(page), visitor);
        const sent = page.getByRole('group', { name: 'Thank you. We have your message.' });
        await expect(sent.getByText('Message sent successfully!')).toBeInViewport();
        await expect(sent).toBeFocused();
        // The address contains nothing of the message.
        await expect(page).toHaveURL(`${site.url}${visitor.contact}?sent=emailed#contact-answer`);
        await press(sent.getByRole('link', { name: 'Send another message' }), visitor);
        await expect(contactField(page, 'message')).toHaveValue('');
      }
      expect((await mailbox(content.url)).map(({ params }) => params)).toEqual([
        {
          ...message,
          user_phone: '+233244127730',
          user_request: '',
          user_enquiry: 'A claim',
          user_complaint: '',
          time: '04/08/2030, 10:15',
          from_name: 'Harmattan Insurance Ghana',
        },
      ]);
    });
  });
}

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

test('§8 §4.9 a message that cannot be sent stays in the form, and can be sent later', async ({
  page,
  launch,
  problems,
}) => {
  problems.allow(/status of 503/);
  const content = await launch.content();
  const faulty = await launch.faulty(content.url);
  const site = await launch.site({ contentUrl: faulty.url });
  await page.goto(`${site.url}/purplecontact`);
  await fillMessage(page);
  faulty.set('500');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
  await expect(contactField(page, 'message')).toHaveValue(message.message);
  faulty.heal();
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await mailbox(content.url)).toHaveLength(1);
});

test('§5.2 §7 §8 feedback is saved and e-mailed, once if it is posted twice', async ({
  page,
  launch,
}) => {
  const [visitor] = visitors;
  const content = await launch.content();
  const site = await launch.site({ contentUrl: content.url });
  await page.goto(site.url + visitor.home);
  for (const _ of ['once', 'again']) {
    await page.goto(site.url + feedbackPage);
    await fillFeedback(page, visitor, main(page));
    await main(page).getByRole('textbox').fill(words);
    await submitButton(page).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Submitted successfully and email sent!',
    );
    await expect(page).toHaveURL(`${site.url}${feedbackPage}?sent=emailed#feedback-answer`);
  }
  expect((await mailbox(content.url)).map(({ params }) => params)).toEqual([
    { ...feedback, feedback: words },
  ]);
});

test('§5.2 §8 feedback without a star or a score is refused with its words', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  await page.goto(feedbackPage);
  // An untouched slider has the value 0.
  await main(page).getByRole('radio', { name: '4 Very good' }).check({ force: true });
  await main(page).getByRole('textbox').fill(words);
  await submitButton(page).click();
  await expect(main(page).getByRole('alert')).toHaveText(
    'Please provide a star rating and a recommendation score.',
  );
  await expect(main(page).getByRole('radio', { name: '4 Very good' })).toBeChecked();
  await expect(main(page).getByRole('textbox')).toHaveValue(words);
});

for (const { what, path, says, taken } of [
  {
    what: 'does not save',
    path: savePath,
    says: 'Failed to submit feedback. Please try again.',
    taken: false,
  },
  {
    what: 'does not mail',
    path: '/api/v1.0/email/send',
    says: 'Feedback saved, but failed to send email.',
    taken: true,
  },
] as const) {
  test(`§8 without JavaScript, and a service that ${what}: ${says}`, async ({
    page,
    launch,
    problems,
  }) => {
    const [visitor] = visitors;
    problems.allow(/status of 502/);
    const content = await launch.content();
    const faulty = await launch.faulty(content.url);
    const site = await launch.site({ contentUrl: faulty.url });
    await page.goto(site.url + feedbackPage);
    await fillFeedback(page, visitor, main(page));
    await main(page).getByRole('textbox').fill(words);
    faulty.set('500', path);
    await submitButton(page).click();
    await expect(main(page).getByText(says)).toBeVisible();
    if (taken) return;
    await expect(main(page).getByRole('textbox')).toHaveValue(words);
    faulty.heal();
    await submitButton(page).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Submitted successfully and email sent!',
    );
  });
}

test('§8 without JavaScript, and a service that is dead, nothing typed is lost', async ({
  page,
  launch,
  problems,
}) => {
  const [visitor] = visitors;
  problems.allow(/status of 503/);
  const content = await launch.content();
  const site = await launch.site({ contentUrl: content.url });
  await page.goto(site.url + visitor.contact);
  await content.kill();
  await fillMessage(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
  await expect(contactField(page, 'message')).toHaveValue(message.message);

  await page.goto(site.url + feedbackPage);
  await fillFeedback(page, visitor, main(page));
  await main(page).getByRole('textbox').fill(words);
  await submitButton(page).click();
  await expect(main(page).getByRole('alert')).toHaveText(
    'An error occurred. Please try again later.',
  );
  await expect(main(page).getByRole('slider')).toHaveValue(String(feedback.likely_to_recommend));
  await expect(main(page).getByRole('textbox')).toHaveValue(words);
});

test('the page of the feedback form is noindex and not in the sitemap', async ({
  page,
  request,
}) => {
  await page.goto(feedbackPage);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(feedbackPage);
});
