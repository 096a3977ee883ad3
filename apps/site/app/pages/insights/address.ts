import type { Audience } from '../../../shared/audience.ts';
import { queryKeys } from '../../../shared/names.ts';
import { pathOf } from '../../routes.ts';

/** Path of the articles' feed (readings §5). */
export const feedPath = '/insights.xml';

/** A part of the articles list (§4.2): category, search and page. */
export interface InsightsChoice {
  readonly category: string | undefined;
  /** A search in all categories. */
  readonly words?: string | undefined;
  /** Counted from 1. May be greater than the number of pages. */
  readonly page: number;
}

/** Reads the choice from an address. Ignores invalid values. */
export function readInsightsChoice(query: URLSearchParams): InsightsChoice {
  const parameter = (key: 'category' | 'q' | 'page'): string | undefined => {
    const value = query.get(key)?.normalize('NFC');
    return value !== undefined && queryKeys[key].test(value) ? value : undefined;
  };
  const words = parameter('q')?.replace(/\s+/g, ' ').trim() || undefined;
  const category = words === undefined ? parameter('category') : undefined;
  return { category, words, page: Number(parameter('page') ?? 1) };
}

/** The query of a choice. Defaults are left out. */
export function insightsQuery({ category, words, page }: InsightsChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (words !== undefined) query.set('q', words);
  if (category !== undefined) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function insightsAddress(audience: Audience, choice: InsightsChoice): string {
  const query = insightsQuery(choice);
  const path = pathOf(audience, 'insights');
  return query.size === 0 ? path : `${path}?${query}`;
}
