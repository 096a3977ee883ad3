import type { Page } from '@playwright/test';
import {
  contactField,
  feedback,
  fillFeedback,
  fillMessage,
  message,
  sendButton,
  submitButton,
  thanks,
} from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { messagesWith } from '../support/visitor.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');

test('§2.6 a visitor can search articles without scripts', async ({ page }) => {
  const list = page.getByRole('region', { name: 'Browse by topic' });
  await page.goto('/redinsights');
  await list.getByRole('searchbox', { name: 'Find an article' }).fill('market fire');
  await list.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/q=market\+fire/);
  await expect(list).toContainText('insurance for traders');
});

test('§5.1 §7 §8 a message sent twice without scripts is e-mailed once', async ({ page }) => {
  const text = 'Two taxis in Tamale, please.';
  for (const _ of ['once', 'again']) {
    await page.goto('/redcontact');
    await fillMessage(page, text);
    await page.getByRole('combobox', { name: 'Enquiry related' }).selectOption('A claim');
    await sendButton(page).click();
    await expect(thanks(page).getByText('Message sent successfully!')).toBeInViewport();
    await expect(thanks(page)).toBeFocused();
    await expect(page).toHaveURL('/redcontact?sent=emailed#contact-answer');
    await thanks(page).getByRole('link', { name: 'Send another message' }).click();
    await expect(contactField(page, 'message')).toHaveValue('');
  }
  const sent = { ...message, message: text, user_phone: '+233244127730', user_enquiry: 'A claim' };
  expect(await messagesWith(text)).toEqual([expect.objectContaining(sent)]);
});

test('§5.2 a visitor can send feedback without scripts', async ({ page }) => {
  const words = 'More in Twi, please.';
  await page.goto('/feedback');
  await fillFeedback(page, main(page));
  await main(page).getByRole('textbox').fill(words);
  await submitButton(main(page)).click();
  const status = main(page).getByRole('status');
  await expect(status).toHaveText('Submitted successfully and email sent!');
  await expect(page).toHaveURL('/feedback?sent=emailed#feedback-answer');
  expect(await messagesWith(words)).toEqual([{ ...feedback, feedback: words }]);
});
