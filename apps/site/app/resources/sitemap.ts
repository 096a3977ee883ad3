import type { LoaderFunctionArgs } from 'react-router-dom';
import { defaultAudience } from '#company/company.ts';
import type { SiteContext } from '../../shared/context.ts';
import { contentPath } from '../../shared/names.ts';
import { articlePath, routeTable } from '../routes.ts';
import { escapeXml, orUnavailable } from './xml.ts';

/** An entry. `changed` is a date and time in ISO format. */
const entry = (address: string, changed?: string): string =>
  `<url><loc>${escapeXml(address)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;

/** `/sitemap.xml`: all pages, and all articles at their canonical addresses (readings §5). */
export async function loader({ context }: LoaderFunctionArgs<SiteContext>): Promise<Response> {
  const { origin } = context.site;
  const pages = routeTable
    .filter(({ unlisted }) => !unlisted)
    .map(({ path }) => entry(origin + path));
  const cards = await orUnavailable(context.content.read('articleCards'));
  const articles = cards.map(({ id, created_at }) =>
    entry(origin + articlePath(defaultAudience, id), created_at),
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...articles,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** `/robots.txt`: excludes the content service's paths. */
export function robots({ context }: LoaderFunctionArgs<SiteContext>): Response {
  const lines = [
    'User-agent: *',
    `Disallow: ${contentPath}/api/`,
    `Sitemap: ${context.site.origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
