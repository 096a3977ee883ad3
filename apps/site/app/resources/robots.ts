import { contentPath } from '../../addresses/content-paths.ts';
import type { Route } from './+types/robots';

/** `/robots.txt`: everything may be read but the content service's own paths and `/lite`. */
export function loader({ context }: Route.LoaderArgs): Response {
  const lines = [
    'User-agent: *',
    `Disallow: ${contentPath}/api/`,
    'Disallow: /lite',
    `Sitemap: ${context.site.origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
