import type { Audience } from './audience.ts';
import { pathOf } from './routes.ts';

/** The path of the feed of all articles (readings §5). */
export const feedPath = '/insights.xml';

const longestValue = 100;

/**
 * Query keys that pages read (§2.6), and what their values may look like. The server renders without
 * any other, so the browser must not read any other either: both would show different pages.
 */
export const pageKeys = {
  category: new RegExp(`^.{1,${longestValue}}$`, 'su'),
  /** Words that an article is looked for by. */
  q: new RegExp(`^.{1,${longestValue}}$`, 'su'),
  page: /^[1-9]\d{0,3}$/,
} as const;

/** What the insights list shows (§4.2). */
export interface InsightsChoice {
  /** The category; `undefined` for all. */
  readonly category: string | undefined;
  /** The words that articles are looked for by, in all categories; `undefined` for none. */
  readonly words?: string | undefined;
  /** The page, from 1; it may be past the last one. */
  readonly page: number;
}

/** Reads the choice in an address; what cannot be read is as if it were not there. */
export function readInsightsChoice(query: URLSearchParams): InsightsChoice {
  const given = (key: keyof typeof pageKeys): string | undefined => {
    const value = query.get(key)?.normalize('NFC');
    return value !== undefined && pageKeys[key].test(value) ? value : undefined;
  };
  const words = given('q')?.replace(/\s+/g, ' ').trim() || undefined;
  const category = words === undefined ? given('category') : undefined;
  return { category, words, page: Number(given('page') ?? 1) };
}

/** The query of a choice; all articles and the first page need no words in it. */
export function insightsQuery({ category, words, page }: InsightsChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (words !== undefined) query.set('q', words);
  if (category !== undefined) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The address of the list with a choice. */
export function insightsAddress(audience: Audience, choice: InsightsChoice): string {
  const query = insightsQuery(choice);
  const path = pathOf(audience, 'insights');
  return query.size === 0 ? path : `${path}?${query}`;
}
