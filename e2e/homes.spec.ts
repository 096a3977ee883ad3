import type { Locator, Page } from '@playwright/test';
import { expectLink } from './support/links.ts';
import { homes, outside } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The part of a page below a heading: the nearest section or article around it. */
const blockOf = (page: Page, heading: string | RegExp): Locator =>
  page
    .getByRole('main')
    .locator('section, article')
    .filter({ has: page.getByRole('heading', { name: heading }) })
    .last();

const tile1 = 'Know what your policy pays for';
const tile2 = 'Ready when something happens';

for (const home of homes) {
  const section = home.path === '/' ? '§2.4' : '§2.5';
  const who = home.path === '/' ? 'individual home' : 'corporate home';

  test.describe(`${section} ${who}`, () => {
    test('readings §5: answers 200 with a title, a description and one h1', async ({ page }) => {
      const answer = await page.goto(home.path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/Harmattan Insurance Ghana/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-theme', home.theme);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GH');
    });

    test('hero: its text, and a picture that loads', async ({ page }) => {
      await page.goto(home.path);
      const hero = page.getByRole('main').locator('section').first();
      const title =
        home.path === '/' ? 'Cover woven around your life' : 'Harmattan Insurance Ghana Ltd';
      const lead =
        home.path === '/'
          ? /Motor, travel and home insurance for Ghana/
          : /a leading African financial services partner/i;
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(hero.getByText(lead)).toBeVisible();
      const picture = hero.getByRole('img');
      await expect(picture).toHaveAccessibleName(/drawn as sewn strips/);
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    });

    test("'My Insurance Account' leads to the portal in a new tab", async ({ page }) => {
      await page.goto(home.path);
      const band = blockOf(page, 'My Insurance Account');
      await expectLink(band, 'Request & Pay', { href: outside.portal, newTab: true });
    });

    test('the two tiles: texts, pictures, and the targets of their buttons', async ({ page }) => {
      await page.goto(home.path);
      const [first, second] = [blockOf(page, tile1), blockOf(page, tile2)];
      await expect(first).toContainText(/We say what a policy covers/);
      await expect(second).toContainText(/Ask what cover costs before you need it/);
      await expectLink(first, 'Learn More', { href: home.about });
      await expectLink(second, 'Learn More', { href: home.about });
      if (home.path === '/') {
        await expectLink(second, 'Make a Claim', { href: outside.claims, newTab: true });
      } else {
        await expectLink(second, 'Get a Quote', { href: outside.portal, newTab: true });
      }
      for (const tile of [first, second]) await expect(tile.locator('img')).toHaveCount(1);
    });

    test("§2.6 'Our Insights': the first six cards, in the service's order", async ({ page }) => {
      await page.goto(home.path);
      const insights = blockOf(page, 'Our Insights');
      await expect(
        insights.getByText('Hear the latest trends from our industry experts'),
      ).toBeVisible();
      // Both homes link to the individual list, as specified.
      await expectLink(insights, 'See more', { href: '/purpleinsights' });

      const answer = await page.request.get('/content/api/published-blogs/cards');
      const cards: readonly { readonly caption: string }[] = await answer.json();
      expect(cards.length).toBeGreaterThan(6);
      const headings = insights.getByRole('article').getByRole('heading');
      await expect(headings).toHaveText(cards.slice(0, 6).map(({ caption }) => caption));
    });

    test("§2.6 a card: picture, category, date, and 'Read More' to the article", async ({
      page,
    }) => {
      await page.goto(home.path);
      const card = blockOf(page, 'Our Insights').getByRole('article').first();
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.locator('time')).toHaveText(/\d/);
      await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d/);
      await expect(card).toContainText(/Motor|Home|Travel|Marine|Engineering|Life|Business/);
      await expectLink(card, 'Read More', { href: home.article });
    });

    test('the affiliation block names the mother company and leads to the group', async ({
      page,
    }) => {
      await page.goto(home.path);
      const block = blockOf(page, 'Part of Harmattan Group plc');
      await expect(block).toContainText(/affiliated to its mother company in Nigeria/);
      await expectLink(block, 'About Us', { href: outside.groupAbout, newTab: true });
    });

    test("the page closes with 'Get Insured Today'", async ({ page }) => {
      await page.goto(home.path);
      const banner = blockOf(page, 'Get Insured Today');
      await expectLink(banner, 'Get a Quote', { href: outside.quote, newTab: true });
    });

    test('§3 every picture can be drawn, also those further down', async ({ page }) => {
      await page.goto(home.path);
      for (const picture of await page.locator('img').all()) {
        if (!(await picture.isVisible())) continue;
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      }
    });
  });
}
