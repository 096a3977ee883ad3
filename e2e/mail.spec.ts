import type { Page } from '@playwright/test';
import { freePort } from '../scripts/lib/ready.mjs';
import { contactField, fillMessage, message, sendButton } from './kit/contactForm.ts';
import { feedback, feedbackOpener, fillFeedback, submitButton } from './kit/feedbackForm.ts';
import { expect, test } from './kit/test.ts';
import { hasChosenCookies, mailbox, press, visitors } from './kit/visitor.ts';

// What a visitor sends, from the browser's form to the mail server of `SMTP_URL`.

// A page that still scrolls smoothly moves its buttons away from under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Visitor = (typeof visitors)[number];

const desk = 'desk@harmattan-ghana.example';
const withDesk = (smtpUrl: string): string => `${smtpUrl}?to=${desk}`;

/** The two forms; each is filled in and sent on the page that is open. */
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

/** The `name: value` lines of a mail's text. */
function fieldsOf(mail: string): Readonly<Record<string, string>> {
  const text = mail.slice(mail.indexOf('\n\n') + 2);
  return Object.fromEntries(
    [...text.matchAll(/^(\w+): ?(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
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

      const [contactMail = '', feedbackMail = ''] = mail.taken;
      expect(mail.taken).toHaveLength(2);
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
      expect(contactMail).toMatch(new RegExp(`^Reply-To: ${message.user_email}$`, 'm'));
      expect(fieldsOf(feedbackMail)).toEqual({
        rating: String(feedback.rating),
        likely_to_recommend: String(feedback.likely_to_recommend),
        feedback: '',
      });
    });
  });
}

for (const { fault, open } of [
  {
    fault: 'refuses',
    open: async (mail: (verdict: string) => Promise<{ readonly url: string }>) =>
      (await mail('550 No such user here')).url,
  },
  { fault: 'is down', open: async () => `smtp://127.0.0.1:${await freePort()}` },
]) {
  test(`§8 the mail server ${fault}: the visitor is told, and nothing is lost`, async ({
    page,
    context,
    launch,
    problems,
  }) => {
    const [visitor] = visitors;
    problems.allow(/status of (?:412|50\d)|could not be sent/);
    const content = await launch.content({ smtpUrl: withDesk(await open(launch.mail)) });
    const site = await launch.site({ contentUrl: content.url });
    await hasChosenCookies(context, site.url);
    await page.goto(site.url + visitor.contact);

    await forms.contact(page, visitor);
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message.' });
    await expect(toast).toContainText('Failed to send message. Please try again.');
    await toast.getByRole('button', { name: 'Put it back' }).click();
    await expect(contactField(page, 'message')).toHaveValue(message.message);

    await forms.feedback(page, visitor);
    await expect(page.getByText('Feedback saved, but failed to send email.')).toBeVisible();
    expect((await mailbox(content.url)).map(({ delivery, params }) => [delivery, params])).toEqual([
      ['failed', expect.objectContaining(feedback)],
      ['failed', expect.objectContaining({ message: message.message })],
    ]);
  });
}
