import type { Page } from '@playwright/test';

/** A valid message (§5.1). */
export const message = {
  first_name: 'Ama',
  last_name: 'Boadu',
  user_email: 'ama@example.com',
  user_phone: '024 412 7730',
  message: 'How much is cover for a taxi in Tamale?',
} as const;

/** The fields of the contact form, by their names in §3. */
export const contactField = (page: Page, name: keyof typeof message | 'time') =>
  page.getByRole('textbox', {
    name: {
      first_name: 'First name (required)',
      last_name: 'Last name (required)',
      user_email: 'Email (required)',
      user_phone: 'Phone (required)',
      message: 'Message (required)',
      time: 'Preferred date and time',
    }[name],
  });

/** Fills in the required fields. */
export async function fillMessage(page: Page): Promise<void> {
  await contactField(page, 'first_name').fill(message.first_name);
  await contactField(page, 'last_name').fill(message.last_name);
  await contactField(page, 'user_email').fill(message.user_email);
  await contactField(page, 'user_phone').fill(message.user_phone);
  await contactField(page, 'message').fill(message.message);
}

/** What stands in the form's place when a message has been sent. */
export const thanks = (page: Page) =>
  page.getByRole('group', { name: 'Thank you. We have your message.' });

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });
