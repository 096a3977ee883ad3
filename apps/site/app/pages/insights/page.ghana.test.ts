import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { describe, expect, it, vi } from 'vitest';
import { cardsOf, recordOf } from '../../test/records.ts';
import { canonicalInsightsQuery, type InsightsChoice, readInsightsChoice } from './article-list.ts';
import { insightsModel, insightsTitle } from './page.tsx';

const cards = cardsOf(
  Array.from({ length: 14 }, (_, index) => ({
    id: index + 1,
    created_at: '2026-10-05T07:30:00Z',
    caption: `<p>Article ${index + 1}</p>`,
    main_image: 'files/a.svg',
    category: index % 2 === 0 ? 'Motor' : 'home',
  })),
);
const content = {
  cards,
  latest: cards.slice(0, 2),
  categories: [{ category: 'Motor' }, { category: 'Home' }, { category: 'Agriculture' }],
};
const all: InsightsChoice = { category: undefined, page: 1 };
const read = (query: string) => readInsightsChoice(new URLSearchParams(query));

const listOf = (choice: Partial<InsightsChoice>) =>
  insightsModel(content, { ...all, ...choice }, 'individual').list;

it.each([
  ['category=mOTOR&page=1', 'category=Motor', 'Insights, Motor'],
  ['category=motor&page=9999', 'category=Motor&page=2', 'Insights, Motor, page 2'],
  ['category=all&page=2', 'page=2', 'Insights, page 2'],
  ['page=9999', 'page=3', 'Insights, page 3'],
  ['page=1', '', 'Insights'],
  ['category=Agriculture&page=7', 'category=Agriculture', 'Insights, Agriculture'],
  ['category=Nobody+has+this', 'category=-', 'Insights'],
])('the insights query %j is normalised to %j, with the title %j', (query, expected, title) => {
  const { cards, categories } = content;
  const canonical = canonicalInsightsQuery(new URLSearchParams(query), cards, categories);
  expect(String(canonical)).toBe(expected);
  const shown = (address: string) => insightsModel(content, read(address), 'individual');
  expect(shown(query)).toEqual(shown(expected));
  expect(insightsTitle(cards, categories, read(query))).toBe(title);
});

describe('the search for articles', () => {
  const searched = cardsOf([
    { id: 1, caption: 'Fire &amp; theft', excerpt: 'At home', category: 'Home' },
    { id: 2, caption: 'Traders', excerpt: 'In Makola’s markets', category: 'Business' },
    { id: 4, caption: 'Fire in a market', excerpt: '', category: 'Home' },
    { id: 3, caption: 'Assurance Été', excerpt: 'Main-d’œuvre, woezɔ', category: 'Travel' },
  ]);
  const article = recordOf('article', {
    caption: 'Traders',
    body: '<p>After the <b>fires</b></p>',
  });
  const found = (words: string) =>
    insightsModel(
      {
        cards: searched,
        latest: [],
        categories: [],
        articleOf: (id) => (id === '2' ? article : undefined),
      },
      readInsightsChoice(new URLSearchParams({ q: words, category: 'Home', page: '9' })),
      'individual',
    ).list;
  const ids = (words: string) => found(words).cards?.map(({ id }) => id);

  it('finds articles by the beginnings of words in title, excerpt or body', () => {
    expect(ids('traders')).toEqual(['2']);
    expect(ids('FIRE')).toEqual(['1', '4', '2']);
    expect(ids('market fire')).toEqual(['4', '2']);
    expect(ids('  ete, ')).toEqual(['3']);
    expect(ids('été'.normalize('NFD'))).toEqual(['3']);
    expect(ids('oeuvre')).toEqual(['3']);
    expect(ids('woezo')).toEqual(['3']);
    expect(ids('arket')).toEqual([]);
  });

  it('shows a message and a link to all articles if nothing is found', () => {
    const action = { label: 'Show all articles', href: '/purpleinsights#articles' };
    expect(found('<b>gold')).toMatchObject({
      cards: [],
      search: { name: 'q', value: '<b>gold', action: '/purpleinsights#articles' },
      empty: { message: 'Nothing found for “<b>gold”.', action },
    });
  });

  it('keeps the typed words in links to further result pages, and searches for long texts in linear time', async () => {
    const many = cardsOf(Array.from({ length: 13 }, (_, id) => ({ id, caption: 'Fire' })));
    const choice = read('q=fire');
    const content = { cards: many, latest: [], categories: [] };
    const { pager } = insightsModel(content, choice, 'individual').list;
    expect(pager?.hrefs.at(-1)).toBe('/purpleinsights?q=fire&page=3#articles');
    const search = (words: string) => insightsModel(content, { ...choice, words }, 'individual');
    for (const shape of hostileShapes) expect(await growsTooFast(shape, search), shape).toBe(false);
  });
});

describe('the insights page (§2.6, §4.2, §9)', () => {
  it('shows cards with category, date and a link to the same audience’s article page', () => {
    expect(listOf({}).cards?.[0]).toMatchObject({
      category: 'Motor',
      thumbnail: '/content/files/a.svg#small',
      date: { label: '5 Oct 2026', dateTime: '2026-10-05T07:30:00.000Z' },
      link: { label: 'Read More', href: '/purpledetail/1' },
    });
    const { latest } = insightsModel(content, all, 'institution');
    expect(latest.articles.map(({ link }) => link.href)).toEqual(['/reddetail/1', '/reddetail/2']);
  });

  it("shows 'No details available.' for a missing excerpt, and the page's title for a missing caption (§3)", () => {
    const bare = cardsOf([{ id: 1, excerpt: '<p> </p>' }]);
    const { list } = insightsModel({ ...content, cards: bare }, all, 'individual');
    expect(list.cards?.[0]).toMatchObject({
      heading: 'Insights',
      excerpt: 'No details available.',
    });
  });

  it('shows six articles per page, of all categories or of the chosen category', () => {
    const idsOf = (choice: Partial<InsightsChoice>) => listOf(choice).cards?.map(({ id }) => id);
    expect(idsOf({})).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(idsOf({ page: 99 })).toEqual(['13', '14']);
    expect(idsOf({ page: 2, category: 'Motor' })).toEqual(['13']);
    expect(listOf({}).filter.tabs).toEqual([
      { label: 'All', href: '/purpleinsights#articles', current: true },
      { label: 'Motor', href: '/purpleinsights?category=Motor#articles', current: false },
      { label: 'Home', href: '/purpleinsights?category=Home#articles', current: false },
    ]);
  });

  it('filters by category regardless of case, and links to each page of the category', () => {
    const { filter, pager, count } = listOf({ category: 'HOME' });
    expect(filter.tabs.find(({ current }) => current)?.label).toBe('Home');
    const first = '/purpleinsights?category=Home';
    expect(pager).toEqual({ current: 1, hrefs: [`${first}#articles`, `${first}&page=2#articles`] });
    expect(count).toBe('1–6 of 7 articles');
  });

  it('shows a message and a link to all articles if a category has no article', () => {
    for (const category of ['Agriculture', 'Unknown']) {
      const { cards: shown, count, empty, pager } = listOf({ category });
      expect([shown, count, pager?.hrefs.length]).toEqual([[], '0 articles', 1]);
      expect(empty).toMatchObject({
        message: 'No articles in this category yet.',
        action: { label: 'Show all articles', href: '/purpleinsights#articles' },
      });
    }
  });
});

it('the insights page normalises the name of each category only once', () => {
  const normalise = vi.spyOn(String.prototype, 'normalize');
  insightsModel({ ...content, categories: [{ category: 'Unused' }] }, all, 'individual');
  expect(normalise.mock.contexts.filter((name) => name === 'Unused')).toHaveLength(1);
});

it('the insights page ignores invalid query parameters (readings §4, §2.6)', () => {
  const pages = ['0', '-1', '1.5', 'x', '12345'].map((page) => `page=${page}`);
  for (const query of ['', 'category=', `category=${'x'.repeat(101)}`, ...pages]) {
    expect(read(query)).toEqual({ category: undefined, page: 1 });
  }
  expect(read('category=Sante%CC%81')).toEqual({ category: 'Santé', page: 1 });
});
