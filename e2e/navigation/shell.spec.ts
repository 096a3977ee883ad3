import type { Page } from '@playwright/test';
import { homes, outside, pagePaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { expectLink, footerList } from './links.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const audienceSwitch = (page: Page) => page.getByRole('navigation', { name: 'Audience' });
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closeMenu = (page: Page) => page.getByRole('button', { name: 'Close menu' });

for (const home of homes) {
  test(`header and footer of ${home.path}`, async ({ page, isMobile }) => {
    await page.goto(home.path);

    await test.step('§2.2 §9 working hours and the switch, its active audience marked', async () => {
      await expect(header(page).getByText('Mon-Fri: 08:00AM - 05:00PM')).toBeVisible();
      await expectLink(audienceSwitch(page), 'Individual', { href: '/' });
      await expectLink(audienceSwitch(page), 'Corporate', { href: '/redhome' });
      await expect(audienceSwitch(page).locator('[aria-current]')).toHaveText(home.audience);
    });

    await test.step("§2.2 the logo leads home, 'Self Service' to the services of the audience", async () => {
      await expectLink(header(page), 'Harmattan', { href: home.path });
      await expectLink(header(page), 'Self Service', { href: home.services });
    });

    await test.step('§2.3 the footer: links to /, but login, claims, whistle-blowing and privacy', async () => {
      const main = footerList(page, 'Main Service').getByRole('link');
      await expect(main).toHaveText([
        /Motor/,
        /Marine/,
        /Fire/,
        /Accident/,
        /Engineering/,
        /Travel/,
      ]);
      for (const link of await main.all()) await expect(link).toHaveAttribute('href', '/');
      const service = footerList(page, 'Self Service');
      await expect(service.getByRole('link')).toHaveCount(3);
      await expectLink(service, 'Login', { href: outside.portal, newTab: true });
      await expectLink(service, 'Claims', { href: outside.claims, newTab: true });
      const group = footerList(page, 'Affiliation').getByRole('link');
      // Folded on phones.
      const isFolded = (await group.count()) === 0;
      expect(isFolded).toBe((page.viewportSize()?.width ?? 0) < 600);
      if (isFolded) await footer(page).getByText('Affiliation').click();
      await expect(group).toHaveCount(8);
      for (const link of await group.all()) await expect(link).toHaveAttribute('href', '/');
      const whistle = footerList(page, 'Whistle Blowing');
      await expectLink(whistle, 'Report a concern', { href: home.whistle });
      await expectLink(footer(page), 'Privacy', { href: '/privacy' });
      await expect(footer(page).getByText(/2024/)).toBeVisible();
    });

    await test.step('§2.3 four social icons, each named, each in a new tab', async () => {
      for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'X (']) {
        await expectLink(footer(page), name, { href: /^https:\/\//, newTab: true });
      }
    });

    await test.step('§2.2 five links, none of them current on a home', async () => {
      if (isMobile) await openMenu(page).click();
      for (const [name, href] of home.pages) await expectLink(mainLinks(page), name, { href });
      await expect(mainLinks(page).getByRole('link')).toHaveCount(5);
      await expect(mainLinks(page).locator('[aria-current]')).toHaveCount(0);
    });
  });
}

test.describe('§2.2 §4.3 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch changes audience, theme and title', async ({ page }) => {
    await page.goto('/');
    await audienceSwitch(page).getByRole('link', { name: 'Corporate' }).click();
    await expect(page).toHaveURL('/redhome');
    await expect(page).toHaveTitle(/Corporate/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');
    await expect(audienceSwitch(page).locator('[aria-current]')).toHaveText('Corporate');
  });

  test('the menu opens, closes by Escape and gives focus back', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'Large screens have no menu.');
    await page.goto('/');
    await expect(mainLinks(page)).toBeHidden();
    await openMenu(page).click();
    await expect(mainLinks(page).getByRole('link')).toHaveCount(5);
    await expect(mainLinks(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mainLinks(page)).toBeHidden();
    await expect(openMenu(page)).toBeFocused();
  });
});

test.describe('§2.2 the menu on small screens', () => {
  test.skip(({ isMobile }) => !isMobile, 'Large screens have no menu.');

  const menu = (page: Page) => page.locator('[popover]').filter({ has: closeMenu(page) });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(mainLinks(page)).toBeHidden();
    await openMenu(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test('it holds the switch, the links, Self Service, the way to a claim and the phone number', async ({
    page,
  }) => {
    const audiences = menu(page).getByRole('group', { name: 'Audience' });
    await expect(audiences.getByRole('link')).toHaveText(['Individual', 'Corporate']);
    await expect(audiences.locator('[aria-current]')).toHaveText('Individual');
    await expect(mainLinks(page).getByRole('link')).toHaveCount(5);
    await expectLink(menu(page), 'Self Service', { href: '/purpleservices' });
    await expectLink(menu(page), 'Make a Claim', { href: outside.claims, newTab: true });
    await expectLink(menu(page), '+233 30 000 0100', { href: 'tel:+233300000100' });
    await expectLink(menu(page), 'What to do first', { href: '/claims' });
    // All of it can be reached by touch.
    for (const link of await menu(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test('its close button closes it and gives focus back', async ({ page }) => {
    await closeMenu(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(openMenu(page)).toBeFocused();
  });

  test('it closes when focus leaves it at either end (WCAG 2.4.11)', async ({ page }) => {
    const links = menu(page).getByRole('link');
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(':focus')).toBeInViewport();

    await openMenu(page).tap();
    await closeMenu(page).focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Shift+Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(':focus')).toBeInViewport();
  });
});

test('the first tab stop skips the header', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Small screens are touched.');
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('§2.2 the Self Service button is purple on hover in both themes, and red on /redabout only', async ({
  page,
  isMobile,
  problems,
}) => {
  test.skip(isMobile, 'A finger does not hover.');
  // Hovering prefetches the link's page, which another test checks.
  problems.allow(/status of 404/);
  const backgrounds = async (path: string) => {
    await page.goto(path);
    const button = header(page).getByRole('link', { name: 'Self Service' }).first();
    // The colour at the end of the transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const background = () =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.mouse.move(0, 0);
    const rest = await background();
    await button.hover();
    await expect.poll(background).not.toBe(rest);
    return { rest, hover: await background() };
  };
  const purple = await backgrounds('/');
  const red = await backgrounds('/redhome');
  expect(red.rest).not.toBe(purple.rest);
  expect(red.hover).toBe(purple.hover);
  if (pagePaths.includes('/redabout')) {
    expect((await backgrounds('/redabout')).hover).not.toBe(purple.hover);
  }
});

test('readings §5 pages cross-fade only where motion is welcome', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Both sizes have the same motion.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { melts: viewTransition !== null });
    });
  });
  await page.goto('/');
  await mainLinks(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/purplecareers');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'melts'))).toBe(false);
});
