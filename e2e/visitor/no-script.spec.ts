import type { Page } from '@playwright/test';
import { wordsOf } from '../pages/shown.ts';
import {
  contactField,
  feedback,
  fillFeedback,
  fillMessage,
  message,
  motor,
  sendButton,
  submitButton,
  thanks,
} from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { phone } from '../support/visitor.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const words = 'More in Twi, please.';

test('§2.2 §4.3 the switch changes audience, theme and title', async ({ page }) => {
  const audiences = page.getByRole('navigation', { name: 'Audience' });
  await page.goto('/');
  await audiences.getByRole('link', { name: 'Corporate' }).click();
  await expect(page).toHaveURL('/redhome');
  await expect(page).toHaveTitle(/Corporate/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');
  await expect(audiences.locator('[aria-current]')).toHaveText('Corporate');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('§2.2 the menu opens, closes by Escape and gives focus back', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Main' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await page.goto('/');
    await expect(links).toBeHidden();
    await open.click();
    await expect(links.getByRole('link')).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test('§2.11 §4.7 three covers: comprehensive open at first, each toggles alone', async ({
  page,
}) => {
  await page.goto(motor);
  const covers = main(page).locator('details:has(> summary h3)');
  const open = () => covers.evaluateAll((all: HTMLDetailsElement[]) => all.map((one) => one.open));
  const header = (index: number) => covers.nth(index).locator('> summary');
  expect(await open()).toEqual([true, false, false]);
  await header(2).click();
  await expect.poll(open).toEqual([true, false, true]);
  await header(0).click();
  await expect.poll(open).toEqual([false, false, true]);
  await header(1).press('Enter');
  await expect.poll(open).toEqual([false, true, true]);
});

test('§2.6 §4.2 category tabs, pager, search, back and forward', async ({ page }) => {
  const path = '/redinsights';
  const list = page.getByRole('region', { name: 'Browse by topic' });
  const headings = list.getByRole('article').getByRole('heading');
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const step = (name: string) => pager.getByRole('link', { name, exact: true });
  const answer = await page.request.get('/content/api/published-blogs/cards');
  const cards: readonly { caption: string; category: string }[] = await answer.json();
  const last = Math.ceil(cards.length / 6);
  const motorCards = cards.filter(({ category }) => category === 'Motor');
  const shows = (expected: typeof cards) =>
    expect(headings).toHaveText(expected.map(({ caption }) => wordsOf(caption).join(' ')));

  await page.goto(path);
  await expect(tabs.locator('[aria-current]')).toHaveText('All');
  await shows(cards.slice(0, 6));
  await expect(list.getByRole('status')).toHaveText(`1–6 of ${cards.length} articles`);
  await expect(step('Previous')).toHaveAttribute('aria-disabled', 'true');
  await step('Next').click();
  await expect(page).toHaveURL(`${path}?page=2#articles`);
  await shows(cards.slice(6, 12));
  await step(`Page ${last}`).click();
  await shows(cards.slice(6 * (last - 1)));
  await expect(step('Next')).toHaveAttribute('aria-disabled', 'true');
  await tabs.getByRole('link', { name: 'Motor', exact: true }).click();
  await expect(page).toHaveURL(`${path}?category=Motor#articles`);
  await shows(motorCards.slice(0, 6));
  await page.goBack();
  await shows(cards.slice(6 * (last - 1)));
  await page.goForward();
  await shows(motorCards.slice(0, 6));

  const field = list.getByRole('searchbox', { name: 'Find an article' });
  await field.fill('market fire');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=market\+fire/);
  await expect(headings.filter({ hasText: 'insurance for traders' })).toBeVisible();
  await field.fill('xyzzy');
  await list.getByRole('button', { name: 'Find' }).click();
  await expect(list).toContainText('Nothing found for “xyzzy”.');
  await list.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page).toHaveURL(`${path}#articles`);
});

test('§5.1 §7 §8 a message is sent, and one that is posted twice is e-mailed once', async ({
  page,
  messages,
}) => {
  for (const _ of ['once', 'again']) {
    await page.goto('/redcontact');
    await fillMessage(page);
    await page.getByRole('combobox', { name: 'Enquiry related' }).selectOption('A claim');
    await sendButton(page).click();
    await expect(thanks(page).getByText('Message sent successfully!')).toBeInViewport();
    await expect(thanks(page)).toBeFocused();
    // The address contains nothing of the message.
    await expect(page).toHaveURL('/redcontact?sent=emailed#contact-answer');
    await thanks(page).getByRole('link', { name: 'Send another message' }).click();
    await expect(contactField(page, 'message')).toHaveValue('');
  }
  expect((await messages()).map(({ params }) => params)).toEqual([
    expect.objectContaining({ ...message, user_phone: '+233244127730', user_enquiry: 'A claim' }),
  ]);
});

test('§5.2 §7 §8 feedback is saved and e-mailed, once if it is posted twice', async ({
  page,
  messages,
}) => {
  for (const _ of ['once', 'again']) {
    await page.goto('/feedback');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await fillFeedback(page, main(page));
    await main(page).getByRole('textbox').fill(words);
    await submitButton(main(page)).click();
    const status = main(page).getByRole('status');
    await expect(status).toHaveText('Submitted successfully and email sent!');
    await expect(page).toHaveURL('/feedback?sent=emailed#feedback-answer');
  }
  expect((await messages()).map(({ params }) => params)).toEqual([
    { ...feedback, feedback: words },
  ]);
});

test('§4.9 §8 while the service fails nothing typed is lost, and a message can be sent later', async ({
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
  await expect(thanks(page)).toBeVisible();
  expect(await messages()).toHaveLength(1);

  faulty.set('500', '/api/feedback/form');
  await page.goto('/feedback');
  await fillFeedback(page, main(page));
  // The site remembers another test's message, and would repeat its answer.
  await main(page).getByRole('textbox').fill(`${words} Not sent before.`);
  await submitButton(main(page)).click();
  await expect(main(page).getByRole('alert')).toHaveText(
    'Failed to submit feedback. Please try again.',
  );
  await expect(main(page).getByRole('textbox')).toHaveValue(`${words} Not sent before.`);
});
