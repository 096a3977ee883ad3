import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { phone } from '../support/visitor.ts';

test.use(phone);

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closeMenu = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const menu = (page: Page) => page.locator('[popover]').filter({ has: closeMenu(page) });

test('§2.2 the menu shows audiences, links and a phone number on one screen', async ({ page }) => {
  await page.goto('/');
  await openMenu(page).tap();
  const audiences = menu(page).getByRole('group', { name: 'Audience' });
  await expect(audiences.getByRole('link')).toHaveText(['Individual', 'Corporate']);
  await expect(audiences.locator('[aria-current]')).toHaveText('Individual');
  for (const [name, href] of [
    ['Make a Claim', 'https://claims.harmattan-ghana.example/'],
    ['+233 30 000 0100', 'tel:+233300000100'],
    ['What to do first', '/claims'],
  ] as const) {
    await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const size of [phone.viewport, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    for (const link of await menu(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
  await closeMenu(page).tap();
  await expect(menu(page)).toBeHidden();
  await expect(openMenu(page)).toBeFocused();
  // The menu closes when focus leaves it, so that it covers no focused element (WCAG 2.4.11).
  await openMenu(page).tap();
  await menu(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await expect(page.locator(':focus')).toBeInViewport();
});

test('§2.9 §2.16 §9 the window’s width decides how many cards a row has', async ({ page }) => {
  /** Counts the cards in the first row. */
  const inLine = (cards: Locator) =>
    cards.evaluateAll((all) => {
      const tops = all.map((one) => one.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const [path, region, role, expected] of [
    ['/purpleinsights', 'Browse by topic', 'article', { 390: 1, 1000: 2, 1440: 3 }],
    ['/purplecareers', 'Where you could work', 'listitem', { 390: 5, 1440: 2 }],
  ] as const) {
    await page.goto(path);
    const cards = page.getByRole('region', { name: region }).getByRole(role);
    for (const [width, columns] of Object.entries(expected)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect.poll(() => inLine(cards), `at ${width} px`).toBe(columns);
    }
  }
  await page.goto('/purpleproduct');
  const quote = page.getByRole('main').getByRole('link', { name: /^Get a Quote/ });
  await expect(quote).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(quote).toBeHidden();
});
