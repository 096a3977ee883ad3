import { company } from '#company/index.ts';
import { theme } from '../theme/theme.ts';

const { page, deep } = theme.palette.roles;

export function loader(): Response {
  const manifest = {
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
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      // Cached for as long as the icons.
      'Cache-Control': 'public, max-age=604800',
    },
  });
}
