import { LRUCache } from 'lru-cache';
import type { Audience } from '../../shared/audience.ts';
import type { SiteContext } from '../../shared/context.ts';
import {
  inlineScriptHeader,
  inlineStyleHeader,
  retryAfterSeconds,
  speculationRulesPath,
} from '../../shared/names.ts';
import { hasAudience } from '../http/client-address.ts';
import { compress } from '../http/compress.ts';
import type { Policies } from '../http/csp.ts';
import { type PreparedResponse, prepareResponse, withHeaders } from '../http/response.ts';
import type { Log } from '../http/server.ts';
import type { Meter } from '../metrics.ts';
import type { createPageCache, Reads } from './cache.ts';

/** The context for one render, with notes on the content that the render reads. */
export interface RenderScope {
  readonly context: SiteContext;
  reads(): Reads;
  /** Whether some content was unavailable, so that the page may lack a part. */
  isDegraded(): boolean;
}

/** Creates a scope. `audience` is the result of `lastAudience` for the visitor's request. */
export type OpenScope = (origin: string, audience?: Audience) => RenderScope;

/** Renders pages. `toResponse` prepares uncached pages: answers to posts, previews of drafts. */
export interface Rendering {
  readonly render: (request: Request, context: SiteContext) => Promise<Response>;
  readonly openScope: OpenScope;
  readonly toResponse: (rendered: Response) => Promise<PreparedResponse>;
}

/** Makes browsers revalidate pages. Unlike `no-store`, allows the back/forward cache. */
const pageCacheControl = 'no-cache';

/** Headers of a rendered page that the server does not send. */
const withheld = new Set([inlineScriptHeader, inlineStyleHeader, 'set-cookie']);

/** Prepares React Router's response. `varies`: the page depends on the audience cookie. */
export async function preparePage(
  rendered: Response,
  policies: Policies,
  varies: boolean,
): Promise<PreparedResponse> {
  const body = Buffer.from(await rendered.arrayBuffer());
  const contentType = rendered.headers.get('content-type') ?? '';
  const passed = [...rendered.headers].filter(([name]) => !withheld.has(name));
  const isPage = contentType.startsWith('text/html');
  const sourcesIn = (header: string) => rendered.headers.get(header)?.split(' ') ?? [];
  return prepareResponse({
    status: rendered.status,
    headers: {
      'cache-control': rendered.status === 500 ? 'no-store' : pageCacheControl,
      ...(varies && isPage && { vary: 'Cookie' }),
      ...(isPage && { 'speculation-rules': JSON.stringify(speculationRulesPath) }),
      ...(rendered.status === 503 && { 'retry-after': String(retryAfterSeconds) }),
      ...Object.fromEntries(passed),
    },
    policy: isPage
      ? policies.page(sourcesIn(inlineScriptHeader), sourcesIn(inlineStyleHeader))
      : policies.resource,
    bodies: await compress(body, contentType),
  });
}

/** A page to render, and the keys under which it is cached. */
export interface PageRequest {
  readonly origin: string;
  readonly canonical: string;
  /** Audience in the cookie. Undefined if it is the default, or if the address has an audience. */
  readonly audience: Audience | undefined;
  readonly key: string;
  /** Cache key if the page is a 404. All missing articles of a route share this key. */
  readonly notFoundKey: string;
}

interface RendererOptions extends Omit<Rendering, 'toResponse'> {
  readonly policies: Policies;
  readonly cache: ReturnType<typeof createPageCache>;
  readonly log: Log;
  readonly meter: Meter | undefined;
}

/** How long pages are cached: complete pages, 404 pages, and pages that lack some content. */
const completeMs = 3_600_000;
const notFoundMs = 10_000;
const degradedMs = 2_000;
const slowRenderMs = 1_000;
/** While this many renders run, the server answers 503 to requests for other uncached pages. */
const maxRenders = 100;
const maxLoggedPaths = 500;
/** For complete pages, unless the audience cookie can change them. */
const cdnCacheControl = 'max-age=30, stale-while-revalidate=60, stale-if-error=604800';

const forbidsCaching = ({ headers }: Response): boolean =>
  headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');

/** Logs failed and slow renders. If a page still has no content, does not log it again. */
function createRenderLog(log: Log) {
  const withoutContent = new LRUCache<string, true>({ max: maxLoggedPaths });
  return (path: string, status: number, ms: number): void => {
    if (status === 503) {
      if (!withoutContent.has(path)) log.error({ path, status }, 'a page has no content');
      withoutContent.set(path, true);
      return;
    }
    if (status >= 500) log.error({ path, status, ms }, 'a page could not be rendered');
    else if (withoutContent.delete(path))
      log.info({ path, status }, 'a page has its content again');
    if (ms > slowRenderMs) log.warn({ path, ms }, 'a page was slow to render');
  };
}

/** Renders pages and caches them. Parallel requests for a page share one render. */
export function createRenderer(options: RendererOptions) {
  const { render, openScope, policies, cache, log, meter } = options;
  const logRender = createRenderLog(log);
  const running = new Map<string, Promise<PreparedResponse>>();

  const renderAndCache = async (page: PageRequest): Promise<PreparedResponse> => {
    const { origin, canonical, audience, key, notFoundKey } = page;
    const startedAt = performance.now();
    const scope = openScope(origin, audience);
    // Render without the visitor's headers, because all visitors get the cached page.
    const rendered = await render(new Request(origin + canonical), scope.context);
    const answer = await preparePage(rendered, policies, !hasAudience(canonical));
    const { status } = answer;
    const took = Math.round(performance.now() - startedAt);
    // Without the query, which may contain typed text.
    logRender(canonical.replace(/\?.*/s, ''), status, took);
    meter?.rendered(status, took / 1000);

    const isFound = status >= 200 && status < 400;
    if (forbidsCaching(rendered) || !(isFound || status === 404)) return answer;
    const isComplete = isFound && !scope.isDegraded();
    // Some CDNs ignore `Vary`, so they must not cache a page that a cookie can change.
    const isForCdn =
      isComplete &&
      status === 200 &&
      answer.headers.vary === undefined &&
      !rendered.headers.has('cache-control');
    const sent = isForCdn ? withHeaders(answer, { 'cdn-cache-control': cdnCacheControl }) : answer;
    const forMs = isComplete ? completeMs : isFound ? degradedMs : notFoundMs;
    cache.set(isFound ? key : notFoundKey, sent, scope.reads(), forMs);
    return sent;
  };

  return {
    render(page: PageRequest): Promise<PreparedResponse> {
      const { key } = page;
      const started = running.get(key) ?? renderAndCache(page).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
    underWay: (key: string) => running.get(key),
    isBusy: () => running.size >= maxRenders,
  };
}
