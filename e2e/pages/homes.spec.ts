import { homes } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// Texts, links and pictures of the homes are in the table of pages.
for (const home of homes) {
  test(`§2.4 §2.5 §2.6 ${home.path}: its head, its hero, and cards in the service's order`, async ({
    page,
  }) => {
    await page.goto(home.path);
    await test.step('readings §5 a description, one h1, language and theme', async () => {
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-theme', home.theme);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GH');
    });

    await test.step("the hero's picture is described", async () => {
      const hero = page.getByRole('main').locator('section').first();
      await expect(hero.getByRole('img')).toHaveAccessibleName(/drawn as sewn strips/);
    });

    await test.step('the first six cards: picture, category, date, heading, way to the article', async () => {
      const answer = await page.request.get('/content/api/published-blogs/cards');
      const cards: readonly { readonly caption: string; readonly category: string }[] =
        await answer.json();
      expect(cards.length).toBeGreaterThan(6);
      const first = cards.slice(0, 6);
      const shown = page.getByRole('region', { name: 'Our Insights' }).getByRole('article');
      await expect(shown.getByRole('heading')).toHaveText(first.map(({ caption }) => caption));
      for (const [index, { category }] of first.entries()) {
        const card = shown.nth(index);
        await expect(card).toContainText(category);
        await expect(card.locator('img')).toHaveCount(1);
        await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d/);
        const more = card.getByRole('link', { name: /^Read More/ });
        await expect(more).toHaveAttribute('href', home.article);
      }
    });
  });
}
