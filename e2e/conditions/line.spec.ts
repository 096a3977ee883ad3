import type { Page } from '@playwright/test';
import { mainLink } from '../support/conditions.ts';
import { contactField, fillMessage, message, sendButton } from '../support/contact-form.ts';
import { featuresDialog, featuresOpener } from '../support/features.ts';
import { hasReact, startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

const motor = '/purpleproductdetails/motor';
/** The application's; not the page script's. */
const scripts = /\/assets\/(?!page-)[^/]+\.js$/;

test.describe('without a connection in mid-visit', () => {
  test.beforeEach(({ problems }) => problems.allow(/ERR_INTERNET_DISCONNECTED/));

  test('§4.9 §8 a message that could not leave is put back, and leaves later', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/could not be sent/);
    await page.goto('/purplecontact');
    await contactField(page, 'first_name').focus();
    await expect.poll(() => hasReact(page)).toBe(true);
    await fillMessage(page);
    // What shows messages is fetched when a form is begun.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await sendButton(page).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Failed to send message. Please try again.');
    await context.setOffline(false);
    await notice.getByRole('button', { name: 'Put it back' }).click();
    await expect(contactField(page, 'message')).toHaveValue(message.message);
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
  });

  test("§4.7 features asked for say 'Loading...', and come when the line is back", async ({
    page,
    context,
  }) => {
    await page.goto(motor);
    await context.setOffline(true);
    await featuresOpener(page).click();
    await expect(featuresDialog(page).getByRole('status')).toHaveText(/Loading\.\.\./);
    await context.setOffline(false);
    await expect(featuresDialog(page)).toContainText('GHS6,000');
  });
});

test('readings §2.1 a visitor who only reads loads no React', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What the page script does after the first paint, kept for good.
    const isPageScript = /^\/assets\/page-\w+\.js$/.test(pathname);
    if (request.resourceType() === 'script' && !isPageScript) asked.push(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.move(300, 300);
  for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 500);
  await mainLink(page, 'Product & Solutions').click();
  await expect(page).toHaveURL('/purpleproduct');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test.describe('readings §2.1 on a slow line', () => {
  /** Lets no script come until told to. */
  async function holdScripts(page: Page): Promise<() => Promise<void>> {
    const release = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await release.promise;
      await route.continue();
    });
    return async () => release.resolve();
  }

  test('a dialog opens at once, and its words come with React', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(motor);
    await featuresOpener(page).click();
    await expect(featuresDialog(page).getByRole('status')).toHaveText(/Loading\.\.\./);
    await expect(featuresDialog(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
    await release();
    await expect(featuresDialog(page)).toContainText('GHS6,000');
  });

  test('a press is acknowledged, kept, and answered once', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/purpleabout');
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(page.getByText(/^2 of 4/)).toBeAttached();
    await expect(next).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('group', { name: '2 of 4' })).toBeInViewport();
  });

  test('what was typed before React stays', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/purplecontact');
    await contactField(page, 'first_name').fill('Ama');
    await contactField(page, 'message').fill('How much is cover for a taxi?');
    await release();
    await expect.poll(() => hasReact(page)).toBe(true);
    await expect(contactField(page, 'first_name')).toHaveValue('Ama');
    await expect(contactField(page, 'message')).toHaveValue('How much is cover for a taxi?');
  });
});

test('readings §2.1 a page that a visitor reaches for is fetched ahead', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await mainLink(page, 'Careers').hover();
  const isPrefetched = async () => {
    await mainLink(page, 'Careers').hover();
    return page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation && Reflect.get(navigation, 'deliveryType');
    });
  };
  // The browser rests on a link before it fetches; then the click finds the page there.
  await expect
    .poll(async () => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await mainLink(page, 'Careers').hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await mainLink(page, 'Careers').click({ delay: 400 });
      await page.waitForURL('/purplecareers');
      return isPrefetched();
    })
    .toBe('navigational-prefetch');
});

test('the application hydrates every kind of page without a complaint', async ({ page }) => {
  for (const path of ['/', '/redabout', motor, '/redinsights', '/purpledetail/1', '/privacy']) {
    await page.goto(path);
    await startReact(page);
  }
});
