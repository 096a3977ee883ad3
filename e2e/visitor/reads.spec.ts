import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startIslands } from '../support/islands.ts';
import { mainLink } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const articleList = (page: Page) => page.getByRole('region', { name: 'Browse by topic' });

test('§2.2 Self Service turns purple on hover in both themes, and red on /redabout only', async ({
  page,
  problems,
}) => {
  // Hovering prefetches the link's page.
  problems.allow(/status of 404/);
  const backgrounds = async (path: string) => {
    await page.goto(path);
    const button = page.getByRole('banner').getByRole('link', { name: 'Self Service' }).first();
    const background = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
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
  expect((await backgrounds('/redabout')).hover).not.toBe(purple.hover);
});

test('§2.2 §4.3 /privacy and an unknown page keep the audience of the tab, without a flash of the other colour', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/status of 404/);
  await context.addInitScript(() => {
    const themes: string[] = [];
    new MutationObserver(() => {
      const theme = document.documentElement?.dataset.theme ?? 'none';
      if (document.body && themes.at(-1) !== theme) themes.push(theme);
    }).observe(document, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { themes });
  });
  const themesOf = async (one: Page, path: string) => {
    await one.goto(path, { waitUntil: 'networkidle' });
    return one.evaluate(() => Reflect.get(window, 'themes'));
  };
  expect(await themesOf(page, '/privacy')).toEqual(['purple']);
  await page.goto('/redhome');
  expect(await themesOf(page, '/privacy')).toEqual(['red']);
  await expect(
    page.getByRole('navigation', { name: 'Audience' }).locator('[aria-current]'),
  ).toHaveText('Corporate');
  await expect(page.locator('footer a[href="/redwhistle"]')).toHaveCount(1);
  expect(await themesOf(page, '/nowhere')).toEqual(['red']);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/redcontact',
  );
  // Another tab shows the other audience.
  const other = await context.newPage();
  await other.goto('/');
  expect(await themesOf(other, '/privacy')).toEqual(['purple']);
});

test('§2.6 the list stays in place when a category or a page is chosen', async ({ page }) => {
  await page.goto('/purpleinsights');
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  const top = async () => Math.round((await articleList(page).boundingBox())?.y ?? Number.NaN);
  await tabs.scrollIntoViewIfNeeded();
  const before = await top();
  await tabs.getByRole('link', { name: 'Motor', exact: true }).click();
  await expect(page).toHaveURL('/purpleinsights?category=Motor');
  await expect.poll(top).toBe(before);

  // From the list's end the page scrolls to its start.
  await tabs.getByRole('link', { name: 'All', exact: true }).click();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/purpleinsights?page=2');
  await expect(tabs).toBeInViewport();
  await expect(page).toHaveTitle(/^Insights, page 2 \|/);
  await expect(articleList(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('link').first()).toBeFocused();
});

test('§2.7 an article has contents that mark the part being read', async ({ page }) => {
  await page.goto('/purpledetail/11');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  for (const link of await contents.getByRole('link').all()) {
    await expect(page.locator(`h2${await link.getAttribute('href')}`)).toBeAttached();
  }
  for (const part of ['What surveyors look at', 'Words that decide claims']) {
    const heading = page.getByRole('heading', { name: part, exact: true });
    await heading.evaluate((one) => one.scrollIntoView());
    await expect(contents.locator('a:target-current').filter({ visible: true })).toHaveText(part);
    await expect(contents).toBeInViewport({ ratio: 1 });
  }
  const others = page.getByRole('complementary');
  for (const block of ['end', 'center', 'start'] as const) {
    await others.evaluate((box, block) => box.scrollIntoView({ block }), block);
    const { y = 0, height = 0 } = (await contents.boundingBox()) ?? {};
    expect(y + height, block).toBeLessThanOrEqual((await others.boundingBox())?.y ?? 0);
  }
});

test('§2.7 the download is the PDF, with its size', async ({ page }) => {
  await page.goto('/purpledetail/1');
  const link = page.getByRole('link', { name: /^Download/ });
  const downloading = page.waitForEvent('download');
  await link.click();
  const bytes = await readFile(await (await downloading).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(link).toContainText(`PDF, ${Math.round(bytes.length / 1000)} kB`);
});

test('§4.8 §9 the carousel has dots up to 1024 px, and up to 600 px it starts on the second slide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/purpleabout');
  const carousel = page.getByRole('group', { name: 'Executive Management', exact: true });
  const dots = carousel.getByRole('button', { name: / of 4, / });
  const slides = carousel.locator('[aria-roledescription="slide"]:not([inert])');
  const shown = () =>
    slides.evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')));
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect.poll(shown).toEqual(['3 of 4']);
  await dots.nth(0).click();
  await expect.poll(shown).toEqual(['1 of 4']);
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(shown).toEqual(['1 of 4', '2 of 4']);
  await expect(dots).toHaveCount(4);
  await page.setViewportSize({ width: 1025, height: 900 });
  await expect(dots).toHaveCount(0);
});

test('WCAG 2.4.3 Back gives focus to the link that was left', async ({ page }) => {
  await page.goto('/purpleproduct');
  const links = page.getByRole('main').getByRole('link', { name: /^Read More/ });
  await links.nth(1).press('Enter');
  await expect(page).toHaveURL('/purpleproductdetails/travel');
  await page.goBack();
  await expect(page).toHaveURL('/purpleproduct');
  await expect(links.nth(1)).toBeFocused();
});

test('§2.1 a visitor who only reads loads no island, and a hovered page comes from the prefetch', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The page script's late part is cached for good.
    const isPageScript = /^\/assets\/page-[\w-]+\.js$/.test(pathname);
    if (request.resourceType() === 'script' && !isPageScript) scripts.push(pathname);
  });
  // The browser prefetches after a short hover. The click uses that page.
  const openHovered = async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, 1000);
    await mainLink(page, 'Careers').hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await mainLink(page, 'Careers').click({ delay: 400 });
    await page.waitForURL('/purplecareers');
    return page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation && Reflect.get(navigation, 'deliveryType');
    });
  };
  await expect.poll(openHovered).toBe('navigational-prefetch');
  expect(scripts).toEqual([]);
});

for (const { locale, timezoneId, years } of [
  { locale: 'sv-SE', timezoneId: 'America/New_York', years: -25 },
  { locale: 'ar', timezoneId: 'Pacific/Auckland', years: 10 },
]) {
  test.describe(`${locale}, ${timezoneId}, a clock off by ${years} years`, () => {
    test.use({ locale, timezoneId });

    test('§2.6 a page stays as the server sent it when React starts', async ({ page }) => {
      await page.addInitScript((offset) => {
        const now = () => performance.timeOrigin + performance.now() + offset;
        globalThis.Date = new Proxy(Date, {
          construct: (date, values) => Reflect.construct(date, values.length ? values : [now()]),
          get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
        });
        const read = () =>
          ['header', 'main', 'footer'].map((part) => document.querySelector(part)?.textContent);
        Object.assign(window, { read });
        addEventListener('DOMContentLoaded', () => Object.assign(window, { served: read() }));
      }, years * 31_557_600_000);
      for (const path of ['/', '/redinsights', '/purpledetail/1']) {
        await page.goto(path);
        await startIslands(page);
        const served: readonly string[] = await page.evaluate(() => Reflect.get(window, 'served'));
        expect(served.join('').length).toBeGreaterThan(500);
        expect(await page.evaluate(() => Reflect.get(window, 'read')())).toEqual(served);
      }
    });
  });
}
