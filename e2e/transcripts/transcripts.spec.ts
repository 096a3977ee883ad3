import { contactField, fillMessage, sendButton } from '../forms/contact-form.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';
import { type Visit, visitByEar } from './screen-reader.ts';

// What a screen reader says on three visits, as text beside this file. `--update-snapshots` writes them
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
});
