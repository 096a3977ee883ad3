import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedContent, SiteContext } from '../../shared/context.ts';
import { type Assets, serveAssets } from '../assets/assets.ts';
import type { Content } from '../content/content.ts';
import { registerPagePosts } from '../forms/page-posts.ts';
import { lastAudience } from '../http/client-address.ts';
import type { Policies } from '../http/csp.ts';
import type { OpenScope, Rendering } from '../http/rendering.ts';
import { type CanonicalQuery, createUrlReader } from '../http/request-url.ts';
import { type PreparedResponse, prepareResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { Meter } from '../metrics.ts';
import { type PathOfRecord, registerPreviews } from '../preview/preview.ts';
import { createPages } from './pages.ts';

/** In development, handles requests without a route. Caches no page. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  scope: (origin: string) => SiteContext,
) => Promise<void>;

/** Functions of the pages that the server calls. */
interface SitePages {
  readonly render: Rendering['render'];
  readonly formPaths: readonly string[];
  readonly pathOfRecord: PathOfRecord;
}

/** A production build. Its pages are cached. */
interface BuildSource extends SitePages {
  readonly kind: 'build';
  readonly patterns: readonly string[];
  readonly frameOrigins: readonly string[];
  readonly loadAssets: (policies: Policies) => Promise<Assets>;
  /** Needs cached content, for example to know how many pages a list has. */
  readonly canonicalQuery: (cached: CachedContent) => CanonicalQuery;
}

interface DevelopmentSource extends SitePages {
  readonly kind: 'development';
  readonly handle: PageHandler;
}

export type PageSource = BuildSource | DevelopmentSource;

interface PageOptions {
  readonly meter: Meter | undefined;
  readonly content: Content;
  readonly openScope: OpenScope;
  readonly assetsFolder: string;
}

/** Registers the last routes: pages, assets and form posts. */
export async function registerPages(
  http: SiteHttp,
  source: PageSource,
  options: PageOptions,
): Promise<void> {
  if (source.kind === 'build') await registerBuild(http, source, options);
  else registerDevelopment(http, source, options);
}

async function registerBuild(
  http: SiteHttp,
  { render, formPaths, pathOfRecord, patterns, loadAssets, canonicalQuery }: BuildSource,
  { meter, content, openScope, assetsFolder }: PageOptions,
): Promise<void> {
  const { app, policies, textResponse } = http;
  const findAsset = serveAssets(http, await loadAssets(policies), assetsFolder);
  for (const pattern of patterns) http.patterns.add(pattern);
  const readUrl = createUrlReader(patterns, canonicalQuery(content.cached));
  const pages = createPages(http, { render, openScope, readUrl, content, meter });
  const rendering = { render, openScope, toResponse: pages.toResponse };
  registerPagePosts(http, rendering, formPaths);
  const previews = registerPreviews(http, rendering, content, pathOfRecord);
  const wrongMethod = textResponse(405, 'This address answers GET and HEAD.', {
    allow: 'GET, HEAD',
  });
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'HEAD') return reply.sendPrepared(wrongMethod);
    if (previews.isFor(request)) return reply.sendPrepared(await previews.answer(request));
    const [path = ''] = url.split('?', 1);
    return reply.sendPrepared((await findAsset(path)) ?? (await pages.answer(request)));
  });
}

function registerDevelopment(
  http: SiteHttp,
  { handle, render, formPaths, pathOfRecord }: DevelopmentSource,
  { content, openScope }: PageOptions,
): void {
  // Development has no content security policy.
  const toResponse = async (rendered: Response): Promise<PreparedResponse> =>
    prepareResponse({
      status: rendered.status,
      headers: Object.fromEntries(rendered.headers),
      policy: { http: {}, https: {} },
      bodies: { identity: Buffer.from(await rendered.arrayBuffer()) },
    });
  const rendering = { render, openScope, toResponse };
  registerPagePosts(http, rendering, formPaths);
  const previews = registerPreviews(http, rendering, content, pathOfRecord);
  http.app.setNotFoundHandler(async (request, reply) => {
    if (previews.isFor(request)) return reply.sendPrepared(await previews.answer(request));
    reply.hijack();
    const audience = lastAudience(request.raw, request.url);
    await handle(request.raw, reply.raw, (origin) => openScope(origin, audience).context);
    return reply;
  });
}
