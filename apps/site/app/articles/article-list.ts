import type { ArticleCard, BlogCategory } from '@insurance-kit/content-client';
import { insightsTexts as texts } from '#company/texts/articles.ts';
import {
  type InsightsChoice,
  insightsQuery,
  readInsightsChoice,
} from '../../addresses/insights-address.ts';

/** Cards a page of the list (§9). */
const cardsPerPage = 6;

/** Whether two categories are one: case makes no difference. */
export const isSameCategory = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** The category of a choice; `undefined` where it says all of them. */
export const chosenCategory = ({ category }: InsightsChoice): string | undefined =>
  category === undefined || isSameCategory(category, texts.list.all) ? undefined : category;

/** A page of the list of articles (§2.6, §4.2). */
interface ArticleList {
  readonly shown: readonly ArticleCard[];
  /** How many the category has. */
  readonly total: number;
  /** How many stand on the pages before. */
  readonly before: number;
  /** The page that is shown, from 1: a choice past the end shows the last one. */
  readonly page: number;
  readonly pages: number;
}

/** What of all articles a choice shows. */
export function listArticles(cards: readonly ArticleCard[], choice: InsightsChoice): ArticleList {
  const category = chosenCategory(choice);
  const chosen =
    category === undefined
      ? cards
      : cards.filter((card) => isSameCategory(card.category, category));
  const pages = Math.max(1, Math.ceil(chosen.length / cardsPerPage));
  const page = Math.min(choice.page, pages);
  const before = (page - 1) * cardsPerPage;
  const shown = chosen.slice(before, before + cardsPerPage);
  return { shown, total: chosen.length, before, page, pages };
}

/** Stands for every category that nobody has, in the address of the one page that all of them show. */
const unknownCategory = '-';

/**
 * The choice among those that show different pages which shows the same as this one: anybody can write
 * any category and any page into an address, and each would be rendered.
 */
export function plainChoice(
  choice: InsightsChoice,
  cards: readonly ArticleCard[],
  categories: readonly BlogCategory[],
): InsightsChoice {
  const wanted = chosenCategory(choice);
  const names = [...categories, ...cards].map(({ category }) => category);
  const category =
    wanted === undefined
      ? undefined
      : (names.find((name) => isSameCategory(name, wanted)) ?? unknownCategory);
  return { category, page: listArticles(cards, { category, page: choice.page }).page };
}

/** `plainChoice` of the query of an address: what the server renders, and keeps, one page by. */
export const plainInsightsQuery = (
  query: URLSearchParams,
  cards: readonly ArticleCard[],
  categories: readonly BlogCategory[],
): URLSearchParams => insightsQuery(plainChoice(readInsightsChoice(query), cards, categories));
