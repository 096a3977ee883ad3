import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedContent, SiteContext } from '../../shared/context.ts';
import { type Assets, serveAssets } from '../assets/assets.ts';
import type { Content } from '../content/content.ts';
import { registerPagePosts } from '../forms/page-posts.ts';
import { lastAudience } from '../http/client-address.ts';
import type { Policies, Policy } from '../http/csp.ts';
import { type CanonicalQuery, createUrlReader } from '../http/request-url.ts';
import type { SiteHttp } from '../http/server.ts';
import type { Meter } from '../metrics.ts';
import { type PathOfRecord, registerPreviews } from '../preview/preview.ts';
import { createPages } from './pages.ts';
import { type OpenScope, preparePage, type Rendering } from './render.ts';

/** In development, answers all requests that no server route handles. Caches no page. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  contextFor: (origin: string) => SiteContext,
) => Promise<void>;

/** The functions and paths that the server needs from the site's pages. */
interface SitePages {
  readonly render: Rendering['render'];
  readonly formPaths: readonly string[];
  readonly pathOfRecord: PathOfRecord;
}

interface BuildSource extends SitePages {
  readonly kind: 'build';
  readonly patterns: readonly string[];
  readonly frameOrigins: readonly string[];
  readonly loadAssets: (policies: Policies) => Promise<Assets>;
  /** Needs cached content, for example to know how many pages the article list has. */
  readonly canonicalQuery: (cached: CachedContent) => CanonicalQuery;
}

interface DevelopmentSource extends SitePages {
  readonly kind: 'development';
  readonly handle: PageHandler;
}

/** Where pages come from: a production build (the server caches its pages) or `dev.ts`. */
export type PageSource = BuildSource | DevelopmentSource;

interface PageOptions {
  readonly meter: Meter | undefined;
  readonly content: Content;
  readonly openScope: OpenScope;
  readonly assetsFolder: string;
}

const noPolicy: Policy = { http: {}, https: {} };
/** In development, pages have no security headers, such as a content security policy. */
const noPolicies: Policies = { page: () => noPolicy, resource: noPolicy, sandbox: noPolicy };

/** Registers form posts and previews. A request that no route handles gets a page or asset. */
export async function registerPages(
  http: SiteHttp,
  source: PageSource,
  options: PageOptions,
): Promise<void> {
  const { content, openScope } = options;
  const isBuild = source.kind === 'build';
  const policies = isBuild ? http.policies : noPolicies;
  const toResponse = (rendered: Response) => preparePage(rendered, policies, true);
  const rendering = { render: source.render, openScope, toResponse };
  registerPagePosts(http, rendering, source.formPaths);
  const previews = registerPreviews(http, rendering, content, source.pathOfRecord);
  const answer = isBuild
    ? await buildPages(http, source, options)
    : developmentPages(source, openScope);
  http.app.setNotFoundHandler(async (request, reply) =>
    previews.isFor(request)
      ? reply.sendPrepared(await previews.answer(request))
      : answer(request, reply),
  );
}

type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

async function buildPages(
  http: SiteHttp,
  { render, patterns, loadAssets, canonicalQuery }: BuildSource,
  { meter, content, openScope, assetsFolder }: PageOptions,
): Promise<Answerer> {
  const findAsset = serveAssets(http, await loadAssets(http.policies), assetsFolder);
  for (const pattern of patterns) http.patterns.add(pattern);
  const readUrl = createUrlReader(patterns, canonicalQuery(content.cached));
  const answerPage = createPages(http, { render, openScope, readUrl, content, meter });
  const wrongMethod = http.textResponse(405, 'This address answers GET and HEAD.', {
    allow: 'GET, HEAD',
  });
  return async (request, reply) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'HEAD') return reply.sendPrepared(wrongMethod);
    const [path = ''] = url.split('?', 1);
    return reply.sendPrepared((await findAsset(path)) ?? (await answerPage(request)));
  };
}

const developmentPages =
  ({ handle }: DevelopmentSource, openScope: OpenScope): Answerer =>
  async (request, reply) => {
    reply.hijack();
    const audience = lastAudience(request.raw, request.url);
    await handle(request.raw, reply.raw, (origin) => openScope(origin, audience).context);
    return reply;
  };
