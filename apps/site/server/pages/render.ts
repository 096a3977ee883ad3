import { LRUCache } from 'lru-cache';
import type { Audience } from '../../addresses/audience.ts';
import type { SiteContext } from '../../handover/context.ts';
import type { Policies } from '../http/csp.ts';
import { type PreparedResponse, withHeaders } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics/metrics.ts';
import type { createPageCache, Reads } from './cache.ts';
import { hasAudience } from './last-audience.ts';
import { preparePage } from './prepare.ts';

/** What one render works with, and what it turned out to depend on. */
export interface RenderScope {
  readonly context: SiteContext;
  /** The content that was read. */
  reads(): Reads;
  /** Whether content was asked for that could not be had, so that the page may lack a part. */
  isDegraded(): boolean;
}

/** Begins a render of the site at an origin, and for the visitor's last audience where it counts. */
export type OpenScope = (origin: string, audience?: Audience) => RenderScope;

/** How a page is made that is not cached: of a post, of a draft. */
export interface Rendering {
  /** React Router's request handler. */
  readonly render: (request: Request, context: SiteContext) => Promise<Response>;
  readonly openScope: OpenScope;
  /** Makes a rendered page ready to be sent. */
  readonly toResponse: (rendered: Response) => Promise<PreparedResponse>;
}

/** What a page is rendered for. */
export interface PageRequest {
  readonly origin: string;
  /** Path, and the query keys that pages read. */
  readonly canonical: string;
  /** The visitor's last audience, where the page has none. */
  readonly audience: Audience | undefined;
  /** What it is cached by. */
  readonly key: string;
  /** What it is cached by if it turns out that there is no such page. */
  readonly notFoundKey: string;
}

/** What rendering a page needs: React Router's handler, and where the result is cached. */
interface RendererOptions extends Omit<Rendering, 'toResponse'> {
  readonly policies: Policies;
  readonly cache: ReturnType<typeof createPageCache>;
  readonly log: Log;
  readonly meter: Meter | undefined;
}

const wholeMs = 3_600_000;
const notFoundMs = 10_000;
const degradedMs = 2_000;
const slowMs = 1_000;
/** Renders under way at the same time; past that the server says that it is busy. */
const maxRenders = 100;
/** Paths that are remembered, so that each is logged once. */
const maxLogged = 500;
/** What a CDN may do with a page that has all its content. */
const cdnCacheControl = 'max-age=30, stale-while-revalidate=60, stale-if-error=604800';

const forbidsCaching = ({ headers }: Response): boolean =>
  headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');

/** Logs the outcome of renders. A page without content is logged once, because visitors keep asking. */
function createRenderLog(log: Log) {
  const withoutContent = new LRUCache<string, true>({ max: maxLogged });
  return (path: string, status: number, ms: number): void => {
    if (status === 503) {
      if (!withoutContent.has(path)) log.error({ path, status }, 'a page has no content to show');
      withoutContent.set(path, true);
      return;
    }
    if (status >= 500) log.error({ path, status, ms }, 'a page could not be made');
    else if (withoutContent.delete(path))
      log.info({ path, status }, 'a page has its content again');
    if (ms > slowMs) log.warn({ path, ms }, 'a page took long to make');
  };
}

/** Renders pages and caches them; visitors who ask for the same page at once wait for one render. */
export function createRenderer(options: RendererOptions) {
  const { render, openScope, policies, cache, log, meter } = options;
  const logRender = createRenderLog(log);
  const running = new Map<string, Promise<PreparedResponse>>();

  const renderAndCache = async (page: PageRequest): Promise<PreparedResponse> => {
    const { origin, canonical, audience, key, notFoundKey } = page;
    const startedAt = performance.now();
    const scope = openScope(origin, audience);
    // No header of the visitor reaches the render: what is cached is the same for everybody.
    const rendered = await render(new Request(origin + canonical), scope.context);
    const answer = await preparePage(rendered, policies, !hasAudience(canonical));
    const { status } = answer;
    const took = Math.round(performance.now() - startedAt);
    logRender(canonical, status, took);
    meter?.rendered(status, took / 1000);

    const isFound = status >= 200 && status < 400;
    if (forbidsCaching(rendered) || !(isFound || status === 404)) return answer;
    const isWhole = isFound && !scope.isDegraded();
    // A CDN that does not heed `Vary` gets only pages that serve everybody.
    const isForCdn = isWhole && status === 200 && audience === undefined;
    const sent = isForCdn ? withHeaders(answer, { 'cdn-cache-control': cdnCacheControl }) : answer;
    const forMs = isWhole ? wholeMs : isFound ? degradedMs : notFoundMs;
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
    /** The render of a page that is under way. */
    underWay: (key: string) => running.get(key),
    /** Whether as many renders are under way as the server takes. */
    isBusy: () => running.size >= maxRenders,
  };
}
