import { contactField, fillMessage, sendButton } from '../forms/contact-form.ts';
import {
  feedbackDialog,
  feedbackOpener,
  fillFeedback,
  submitButton,
} from '../forms/feedback-form.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';
import { type Visit, visitByEar } from './screen-reader.ts';

// What a screen reader says on ten visits, as text beside this file. `--update-snapshots` writes them
// again; read them before you commit them.

/** What the transcript was when somebody read it. */
const expectAsRead = (visit: Visit, name: string) =>
  expect(visit.transcript()).toMatchSnapshot(`${name}.txt`);

test('WCAG 1.3.1 2.4.4 by ear: from the home to a product and its quote', async ({ page }) => {
  const visit = await visitByEar(page);
  await visit.open('/');
  await visit.read('body');
  await page.getByRole('main').getByRole('link', { name: 'Motor', exact: true }).press('Enter');
  await visit.arrive('/purpleproductdetails/motor');
  await visit.read('main');
  expectAsRead(visit, 'buy');
});

test.describe('with the cookie banner answered', () => {
  test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

  test('WCAG 1.3.1 2.4.4 by ear: a claim', async ({ page }) => {
    const visit = await visitByEar(page);
    await visit.open('/purpleservices');
    await visit.read('main');
    expectAsRead(visit, 'claim');
  });

  test('WCAG 3.2.6 by ear: a call', async ({ page }) => {
    const visit = await visitByEar(page);
    await visit.open('/purplecontact');
    await visit.read('body > div > header');
    await visit.read('main > section:first-of-type');
    await visit.read('footer');
    expectAsRead(visit, 'call');
  });

  test('WCAG 1.3.5 3.3.1 3.3.2 4.1.3 by ear: a message with errors, then sent', async ({
    page,
  }) => {
    const visit = await visitByEar(page);
    // A Friday: the first free time, which the form gives as an example, is the next quarter.
    await page.clock.setFixedTime('2026-11-27T10:07:00Z');
    await visit.open('/redcontact');
    await contactField(page, 'first_name').hover();
    await expect(page.locator('[data-island=contact][data-live]')).toBeVisible();
    await visit.read('main form');
    await expect(contactField(page, 'user_email')).toHaveAttribute('autocomplete', 'email');
    await expect(contactField(page, 'user_phone')).toHaveAttribute('autocomplete', 'tel');
    await visit.act('Send an empty form', () => sendButton(page).press('Enter'), /Please check/);
    await visit.read('main form > [role=group]');
    await visit.act(
      'Write the email address, with a mistake',
      async () => {
        await contactField(page, 'user_email').fill('ama@');
        await page.keyboard.press('Tab');
      },
      /Country/,
    );
    await fillMessage(page);
    await visit.act('Send it', () => sendButton(page).press('Enter'), /Thank you/);
    await visit.read('main [role=group]:has(ol)');
    expectAsRead(visit, 'contact');
  });

  test('WCAG 4.1.3 4.1.2 by ear: feedback', async ({ page }) => {
    const visit = await visitByEar(page);
    await visit.open('/privacy');
    await visit.act(
      'Press Feedback',
      () => feedbackOpener(page).press('Enter'),
      /How are we doing/,
    );
    await expect(page.locator('dialog#feedback [data-live]')).toBeVisible();
    await visit.read('dialog#feedback');
    await visit.act('Submit nothing', () => submitButton(page).press('Enter'), /Please provide/);
    await visit.read('dialog#feedback form > [role=group]');
    await fillFeedback(page, { touch: false });
    await visit.act('Submit', () => submitButton(page).press('Enter'), /Submitted/);
    await expect(feedbackDialog(page)).toBeHidden();
    expectAsRead(visit, 'feedback');
  });

  test('WCAG 1.3.1 2.4.6 by ear: an article, from the insights', async ({ page }) => {
    const visit = await visitByEar(page);
    await visit.open('/redinsights');
    await visit.read('main');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Read More What an excess is' })
      .press('Enter');
    await visit.arrive(/reddetail/);
    await visit.read('main');
    expectAsRead(visit, 'article');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('WCAG 4.1.2 by ear: the menu of a phone', async ({ page }) => {
      const visit = await visitByEar(page);
      await visit.open('/redhome');
      const open = page.getByRole('button', { name: 'Open menu' });
      await visit.act('Press Open menu', () => open.press('Enter'), /menu/);
      await visit.read('header [popover]');
      const close = page.getByRole('button', { name: 'Close menu' });
      await visit.act('Press Close menu', () => close.press('Enter'), /Open menu/);
      expectAsRead(visit, 'menu');
    });
  });

  test('WCAG 4.1.2 4.1.3 by ear: the cookie settings', async ({ page }) => {
    const visit = await visitByEar(page);
    await visit.open('/purplewhistle');
    const settings = page.getByRole('button', { name: 'Cookie settings' });
    await visit.act('Press Cookie settings', () => settings.press('Enter'), /ookie/);
    await visit.read('[role=region][aria-label=Cookies]');
    const accept = page.getByRole('button', { name: 'I Accept' });
    await visit.act('Accept', () => accept.press('Enter'), /ookie/);
    expectAsRead(visit, 'cookies');
  });

  test('WCAG 1.4.13 4.1.2 by ear: a director’s biography', async ({ page }) => {
    const visit = await visitByEar(page);
    await visit.open('/purpleabout');
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('details') })
      .first();
    await visit.act('Reach a director', () => card.locator('summary').focus(), /Asante/);
    await visit.read('article:has(details) >> nth=0');
    expectAsRead(visit, 'biography');
  });

  test('WCAG 2.4.2 by ear: a page that does not exist', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const visit = await visitByEar(page);
    await visit.open('/nowhere');
    await visit.read('main');
    expectAsRead(visit, 'not-found');
  });
});
