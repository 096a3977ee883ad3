import { contactField, fillMessage, message, sendButton, thanks } from '../support/forms.ts';
import { isLive } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies, phone } from '../support/visitor.ts';

const path = '/purplecontact';
const sendPath = '/api/v1.0/email/send-form';

test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

for (const [who, window] of Object.entries({ 'at a desk': {}, 'on a phone': phone })) {
  test.describe(who, () => {
    test.use(window);

    test('§2.17 §5.1 §7 §8 sends a message with its fields, from_name and the preferred time, and none without', async ({
      page,
      messages,
    }) => {
      await page.goto('/redcontact');
      const box = page.getByRole('checkbox', { name: /privacy and cookie policy/ });
      await expect(box).not.toBeChecked();
      const policy = page.locator('label', { has: box }).getByRole('link');
      await expect(policy).toHaveAttribute('href', '/privacy');
      await sendButton(page).click();
      const summary = page.getByLabel('Please check 5 fields before you send');
      await expect(summary).toBeFocused();
      for (const link of await summary.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(contactField(page, 'first_name')).toBeFocused();
      await expect(contactField(page, 'first_name')).toHaveAccessibleDescription(
        'Enter your first name.',
      );
      expect(await messages()).toEqual([]);

      await fillMessage(page);
      await page.getByRole('combobox', { name: 'Enquiry related' }).selectOption('Motor insurance');
      await contactField(page, 'time').fill('04/08/2030, 10:15');
      await sendButton(page).click();
      await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
      const toast = await page.locator('.MuiAlert-colorSuccess').boundingBox();
      const panel = await thanks(page).boundingBox();
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
      await expect(thanks(page)).toBeFocused();
      await expect(thanks(page)).toContainText('We call you at the time you chose.');
      await expect(thanks(page).getByRole('definition')).toHaveText([
        message.user_email,
        '+233 24 412 7730',
        'Motor insurance',
        'Monday, 8 April 2030 at 10:15 am, Accra time',
      ]);
      await thanks(page).getByRole('link', { name: 'Send another message' }).click();
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

test('§4.9 §8 puts a message that cannot be sent back into the form', async ({
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
  await expect(contactField(page, 'user_phone')).toHaveValue(message.user_phone);
  faulty.heal();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await messages()).toHaveLength(1);
});

test('§4.9 keeps a message begun while another hangs, and offers to put the failed one back', async ({
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
  // No answer within 10 s is a failure.
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Put it back' })).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(contactField(page, 'message')).toHaveValue('And for two?');
  await page.getByRole('main').getByRole('button', { name: 'Put it back' }).click();
  await expect(contactField(page, 'first_name')).toBeFocused();
  await expect(contactField(page, 'message')).toHaveValue(message.message);
});

test('§4.9 keeps a message whose answer was lost over a reload, and stores it once', async ({
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
  await expect(thanks(page)).toBeVisible();
  expect(await messages()).toHaveLength(1);
});

test('§5.1 §4.9 keeps the values of a form that was posted before React started', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  await page.goto(path);
  await fillMessage(page);
  await contactField(page, 'user_email').fill('ama@');
  const hostile = '</textarea></script><script>document.title = "hacked"</script>';
  await contactField(page, 'message').fill(hostile);
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByLabel('Please check one field before you send')).toBeVisible();
  await expect(contactField(page, 'message')).toHaveValue(hostile);
  await expect(page).not.toHaveTitle('hacked');
  await contactField(page, 'user_email').fill(message.user_email);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('§5.1 a handler that throws leaves the form to the browser', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/script has failed/);
  // A method that the form's own check needs, as one that we overlook would be.
  await context.addInitScript(() => {
    addEventListener('submit', () => Reflect.deleteProperty(FormData.prototype, 'get'), true);
  });
  await page.goto(path);
  await contactField(page, 'first_name').focus();
  await expect.poll(() => isLive(page)).toBe(true);
  await fillMessage(page);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});
