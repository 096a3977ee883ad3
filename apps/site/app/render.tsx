import { createHash } from 'node:crypto';
import { early } from 'virtual:page-script';
import { baseStyles } from '@insurance-kit/ui/base-styles';
import { createStyleCollector } from '@insurance-kit/ui/server';
import { themeVariables } from '@insurance-kit/ui/theme';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { defaultAudience, schemeOf } from '#company/company.ts';
import { fonts, measures } from '#company/fonts.ts';
import { company } from '#company/index.ts';
import { audienceNames, audienceOfPath } from '../shared/audience.ts';
import type { SiteContext } from '../shared/context.ts';
import { inlineScriptHeader, inlineStyleHeader } from '../shared/names.ts';
import { createPlacedIslands } from './islands/placed-islands.tsx';
import { contactDetailsOf } from './offices/contact-details.ts';
import { drawingAddress } from './pictures/picture-model.ts';
import { menuOf, routes } from './router.tsx';
import { Document } from './shell/document.tsx';
import { RenderContext } from './shell/render-context.ts';
import { theme } from './theme/theme.ts';

const handler = createStaticHandler(routes);

/** Base styles for each audience, with only that audience's colours. `undefined`: all colours. */
const styles = new Map(
  [undefined, ...audienceNames].map((audience) => {
    const variables = themeVariables(theme, audience && schemeOf[audience]);
    return [audience, baseStyles(fonts, { variables, measures })] as const;
  }),
);

/**
 * Preloads of the web fonts. They stand after `</header>`: in `<head>`, they would delay the first
 * paint on a slow connection. On a fast one, fonts still usually arrive before the first layout.
 */
const fontPreloads = [fonts.display, fonts.text]
  .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)
  .join('');

/** The CSP source of inline code: a hash, because a cached page cannot have a nonce. */
const sourceOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const earlySource = sourceOf(early);

/** Logs an error as one line of JSON. The line omits the query, which may contain typed text. */
function logError(error: unknown, pathname: string): void {
  const line = {
    level: 50,
    time: Date.now(),
    path: pathname,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    msg: 'a page failed to render',
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

function toHtml(
  routed: StaticHandlerContext,
  { site, cached, preview }: SiteContext,
): { readonly html: string; readonly style: string } {
  const pathAudience = audienceOfPath(routed.location.pathname);
  const audience = pathAudience ?? site.audience ?? defaultAudience;
  const { cache, collect, name } = createStyleCollector();
  const kit = { cache, defaultPicture: drawingAddress(company.defaultPicture, audience) };
  const islands = createPlacedIslands(kit);
  const page = renderToString(
    <RenderContext
      value={{
        site,
        preview,
        contactDetails: contactDetailsOf(cached('contact')),
        frame: (page) => (
          <Document {...page} audience={audience} menu={menuOf(audience)} kit={kit} />
        ),
        placeIsland: islands.place,
      }}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, routed)}
        context={routed}
        hydrate={false}
      />
    </RenderContext>,
  );
  const html = islands.fill(page);
  const style = (styles.get(pathAudience) ?? '') + collect(html);
  const head = `<script>${early}</script><style data-emotion="${name}">${style}</style></head>`;
  const complete = html.replace('</head>', () => head).replace('</header>', `$&${fontPreloads}`);
  return { html: `<!DOCTYPE html>${complete}`, style };
}

/** Answers a request. If a page throws, returns the error page with status 500. */
export async function render(request: Request, context: SiteContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (route === undefined || !('Component' in route)) {
    try {
      return await handler.queryRoute(request, { requestContext: context });
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  }
  const routed = await handler.query(request, { requestContext: context });
  if (routed instanceof Response) return routed;
  for (const error of Object.values(routed.errors ?? {})) {
    if (!isRouteErrorResponse(error)) logError(error, pathname);
  }
  const respond = (state: StaticHandlerContext) => {
    const { html, style } = toHtml(state, context);
    const sources = [...Object.values(state.loaderHeaders), ...Object.values(state.actionHeaders)];
    const headers = new Headers();
    for (const [name, value] of sources.flatMap((source) => [...source])) headers.set(name, value);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set(inlineScriptHeader, earlySource);
    headers.set(inlineStyleHeader, sourceOf(style));
    return new Response(html, { status: state.statusCode, headers });
  };
  try {
    return respond(routed);
  } catch (error) {
    logError(error, pathname);
    const failed = routed.matches[0]?.route.id ?? '';
    return respond({ ...routed, statusCode: 500, errors: { [failed]: new Error('failed') } });
  }
}
