import type { ArticleCard, SafeHtml } from '@insurance-kit/content-client';
import { plainText } from '../../content/plain-text.ts';

export type ArticleBodies = ReadonlyMap<string, { readonly body: SafeHtml }>;

/** A text without case and accents, with a space before each word. */
const rowOf = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Caches the words. Cards and articles stay the same objects until they change. */
const rows = new WeakMap<object, string>();
const remembered = (of: object, text: () => string): string => {
  const row = rows.get(of) ?? rowOf(text());
  rows.set(of, row);
  return row;
};

/**
 * Finds articles that contain all words, or words that begin with them. Matches in the title come
 * first.
 */
export function findArticles(
  cards: readonly ArticleCard[],
  words: string,
  bodies: ArticleBodies,
): readonly ArticleCard[] {
  const wanted = rowOf(words).trim().split(' ');
  const inTitle: ArticleCard[] = [];
  const others: ArticleCard[] = [];
  for (const card of cards) {
    const article = bodies.get(card.id);
    const body = article ? remembered(article, () => plainText(article.body)) : '';
    const all = remembered(card, () => `${card.caption} ${card.excerpt}`) + body;
    if (!wanted.every((word) => all.includes(` ${word}`))) continue;
    const title = rowOf(card.caption);
    (wanted.every((word) => title.includes(` ${word}`)) ? inTitle : others).push(card);
  }
  return [...inTitle, ...others];
}
