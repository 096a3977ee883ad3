import type { Page } from '@playwright/test';
import { fillMessage, sendButton } from '../forms/contact-form.ts';
import { startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';
import { mainLink } from './conditions.ts';
import { featuresDialog, featuresOpener } from './features.ts';

test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

const motor = '/purpleproductdetails/motor';
/** The islands' scripts, not the page script. */
const scripts = /\/assets\/(?!page-)[^/]+\.js$/;

test.describe('the connection is lost during a visit', () => {
  test.beforeEach(({ problems }) =>
    problems.allow(/ERR_INTERNET_DISCONNECTED|did not start|could not be fetched/),
  );

  test("§4.7 features show 'Loading...', and load when the connection is back", async ({
    page,
    context,
  }) => {
    await page.goto(motor);
    await startIslands(page);
    await context.setOffline(true);
    await featuresOpener(page).click();
    await expect(featuresDialog(page).getByText('Loading...')).toBeVisible();
    await context.setOffline(false);
    await expect(featuresDialog(page)).toContainText('GHS6,000');
  });

  test('decisions §7 features show the text of the page where no script can ask for them', async ({
    page,
    context,
  }) => {
    await page.goto(motor);
    await context.setOffline(true);
    await featuresOpener(page).click();
    await expect(featuresDialog(page)).toContainText('GHS6,000');
  });
});

test('readings §2.1 no island is loaded for a visitor who only reads', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The late part of the page script, which is cached for good.
    const isPageScript = /^\/assets\/page-[\w-]+\.js$/.test(pathname);
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

test.describe('readings §2.1 on a slow connection', () => {
  /** Holds all scripts back until told otherwise. */
  async function holdScripts(page: Page): Promise<() => Promise<void>> {
    const release = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await release.promise;
      await route.continue();
    });
    return async () => release.resolve();
  }

  test('a dialog opens at once, and its content comes with its island', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(motor);
    await featuresOpener(page).click();
    await expect(featuresDialog(page).getByRole('status')).toHaveText(/Loading\.\.\./);
    await expect(featuresDialog(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
    await release();
    await expect(featuresDialog(page)).toContainText('GHS6,000');
  });

  test('a press is acknowledged at once, and handled once when the island is live', async ({
    page,
  }) => {
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

  test('§4.9 a form whose island does not come is posted after ten seconds', async ({ page }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto('/purplecontact');
    await fillMessage(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(11_000);
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await release();
  });
});

test('readings §2.1 a page is prefetched when its link is hovered', async ({ page }) => {
  // The browser prefetches after the pointer has been on the link for a while; then the click uses
  // that page.
  await expect
    .poll(async () => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await mainLink(page, 'Careers').hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await mainLink(page, 'Careers').click({ delay: 400 });
      await page.waitForURL('/purplecareers');
      return page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        return navigation && Reflect.get(navigation, 'deliveryType');
      });
    })
    .toBe('navigational-prefetch');
});
