import type { Page } from '@playwright/test';
import { motor } from '../support/forms.ts';
import { outside } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { phone } from '../support/visitor.ts';

test.use(phone);

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closeMenu = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const menu = (page: Page) => page.locator('[popover]').filter({ has: closeMenu(page) });

test('§2.2 the menu holds the switch, all links, a claim and the phone number, within reach', async ({
  page,
}) => {
  await page.goto('/');
  await openMenu(page).tap();
  const audiences = menu(page).getByRole('group', { name: 'Audience' });
  await expect(audiences.getByRole('link')).toHaveText(['Individual', 'Corporate']);
  await expect(audiences.locator('[aria-current]')).toHaveText('Individual');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  for (const [name, href] of [
    ['Self Service', '/purpleservices'],
    ['Make a Claim', outside.claims],
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
});

test('§2.2 the menu closes when focus leaves it at either end (WCAG 2.4.11)', async ({ page }) => {
  await page.goto('/');
  await openMenu(page).tap();
  await menu(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await expect(page.locator(':focus')).toBeInViewport();
  await openMenu(page).tap();
  await closeMenu(page).focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeHidden();
  await expect(page.locator(':focus')).toBeInViewport();
});

test('§2.10 a focused tab of a row that scrolls is seen whole', async ({ page }) => {
  await page.goto(motor);
  const tab = page.getByRole('link', { name: 'Home Insurance' }).first();
  await expect(tab).not.toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Travel Insurance' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(tab).toBeFocused();
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test('§2.16 five career cards: a row that scrolls on a phone, two large ones first at a desk', async ({
  page,
}) => {
  await page.goto('/purplecareers');
  const cards = page.getByRole('region', { name: 'Where you could work' }).getByRole('listitem');
  await expect(cards).toHaveCount(5);
  const boxes = () =>
    cards.evaluateAll((items) =>
      items.map((item) => {
        const { top, width } = item.getBoundingClientRect();
        return { top, width };
      }),
    );
  expect(new Set((await boxes()).map(({ top }) => top)).size).toBe(1);
  await cards.nth(4).scrollIntoViewIfNeeded();
  await expect(cards.nth(4)).toBeInViewport();
  await expect(cards.nth(0)).not.toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  const large = await boxes();
  expect(new Set(large.slice(0, 2).map(({ top }) => top)).size).toBe(1);
  expect(new Set(large.slice(2).map(({ top }) => top)).size).toBe(1);
  expect(large[0]?.width).toBeGreaterThan(1.3 * (large[2]?.width ?? 0));
});

test('§9 the grid of cards: 1 column small, 2 medium, 3 large', async ({ page }) => {
  await page.goto('/purpleinsights');
  const cards = page.getByRole('region', { name: 'Browse by topic' }).getByRole('article');
  const columns = () =>
    cards.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
  for (const [width, expected] of [
    [390, 1],
    [1000, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, `at ${width} px`).toBe(expected);
  }
});
