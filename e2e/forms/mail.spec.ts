import type { Page } from '@playwright/test';
import { freePort } from 'scripts/lib/ready.mjs';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies, mailbox, press, undelivered, visitors } from '../support/visitor.ts';
import { contactField, fillMessage, message, sendButton } from './contact-form.ts';
import { feedback, feedbackOpener, fillFeedback, submitButton } from './feedback-form.ts';

// Messages on their way from the browser's form to the mail server of `SMTP_URL`.

type Visitor = (typeof visitors)[number];

const desk = 'desk@harmattan-ghana.example';
const withDesk = (smtpUrl: string): string => `${smtpUrl}?to=${desk}`;

/** The two forms, with functions that fill in and send each on the open page. */
const forms = {
  contact: async (page: Page, visitor: Visitor) => {
    await fillMessage(page);
    await contactField(page, 'time').fill('04/08/2030, 10:15');
    await press(sendButton(page), visitor);
  },
  feedback: async (page: Page, visitor: Visitor) => {
    await press(feedbackOpener(page), visitor);
    await fillFeedback(page, visitor);
    await press(submitButton(page), visitor);
  },
};

/** The quoted `name: value` lines of a mail. */
function fieldsOf(mail: string): Readonly<Record<string, string>> {
  const text = mail.slice(mail.indexOf('\n\n') + 2);
  return Object.fromEntries(
    [...text.matchAll(/^> (\w+): ?(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

for (const visitor of visitors) {
  test.describe(visitor.who, () => {
    test.use(visitor.use);

    test('§3 §7 a message and a feedback arrive at the mail server with their fields', async ({
      page,
      context,
      launch,
    }) => {
      const mail = await launch.mail();
      const content = await launch.content({ smtpUrl: withDesk(mail.url) });
      const site = await launch.site({ contentUrl: content.url });
      await hasChosenCookies(context, site.url);
      await page.goto(site.url + visitor.contact);

      await forms.contact(page, visitor);
      await expect(page.getByText('Message sent successfully!')).toBeVisible();
      await forms.feedback(page, visitor);
      await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();

      await expect.poll(() => mail.taken.length).toBe(2);
      const [contactMail = '', feedbackMail = ''] = mail.taken;
      expect(fieldsOf(contactMail)).toEqual({
        ...message,
        user_phone: '+233244127730',
        user_request: '',
        user_enquiry: '',
        user_complaint: '',
        time: '04/08/2030, 10:15',
        from_name: 'Harmattan Insurance Ghana',
      });
      expect(contactMail).toMatch(new RegExp(`^To: ${desk}$`, 'm'));
      expect(contactMail).toMatch(new RegExp(`^From: Website <${desk}>$`, 'm'));
      expect(contactMail).toMatch(/^Subject: Website: a visitor wrote \(/m);
      expect(contactMail).toMatch(new RegExp(`^Reply-To: ${message.user_email}$`, 'm'));
      expect(fieldsOf(feedbackMail)).toEqual({
        rating: String(feedback.rating),
        likely_to_recommend: String(feedback.likely_to_recommend),
        feedback: '',
      });
    });
  });
}

test('§7 a mail server that refuses: the message is stored, and counted as failed', async ({
  page,
  context,
  launch,
}) => {
  const [visitor] = visitors;
  const mail = await launch.mail({ verdict: '550 No such user here' });
  const content = await launch.content({ smtpUrl: withDesk(mail.url) });
  const site = await launch.site({ contentUrl: content.url });
  await hasChosenCookies(context, site.url);
  await page.goto(site.url + visitor.contact);
  await forms.contact(page, visitor);
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect.poll(() => undelivered(content.url)).toEqual({ pending: 0, failed: 1 });
  expect((await mailbox(content.url)).map(({ delivery, params }) => [delivery, params])).toEqual([
    ['failed', expect.objectContaining({ message: message.message })],
  ]);
});

test('§7 a mail server that is down: messages arrive once when it is back', async ({
  page,
  context,
  launch,
}) => {
  const [visitor] = visitors;
  const port = await freePort();
  const content = await launch.content({ smtpUrl: withDesk(`smtp://127.0.0.1:${port}`) });
  const site = await launch.site({ contentUrl: content.url });
  await hasChosenCookies(context, site.url);
  await page.goto(site.url + visitor.contact);
  await forms.contact(page, visitor);
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await forms.feedback(page, visitor);
  await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();
  expect(await undelivered(content.url)).toEqual({ pending: 2, failed: 0 });

  const mail = await launch.mail({ port });
  await expect
    .poll(() => undelivered(content.url), { timeout: 30_000 })
    .toEqual({ pending: 0, failed: 0 });
  expect(mail.taken.map((taken) => fieldsOf(taken).message ?? 'feedback').toSorted()).toEqual(
    [message.message, 'feedback'].toSorted(),
  );
});

test('§8 a service that does not answer: the visitor sees an error, and nothing is lost', async ({
  page,
  context,
  launch,
  problems,
}) => {
  const [visitor] = visitors;
  problems.allow(/status of 50\d|could not be sent/);
  const content = await launch.content();
  const site = await launch.site({ contentUrl: content.url });
  await hasChosenCookies(context, site.url);
  await page.goto(site.url + visitor.contact);
  await content.kill();
  await forms.contact(page, visitor);
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message.' });
  await expect(toast).toContainText('Failed to send message. Please try again.');
  await expect(contactField(page, 'message')).toHaveValue(message.message);
});

test('§7 a message whose answer is lost is stored once, although it is sent again', async ({
  page,
  context,
  launch,
  problems,
}) => {
  const [visitor] = visitors;
  problems.allow(/ERR_|could not be sent/);
  const content = await launch.content();
  const site = await launch.site({ contentUrl: content.url });
  await hasChosenCookies(context, site.url);
  await page.goto(site.url + visitor.contact);
  await page.route(
    '**/content/api/v1.0/email/send-form',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await forms.contact(page, visitor);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send' })).toBeVisible();
  await expect(contactField(page, 'message')).toHaveValue(message.message);
  await press(sendButton(page), visitor);
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await mailbox(content.url)).toEqual([
    expect.objectContaining({
      params: expect.not.objectContaining({ submission_id: expect.anything() }),
    }),
  ]);
});

test('§7 the site forwards the submission id', async ({ request, launch }) => {
  const content = await launch.content();
  const site = await launch.site({ contentUrl: content.url });
  const post = () =>
    request.post(`${site.url}/content/api/v1.0/email/send`, {
      headers: { 'idempotency-key': 'a6f0c1de-0000-4000-8000-000000000001', origin: site.url },
      data: { user_id: 'k', service_id: 's', template_id: 't', template_params: feedback },
    });
  expect([(await post()).status(), (await post()).status()]).toEqual([200, 200]);
  expect(await mailbox(content.url)).toHaveLength(1);
});
