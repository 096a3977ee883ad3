import { type ArticleCard, isContentError } from '@insurance-kit/content-client';
import { escapeHtml } from '@insurance-kit/content-client/html/parse';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { defaultAudience } from '#company/company.ts';
import { company } from '#company/index.ts';
import { insightsTexts as texts } from '#company/texts/insights.ts';
import type { SiteContext } from '../shared/context.ts';
import { contentPath, retryAfterSeconds } from '../shared/names.ts';
import { feedPath } from './pages/insights/article-list.ts';
import { articlePath, pathOf, routeTable } from './routes.ts';
import { theme } from './theme/theme.ts';

type Args = LoaderFunctionArgs<SiteContext>;

const responseOf = (body: string, type: string, headers: Record<string, string> = {}): Response =>
  new Response(body, { headers: { 'Content-Type': type, ...headers } });

/** Characters that XML 1.0 forbids even if escaped: controls, lone surrogates, noncharacters. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string): string => escapeHtml(text.replace(notInXml, ''));

const element = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;

const xmlOf = (...lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');

/** The list of articles. @throws Response 503 if the list is unavailable: clients then retry. */
async function articlesOf({ content }: SiteContext): Promise<readonly ArticleCard[]> {
  try {
    return await content.read('articleCards');
  } catch (error) {
    if (!isContentError(error)) throw error;
    throw new Response('The content is unavailable.', {
      status: 503,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Retry-After': String(retryAfterSeconds),
      },
    });
  }
}

const feedItem = ({ id, caption, excerpt, category, created_at }: ArticleCard, origin: string) => {
  const address = origin + articlePath(defaultAudience, id);
  return [
    '<item>',
    element('title', caption || texts.meta.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', created_at && new Date(created_at).toUTCString()),
    element('category', category),
    // Escaped twice: for XML, and for HTML, because feed readers parse the text as HTML.
    element('description', escapeXml(excerpt || company.article.noExcerpt)),
    '</item>',
  ].join('');
};

const longestFeed = 50;

/** The RSS 2.0 feed of the first articles in the content service's order (readings §5). */
export const feedOf = (cards: readonly ArticleCard[], origin: string): string =>
  xmlOf(
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', texts.feed),
    element('link', origin + pathOf(defaultAudience, 'insights')),
    element('description', texts.meta.description),
    element('language', company.locale),
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...cards.slice(0, longestFeed).map((card) => feedItem(card, origin)),
    '</channel>',
    '</rss>',
  );

/** A page in the sitemap. `changed` is a date and time in ISO format. */
const sitemapEntry = (address: string, changed?: string): string =>
  `<url><loc>${escapeXml(address)}</loc>${element('lastmod', changed)}</url>`;

/** The sitemap: all listed pages, and all articles at their canonical addresses (readings §5). */
export const sitemapOf = (cards: readonly ArticleCard[], origin: string): string =>
  xmlOf(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routeTable
      .filter(({ unlisted }) => !unlisted)
      .map(({ path }) => sitemapEntry(origin + path)),
    ...cards.map(({ id, created_at }) =>
      sitemapEntry(origin + articlePath(defaultAudience, id), created_at),
    ),
    '</urlset>',
  );

const articlesResource =
  (textOf: typeof feedOf, type: string) =>
  async ({ context }: Args): Promise<Response> =>
    responseOf(textOf(await articlesOf(context), context.site.origin), `${type}; charset=utf-8`);

export const feed = articlesResource(feedOf, 'application/rss+xml');
export const sitemap = articlesResource(sitemapOf, 'application/xml');

/** `robots.txt`: asks crawlers not to request the content API. */
export function robots({ context }: Args): Response {
  const lines = [
    'User-agent: *',
    `Disallow: ${contentPath}/api/`,
    `Sitemap: ${context.site.origin}/sitemap.xml`,
  ];
  return responseOf(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
}

export function manifest(): Response {
  const { page, deep } = theme.palette.roles;
  const text = JSON.stringify({
    name: company.name,
    short_name: company.logo.name,
    start_url: '/',
    display: 'browser',
    lang: company.locale,
    dir: company.direction,
    background_color: page,
    theme_color: deep,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  });
  // Cached for a week, like the icons.
  return responseOf(text, 'application/manifest+json', {
    'Cache-Control': 'public, max-age=604800',
  });
}

/** Rules for browsers: prefetch a page on hover or press, unless data saving is on. */
export function speculationRules(): Response {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: `${contentPath}/*` } },
      // These links open a dialog on the same page.
      { not: { selector_matches: '[data-dialog]' } },
    ],
  };
  return responseOf(
    JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }),
    'application/speculationrules+json',
    { 'Cache-Control': 'public, max-age=86400' },
  );
}
