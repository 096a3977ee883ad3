import { productRoutes } from 'site/app/routes.ts';
import { audienceOfPath } from 'site/shared/audience.ts';
import { defaultAudience } from '#company/company.ts';
import { motor } from '../support/forms.ts';
import { startIslands } from '../support/islands.ts';
import { homes } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const products = homes.flatMap(({ path }) =>
  productRoutes(audienceOfPath(path) ?? defaultAudience).map((product) => product.path),
);

test('§2.4 §2.10 homes and products offer a quote and a claim on the first screen', async ({
  page,
}) => {
  for (const path of [...homes.map((home) => home.path), ...products]) {
    await page.goto(path);
    const hero = page.getByRole('main').locator('section').first();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const name of [/^Get a Quote/, /^Make a Claim/]) {
        const action = hero.getByRole('link', { name });
        await expect(action, path).toBeInViewport({ ratio: 1 });
        // Nothing covers it, such as the cookie banner.
        await action.click({ trial: true });
      }
      expect(await page.evaluate(() => scrollY), path).toBe(0);
    }
  }
});

test('§2.9 the individual quote banner is shown on large screens only', async ({ page }) => {
  await page.goto('/purpleproduct');
  const quote = page.getByRole('main').getByRole('link', { name: /^Get a Quote/ });
  await expect(quote).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(quote).toBeHidden();
});

test('§2.11 §2.21 §4.7 every features dialog shows its features, asks for them each time and gives focus back', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/api/')) calls.push(request.url());
  });
  for (const path of products) {
    await page.goto(path);
    await startIslands(page);
    const main = page.getByRole('main');
    await main.locator('details:has(> summary h3)').evaluateAll((covers: HTMLDetailsElement[]) => {
      for (const cover of covers) cover.open = true;
    });
    const openers = main.locator('button[aria-haspopup="dialog"]');
    expect(await openers.count(), path).toBeGreaterThan(1);
    const shown = new Set<string>();
    for (const opener of await openers.all()) {
      const before = calls.length;
      await opener.click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused();
      await expect(dialog.locator('[data-loading]')).toHaveCount(0);
      expect(calls.length, path).toBe(before + 1);
      shown.add((await dialog.textContent()) ?? '');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    expect(shown.size, `${path}: each dialog has its own`).toBe(await openers.count());
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] [data-loading]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('§2.11 each cover says what it costs, its quote carries it, and its forms are files', async ({
  page,
}) => {
  await page.goto(motor);
  const covers = page.getByRole('main').locator('details:has(> summary h3)');
  for (const [index, cover] of ['comprehensive', 'fire-theft', 'third-party'].entries()) {
    const one = covers.nth(index);
    await expect(one.locator('dl > div')).toHaveCount(3);
    await expect(one.locator('> summary')).toContainText(/From GHS\d/);
    await expect(one.getByText(/Tariff of .*2026/)).toHaveCount(1);
    const quote = one.locator(`a[href$="?product=motor&cover=${cover}"]`).first();
    await expect(quote).toHaveAttribute('target', '_blank');
  }
  const files = page.locator('#documents').getByRole('link');
  await expect(files).toHaveCount(3);
  for (const file of await files.all()) {
    await expect(file).toContainText(/PDF.*\d.*kB.*2026/);
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }
  const text = page.getByRole('main').locator('section[lang="ak"]');
  await expect(text.getByRole('heading', { level: 2 })).toBeVisible();
});
