import { isLive } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies, press, visitors } from '../support/visitor.ts';
import { contactField, fillMessage, message, sendButton, thanks } from './contact-form.ts';

const path = '/purplecontact';
const sendPath = '/api/v1.0/email/send-form';

test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

for (const visitor of visitors) {
  test.describe(visitor.who, () => {
    test.use(visitor.use);

    test('§2.17 §5.1 §7 §8 a message is sent with its fields, from_name and the preferred time, and none without', async ({
      page,
      messages,
    }) => {
      await page.goto(visitor.contact);
      const box = page.getByRole('checkbox', { name: /privacy and cookie policy/ });
      await expect(box).not.toBeChecked();
      const policy = page.locator('label', { has: box }).getByRole('link');
      await expect(policy).toHaveAttribute('href', '/privacy');
      await test.step('missing fields are listed in a focused summary, and nothing is sent', async () => {
        await press(sendButton(page), visitor);
        const summary = page.getByLabel('Please check 5 fields before you send');
        await expect(summary).toBeFocused();
        // The summary is at the top of the window, so that a phone shows all of it.
        for (const link of await summary.getByRole('link').all()) {
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        expect((await summary.boundingBox())?.y).toBeLessThan(120);
        if (visitor.touch) {
          await summary.getByRole('link').first().tap();
        } else {
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
        }
        await expect(contactField(page, 'first_name')).toBeFocused();
        await expect(contactField(page, 'first_name')).toHaveAccessibleDescription(
          'Enter your first name.',
        );
        expect(await messages()).toEqual([]);
      });

      await fillMessage(page);
      await page.getByRole('combobox', { name: 'Enquiry related' }).selectOption('Motor insurance');
      await contactField(page, 'time').fill('04/08/2030, 10:15');
      await press(sendButton(page), visitor);

      await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
      // §4.9 The toast is below the header.
      const toast = await page.locator('.MuiAlert-colorSuccess').boundingBox();
      const header = await page.getByRole('banner').locator('> :last-child').boundingBox();
      expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

      await expect(thanks(page)).toBeFocused();
      const panel = await thanks(page).boundingBox();
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
      await expect(thanks(page).getByRole('listitem')).toHaveCount(3);
      await expect(thanks(page)).toContainText('We call you at the time you chose.');
      await expect(thanks(page).getByText(message.message)).toBeVisible();
      await expect(thanks(page).getByRole('definition')).toHaveText([
        message.user_email,
        '+233 24 412 7730',
        'Motor insurance',
        'Monday, 8 April 2030 at 10:15 am, Accra time',
      ]);
      await press(thanks(page).getByRole('link', { name: 'Send another message' }), visitor);
      await expect(contactField(page, 'first_name')).toBeFocused();
      for (const name of ['first_name', 'user_phone', 'message', 'time'] as const) {
        await expect(contactField(page, name)).toHaveValue('');
      }
      expect((await messages()).map(({ params }) => params)).toEqual([
        {
          ...message,
          user_phone: '+233244127730',
          user_request: '',
          user_enquiry: 'Motor insurance',
          user_complaint: '',
          time: '04/08/2030, 10:15',
          from_name: 'Harmattan Insurance Ghana',
        },
      ]);
    });
  });
}

/** The last Wednesday of a month. */
const wednesday = '2030-04-24T10:00:00Z';

test('§5.1 a calendar that opens below the window is scrolled to, and its field stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/purplecontact');
  const button = page.getByRole('button', { name: 'Choose a date and time' });
  const calendar = page.getByRole('group', { name: 'Choose a date and time' });
  for (const block of ['end', 'center'] as const) {
    await button.evaluate((one, block) => one.scrollIntoView({ block }), block);
    await button.click();
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
    // The calendar with its times is higher than the window: most of it is seen.
    await expect(calendar).toBeInViewport({ ratio: 0.8 });
    await expect(contactField(page, 'time')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('§5.1 the calendar shows no past week and continues into the next month, with arrow keys too', async ({
  page,
}) => {
  await page.clock.setFixedTime(wednesday);
  await page.goto(path);
  await page.getByRole('button', { name: 'Choose a date and time' }).click();
  const calendar = page.getByRole('group', { name: 'Choose a date and time' });
  // Of today's times only those that are still to come.
  await expect(calendar.getByRole('option').first()).toHaveText('10:15');
  await expect(calendar.getByRole('option').last()).toHaveText('17:00');
  const day = calendar.getByRole('gridcell');
  await expect(day).toHaveCount(21);
  await expect(day.first()).toHaveAccessibleName('Monday 22 April 2030');
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toHaveCount(0);
  await calendar.locator('[role=gridcell][tabindex="0"]').focus();
  for (const [key, name] of [
    ['ArrowDown', 'Wednesday 1 May 2030'],
    ['ArrowUp', 'Wednesday 24 April 2030'],
    // The focus does not move to a day that has passed.
    ['ArrowUp', 'Wednesday 24 April 2030'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(calendar.getByRole('gridcell', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(contactField(page, 'time')).toHaveValue('04/24/2030, 10:15');
  await calendar.getByRole('gridcell', { name: 'Thursday 2 May 2030' }).click();
  await expect(contactField(page, 'time')).toHaveValue('05/02/2030, 10:15');
});

test('§4.9 §8 a message that cannot be sent is in the form again, complete', async ({
  page,
  faulty,
  messages,
  problems,
}) => {
  problems.allow(/status of 50\d|could not be sent/);
  faulty.set('500', sendPath);
  await page.goto(path);
  await fillMessage(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
  await expect(page.getByText(/^Your message was not sent\. It is in the form/)).toBeInViewport();
  await expect(contactField(page, 'message')).toHaveValue(message.message);
  await expect(contactField(page, 'user_phone')).toHaveValue(message.user_phone);

  faulty.heal();
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await messages()).toHaveLength(1);
});

test('§4.9 no answer within 10 s is a failure; the message can be put back in place of one begun since', async ({
  page,
  faulty,
  problems,
}) => {
  problems.allow(/status of 50\d|could not be sent/);
  faulty.set('hang', sendPath);
  await page.clock.install();
  await page.goto(path);
  await fillMessage(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(contactField(page, 'message')).toHaveValue('');
  await contactField(page, 'message').fill('And for two?');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Put it back' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Failed to send message.');
  await page.clock.fastForward(6_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(contactField(page, 'message')).toHaveValue('And for two?');
  await page.getByRole('main').getByRole('button', { name: 'Put it back' }).click();
  await expect(contactField(page, 'first_name')).toBeFocused();
  await expect(contactField(page, 'message')).toHaveValue(message.message);
});

test('§4.9 a message whose answer was lost is in the form after a reload, and stored once', async ({
  page,
  messages,
  problems,
}) => {
  problems.allow(/Failed to fetch|ERR_FAILED/);
  await page.goto(path);
  await fillMessage(page);
  await page.route('**/send-form', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message.');
  expect(await messages()).toHaveLength(1);
  await page.unrouteAll();
  await page.reload();
  await expect(contactField(page, 'message')).toHaveValue(message.message);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await messages()).toHaveLength(1);
});

test('§4.9 a message begun while another is being sent stays in the form', async ({ page }) => {
  await page.goto(path);
  await fillMessage(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/send-form', async (route) => {
    await held;
    await route.continue();
  });
  await sendButton(page).click();
  await expect(contactField(page, 'message')).toHaveValue('');
  await contactField(page, 'message').fill('And for two?');
  answer();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByText('Thank you. We have your message.')).toBeVisible();
  await expect(contactField(page, 'message')).toHaveValue('And for two?');
});

test('§5.1 a keyboard that composes digits writes each of them once, in the input that was there', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Compositions are made by the protocol of Chromium.');
  const keyboard = await page.context().newCDPSession(page);
  await page.goto(path);
  const phone = contactField(page, 'user_phone');
  await phone.focus();
  const compose = async (text: string) => {
    for (let end = 1; end <= text.length; end += 1) {
      const composed = text.slice(0, end);
      await keyboard.send('Input.imeSetComposition', {
        text: composed,
        selectionStart: end,
        selectionEnd: end,
      });
    }
  };
  const digits = async () => (await phone.inputValue()).replaceAll(' ', '');
  await compose('02441');
  expect(await digits()).toBe('02441');
  await expect.poll(() => isLive(page)).toBe(true);
  await keyboard.send('Input.insertText', { text: '02441' });
  await compose('27730');
  expect(await digits()).toBe('0244127730');
  await keyboard.send('Input.insertText', { text: '27730' });
  await expect(phone).toHaveValue('024 412 7730');
  await expect(phone).toBeFocused();
  await expect(page.locator('[name=user_phone]')).toHaveValue('+233244127730');
});

test('§5.1 an error that comes when a field is left is announced', async ({ page }) => {
  await page.goto(path);
  const said = page
    .locator('[aria-live=polite]')
    .filter({ hasText: /^Date input not valid\. There is no month 31\./ });
  await contactField(page, 'time').fill('31/31/2026, 10:15');
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(said).toHaveCount(0);
  // The live regions of the date and phone fields exist before any error.
  await expect(page.locator('main form [aria-live=polite]')).toHaveCount(2);
  await contactField(page, 'time').blur();
  await expect(said).toBeVisible();
});

test('§5.1 §4.9 a form that was posted before React started keeps its values', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  await page.goto(path);
  await fillMessage(page);
  await contactField(page, 'user_email').fill('ama@');
  const hostile = '</textarea></script><script>document.title = "hacked"</script>';
  await contactField(page, 'message').fill(hostile);
  // The browser posts the form itself if no script has handled the press yet.
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  expect((await answered).status()).toBe(422);
  await expect(page.getByLabel('Please check one field before you send')).toBeVisible();
  await expect(contactField(page, 'message')).toHaveValue(hostile);
  await expect(page).not.toHaveTitle('hacked');
  await contactField(page, 'message').fill('How much for two?');
  await contactField(page, 'user_email').fill(message.user_email);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await thanks(page).getByRole('link', { name: 'Send another message' }).click();
  await expect(contactField(page, 'message')).toHaveValue('');
});
