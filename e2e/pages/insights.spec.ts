import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { wordsOf } from './words.ts';

interface Card {
  readonly caption: string;
  readonly category: string;
}

const articleList = (page: Page) => page.getByRole('region', { name: 'Browse by topic' });
const headings = (page: Page) => articleList(page).getByRole('article').getByRole('heading');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const count = (page: Page) => articleList(page).getByRole('status');

/** All cards, in the service's order, with the texts that the list shows. */
async function readCards(page: Page): Promise<readonly Card[]> {
  const cards: readonly Card[] = await (
    await page.request.get('/content/api/published-blogs/cards')
  ).json();
  expect(cards.length, 'more than two pages of articles').toBeGreaterThan(12);
  return cards;
}
/** The heading of a card is its caption without markup (§3). */
const captions = (cards: readonly Card[]): readonly string[] =>
  cards.map(({ caption }) => wordsOf(caption).join(' '));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const path = '/redinsights';

  test('§2.6 §4.2 category tabs, pager, back and forward', async ({ page }) => {
    const cards = await readCards(page);
    const last = Math.ceil(cards.length / 6);
    const motor = cards.filter(({ category }) => category === 'Motor');
    await page.goto(path);
    const step = (name: string) => pager(page).getByRole('link', { name, exact: true });
    const shows = (expected: readonly Card[]) =>
      expect(headings(page)).toHaveText(captions(expected));

    await test.step("'All' and page 1 at first: six cards, no previous page", async () => {
      await expect(tabs(page).locator('[aria-current]')).toHaveText('All');
      await shows(cards.slice(0, 6));
      await expect(count(page)).toHaveText(`1–6 of ${cards.length} articles`);
      await expect(step('Previous')).toHaveAttribute('aria-disabled', 'true');
      await expect(step('Previous')).not.toHaveAttribute('href', /.*/);
    });

    await test.step('next and numbered pages, no next page on the last', async () => {
      await step('Next').click();
      await expect(page).toHaveURL(`${path}?page=2#articles`);
      await shows(cards.slice(6, 12));
      await step(`Page ${last}`).click();
      await shows(cards.slice(6 * (last - 1)));
      await expect(step(`Page ${last}`)).toHaveAttribute('aria-current', 'page');
      await expect(step('Next')).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('a category filters and goes to page 1', async () => {
      await tabs(page).getByRole('link', { name: 'Motor', exact: true }).click();
      await expect(page).toHaveURL(`${path}?category=Motor#articles`);
      await shows(motor.slice(0, 6));
      await expect(tabs(page).locator('[aria-current]')).toHaveText('Motor');
      await expect(count(page)).toHaveText(`${motor.length} articles`);
      await expect(pager(page)).toHaveCount(0);
    });

    await test.step('back and forward', async () => {
      await page.goBack();
      await shows(cards.slice(6 * (last - 1)));
      await page.goForward();
      await shows(motor.slice(0, 6));
    });
  });

  test('an article is found by words of its title and text', async ({ page }) => {
    await page.goto('/purpleinsights');
    const field = articleList(page).getByRole('searchbox', { name: 'Find an article' });
    await field.fill('market fire');
    await field.press('Enter');
    await expect(page).toHaveURL('/purpleinsights?q=market+fire#articles');
    await expect(headings(page).filter({ hasText: 'insurance for traders' })).toBeVisible();
    await expect(field).toHaveValue('market fire');
    await field.fill('xyzzy');
    await articleList(page).getByRole('button', { name: 'Find' }).click();
    await expect(articleList(page)).toContainText('Nothing found for “xyzzy”.');
    await articleList(page).getByRole('link', { name: 'Show all articles' }).click();
    await expect(page).toHaveURL('/purpleinsights#articles');
  });
});

test('§2.6 the list stays in place when a category or a page is chosen', async ({ page }) => {
  await page.goto('/purpleinsights');
  const top = async () => Math.round((await articleList(page).boundingBox())?.y ?? Number.NaN);
  await tabs(page).scrollIntoViewIfNeeded();
  const before = await top();
  await tabs(page).getByRole('link', { name: 'Motor', exact: true }).click();
  await expect(page).toHaveURL('/purpleinsights?category=Motor');
  await expect.poll(top).toBe(before);

  // From the end of the list the page scrolls to the list's start.
  await tabs(page).getByRole('link', { name: 'All', exact: true }).click();
  await pager(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/purpleinsights?page=2');
  await expect(tabs(page)).toBeInViewport();
  await expect(page).toHaveTitle(/^Insights, page 2 \|/);
  await expect(articleList(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tabs(page).getByRole('link').first()).toBeFocused();
});

test('§9 the grid of cards: 1 column small, 2 medium, 3 large', async ({ page }) => {
  await page.goto('/purpleinsights');
  const columns = () =>
    articleList(page)
      .getByRole('article')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
  for (const [width, expected] of [
    [390, 1],
    [1000, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, `at ${width} px`).toBe(expected);
  }
});
