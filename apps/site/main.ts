import { resolve } from 'node:path';
import { identity, options } from '#company/company.ts';
import { mapsOrigin } from './app/offices/maps.ts';
import { canonicalInsightsQuery } from './app/pages/insights/article-list.ts';
import { render } from './app/render.tsx';
import { pathOfRecord, routes } from './app/router.tsx';
import { formPaths, formQuery, routeTable } from './app/routes.ts';
import { createSiteServer } from './server/app.ts';
import { loadAssets } from './server/assets/assets.ts';
import { readProduction, run } from './server/start.ts';

/** Paths of the article lists. Their query has category, search words and page number (§2.6). */
const insightsPaths: ReadonlySet<string> = new Set(
  routeTable.filter(({ page }) => page === 'insights').map(({ path }) => path),
);

await run(() =>
  createSiteServer(readProduction(process.env, `.data/${identity.id}`), {
    kind: 'build',
    render,
    formPaths,
    pathOfRecord,
    patterns: routes.flatMap(({ path = '*' }) => (path === '*' ? [] : path)),
    frameOrigins: options.showsMaps ? [mapsOrigin] : [],
    canonicalQuery: (cached) => (pathname, query) => {
      if (!insightsPaths.has(pathname)) return formQuery(pathname, query);
      const cards = cached('articleCards');
      // Until the article cards are cached, every query shows the same page.
      return cards === undefined
        ? new URLSearchParams()
        : canonicalInsightsQuery(query, cards, cached('categories') ?? []);
    },
    loadAssets: (policies) => loadAssets(resolve(import.meta.dirname, '../client'), policies),
  }),
);
