import type { LoaderFunctionArgs } from 'react-router-dom';
import { contentPath } from '../../shared/content-paths.ts';
import type { SiteContext } from '../../shared/context.ts';

/** `/robots.txt`: excludes the content service's paths. */
export function loader({ context }: LoaderFunctionArgs<SiteContext>): Response {
  const lines = [
    'User-agent: *',
    `Disallow: ${contentPath}/api/`,
    `Sitemap: ${context.site.origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
