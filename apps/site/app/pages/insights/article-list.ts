import type { ArticleCard, ArticleDetail, BlogCategory } from '@insurance-kit/content-client';
import { folded } from '@insurance-kit/content-client/html/sections';
import type { ArticleCardModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import { insightsTexts as texts } from '#company/texts/insights.ts';
import type { Audience } from '../../../shared/audience.ts';
import { queryKeys } from '../../../shared/names.ts';
import { isDrawing } from '../../../shared/pictures.ts';
import { dateModel } from '../../content/formats.ts';
import { plainText, shorten } from '../../content/plain-text.ts';
import { drawingAddress, pictureModel, recordPicture } from '../../pictures/picture-model.ts';
import { articlePath } from '../../routes.ts';

export const feedPath = '/insights.xml';

/** A visitor's choice of articles from the list (§4.2): category, search and page. */
export interface InsightsChoice {
  readonly category: string | undefined;
  /** Search words. A search covers all categories: `category` is then `undefined`. */
  readonly words?: string | undefined;
  /** Counts from 1. Can be higher than the number of pages. */
  readonly page: number;
}

export function readInsightsChoice(query: URLSearchParams): InsightsChoice {
  const parameter = (key: 'category' | 'q' | 'page'): string | undefined => {
    const value = query.get(key)?.normalize('NFC');
    return value !== undefined && queryKeys[key].test(value) ? value : undefined;
  };
  const words = parameter('q')?.replace(/\s+/g, ' ').trim() || undefined;
  const requested = words === undefined ? parameter('category') : undefined;
  const category = requested && isSameCategory(requested, texts.list.all) ? undefined : requested;
  return { category, words, page: Number(parameter('page') ?? 1) };
}

/** The query parameters of a choice, without defaults. */
export function insightsQuery({ category, words, page }: InsightsChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (words !== undefined) query.set('q', words);
  if (category !== undefined) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query;
}

const cardsPerPage = 6;

/** A category in lower case and in one Unicode form, for comparisons. */
const categoryKey = (name: string): string => name.normalize('NFC').toLowerCase();

export const isSameCategory = (one: string, other: string): boolean =>
  categoryKey(one) === categoryKey(other);

/** The categories that have articles. */
export function usedCategories(
  categories: readonly BlogCategory[],
  cards: readonly ArticleCard[],
): readonly BlogCategory[] {
  const used = new Set(cards.map(({ category }) => categoryKey(category)));
  return categories.filter(({ category }) => used.has(categoryKey(category)));
}

interface ArticleList {
  readonly shown: readonly ArticleCard[];
  readonly total: number;
  /** Number of articles on previous pages. */
  readonly before: number;
  /** Counts from 1. If the requested page is too high, this is the last page. */
  readonly page: number;
  readonly pages: number;
}

/** Filters or searches articles, then paginates. A search also reads bodies from `articleOf`. */
export function listArticles(
  cards: readonly ArticleCard[],
  choice: InsightsChoice,
  articleOf: ArticleOf = () => undefined,
): ArticleList {
  const { category, words } = choice;
  const chosen =
    words === undefined
      ? cards.filter((card) => category === undefined || isSameCategory(card.category, category))
      : findArticles(cards, words, articleOf);
  const pages = Math.max(1, Math.ceil(chosen.length / cardsPerPage));
  const page = Math.min(choice.page, pages);
  const before = (page - 1) * cardsPerPage;
  const shown = chosen.slice(before, before + cardsPerPage);
  return { shown, total: chosen.length, before, page, pages };
}

/** Replaces every unknown category, so that all unknown categories share one cached page. */
export const unknownCategory = '-';

/**
 * Makes a choice canonical, for cache keys: spells the category as the content does, and limits the
 * page number to the last page. Otherwise, visitors could fill the cache with invented choices.
 */
export function canonicalChoice(
  choice: InsightsChoice,
  cards: readonly ArticleCard[],
  categories: readonly BlogCategory[],
): InsightsChoice {
  // Keep a search's page number, because the number of pages is unknown before the search.
  if (choice.words !== undefined) return choice;
  const requested = choice.category;
  const names = [...categories, ...cards].map(({ category }) => category);
  const category =
    requested === undefined
      ? undefined
      : (names.find((name) => isSameCategory(name, requested)) ?? unknownCategory);
  return { category, page: listArticles(cards, { category, page: choice.page }).page };
}

export const canonicalInsightsQuery = (
  query: URLSearchParams,
  cards: readonly ArticleCard[],
  categories: readonly BlogCategory[],
): URLSearchParams => insightsQuery(canonicalChoice(readInsightsChoice(query), cards, categories));

type ArticleBody = Pick<ArticleDetail, 'body'>;

/** Returns the article with this id. `undefined` if the article was not loaded. */
export type ArticleOf = (id: string) => ArticleBody | undefined;

/** A text for searching: in lower case, without accents, with a space before each word. */
const searchable = (text: string): string => ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Makes a text searchable once for each article object. A changed article is a new object. */
function cached<Article extends object>(textOf: (article: Article) => string) {
  const texts = new WeakMap<Article, string>();
  return (article: Article): string => {
    const text = texts.get(article) ?? searchable(textOf(article));
    texts.set(article, text);
    return text;
  };
}

const searchableTitle = cached<ArticleCard>(({ caption }) => caption);
const searchableExcerpt = cached<ArticleCard>(({ excerpt }) => excerpt);
const searchableBody = cached<ArticleBody>(({ body }) => plainText(body));

/** Finds articles in which each search word is the beginning of a word. Best match first. */
function findArticles(
  cards: readonly ArticleCard[],
  words: string,
  articleOf: ArticleOf,
): readonly ArticleCard[] {
  const requested = searchable(words).trim().split(' ');
  const found = cards.flatMap((card) => {
    const article = articleOf(card.id);
    const title = searchableTitle(card);
    const summary = title + searchableExcerpt(card);
    const matchesIn = (text: string) =>
      requested.filter((word) => text.includes(` ${word}`)).length;
    const all = article ? summary + searchableBody(article) : summary;
    if (matchesIn(all) < requested.length) return [];
    return [{ card, rank: matchesIn(title) + matchesIn(summary) }];
  });
  return found.sort((one, other) => other.rank - one.rank).map(({ card }) => card);
}

/** Maximum length. `shorten` cuts between words; Chromium's line clamp would cut inside words. */
const excerptLength = 160;

/** A card in lists of articles (§2.6). In a grid of cards, the kit overwrites `sizes`. */
export function articleCardModel(
  card: ArticleCard,
  audience: Audience,
  sizes = '89vw',
): ArticleCardModel {
  const { id, category, caption, excerpt, created_at } = card;
  const picture = recordPicture(card, 'main_image');
  const { address = '' } = picture;
  return {
    id,
    picture: pictureModel({ ...picture, width: 840, height: 600, sizes, audience }),
    ...(isDrawing(address) && { thumbnail: drawingAddress(address, audience, 'small') }),
    category,
    ...dateModel(created_at, 'medium'),
    heading: caption || texts.meta.title,
    excerpt: shorten(excerpt, excerptLength) || company.article.noExcerpt,
    link: { label: company.article.readMore, href: articlePath(audience, id) },
  };
}

/** A small card without an excerpt, for the articles beside an article (§2.7). */
export function teaserModel(card: ArticleCard, audience: Audience): ArticleCardModel {
  const sizes = '(max-width: 480px) 112px, 197px';
  const { excerpt: _, ...teaser } = articleCardModel(card, audience, sizes);
  return teaser;
}
