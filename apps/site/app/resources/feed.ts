import type { ArticleCard } from '@insurance-kit/content-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { defaultAudience } from '#company/company.ts';
import { company } from '#company/index.ts';
import { insightsTexts as texts } from '#company/texts/insights.ts';
import type { SiteContext } from '../../shared/context.ts';
import { feedPath } from '../pages/insights/article-list.ts';
import { articlePath, pathOf } from '../routes.ts';
import { escapeXml, orUnavailable } from './xml.ts';

const element = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;

const rssDate = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(instant).toUTCString();

const item = ({ id, caption, excerpt, category, created_at }: ArticleCard, origin: string) => {
  const address = origin + articlePath(defaultAudience, id);
  return [
    '<item>',
    element('title', caption || texts.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', rssDate(created_at)),
    element('category', category),
    // Escaped twice: for XML, and for HTML, because feed readers parse the text as HTML.
    element('description', escapeXml(excerpt || company.article.noExcerpt)),
    '</item>',
  ].join('');
};

const longestFeed = 50;

const newestFirst = (one: ArticleCard, other: ArticleCard): number =>
  (other.created_at ?? '') < (one.created_at ?? '') ? -1 : 1;

export function feedOf(cards: readonly ArticleCard[], origin: string): string {
  const newest = [...cards].sort(newestFirst).slice(0, longestFeed);
  const shown = new Set(newest);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', texts.feed),
    element('link', origin + pathOf(defaultAudience, 'insights')),
    element('description', texts.meta.description),
    element('language', company.locale),
    element('lastBuildDate', rssDate(newest[0]?.created_at)),
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...cards.filter((card) => shown.has(card)).map((card) => item(card, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

export async function loader({ context }: LoaderFunctionArgs<SiteContext>): Promise<Response> {
  const cards = await orUnavailable(context.content.read('articleCards'));
  return new Response(feedOf(cards, context.site.origin), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
