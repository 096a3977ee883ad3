import type { Page } from '@playwright/test';
import { productRoutes } from 'site/app/routes.ts';
import { contactFormTexts } from '#company/texts/contact.ts';
import { helpTexts } from '#company/texts/help.ts';
import {
  featuresDialog,
  featuresOpener,
  motor,
  openFeatures,
  startIslands,
  waitForIslands,
} from '../support/islands.ts';
import { homes } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies, phone } from '../support/visitor.ts';

const main = (page: Page) => page.getByRole('main');

test('§2.4 §2.10 home and product pages show the quote and claim links without scrolling', async ({
  page,
}) => {
  const products = productRoutes('individual').map(({ path }) => path);
  for (const path of [...homes, ...products]) {
    await page.goto(path);
    const hero = main(page).locator('section').first();
    for (const viewport of [{ width: 1440, height: 900 }, phone.viewport]) {
      await page.setViewportSize(viewport);
      for (const name of [/^Get a Quote/, /^Make a Claim/]) {
        const action = hero.getByRole('link', { name });
        await expect(action, path).toBeInViewport({ ratio: 1 });
        // Check that nothing, such as the cookie banner, covers the link.
        await action.click({ trial: true });
      }
      expect(await page.evaluate(() => scrollY), path).toBe(0);
    }
  }
});

test('§2.11 §2.21 §4.7 the motor page shows prices, features and documents', async ({ page }) => {
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Motor', exact: true }).click();
  await expect(page).toHaveURL(motor);
  await openFeatures(page);
  await expect(featuresDialog(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  await featuresDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(featuresOpener(page)).toBeFocused();
  const covers = main(page).locator('details:has(> summary h3)');
  for (const [index, cover] of ['comprehensive', 'fire-theft', 'third-party'].entries()) {
    const one = covers.nth(index);
    await expect(one.locator('> summary')).toContainText(/From GHS\d/);
    const quote = one.locator(`a[href$="?product=motor&cover=${cover}"]`).first();
    await expect(quote).toHaveAttribute('target', '_blank');
  }
  await expect(page.locator('#documents a[download]').first()).toContainText(/PDF.*2026/);
});

test('the features dialog works offline (§4.7)', async ({ page, context, problems }) => {
  await hasChosenCookies(context);
  await waitForIslands(context);
  problems.allow(/ERR_INTERNET_DISCONNECTED|did not start|could not be fetched/);
  await page.goto(motor);
  await context.setOffline(true);
  // The browser is offline, so it cannot load scripts.
  await featuresOpener(page).click();
  await expect(featuresDialog(page)).toContainText('GHS6,000');
  await context.setOffline(false);
  await page.goto(motor);
  await startIslands(page);
  await context.setOffline(true);
  await featuresOpener(page).click();
  await expect(featuresDialog(page).getByText('Loading...')).toBeVisible();
  await context.setOffline(false);
  await expect(featuresDialog(page)).toContainText('GHS6,000');
});

test.describe('on a phone', () => {
  test.use(phone);
  test.beforeEach(({ context }) => hasChosenCookies(context));

  test('a visitor who had an accident finds help and the complaint form', async ({ page }) => {
    const { claims, complaints } = helpTexts.pages ?? {};
    await page.goto('/');
    await main(page)
      .getByRole('link', { name: helpTexts.happened ?? '' })
      .first()
      .tap();
    await expect(page).toHaveURL('/claims');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main(page).locator('a[href^="tel:1"]').first()).toBeInViewport();
    await expect(main(page).locator('table')).toBeVisible();
    await main(page)
      .getByRole('link', { name: claims?.article?.label ?? '' })
      .tap();
    await expect(page).toHaveURL(`/purpledetail/${claims?.article?.id}`);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: complaints?.title ?? '' })
      .tap();
    await expect(page).toHaveURL('/complaints');
    await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
    await main(page)
      .getByRole('link', { name: complaints?.write ?? '' })
      .tap();
    const { label, options } = contactFormTexts.form.fields.user_complaint;
    await expect(page.getByRole('combobox', { name: label })).toHaveValue(options.at(-1) ?? '');
  });

  test("the contact page shows the offices with today's hours before the form (§2.17)", async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-27T10:00:00Z'));
    await page.goto('/purplecontact');
    const offices = page.locator('#offices');
    // Focus and screen readers follow the visible order (WCAG 1.3.2, 2.4.3).
    const parts = page.locator('#offices, #write');
    expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['offices', 'write']);
    await main(page).locator('a[href="#offices"]').tap();
    await expect(offices.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(offices.locator('[data-hours]').first()).toHaveText(/^Open now/);
    await expect(offices.locator('details').first()).not.toHaveAttribute('open');
  });
});
