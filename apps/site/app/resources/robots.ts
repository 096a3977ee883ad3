import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SiteContext } from '../../shared/context.ts';
import { contentPath } from '../../shared/names.ts';

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
