import { inTracePart } from '@insurance-kit/server/traces';
import { LRUCache } from 'lru-cache';
import type { SiteContext } from '../../handover/context.ts';
import type { Policies } from '../http/csp.ts';
import type { PreparedResponse } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import type { KeptPages } from './kept.ts';
import type { IsUsualOrigin } from './origins.ts';
import { preparePage } from './prepare.ts';
import type { Visit } from './visit.ts';

/** What one render works with, and what it turned out to depend on. */
export interface RenderScope {
  readonly context: SiteContext;
  /** The content that was read, by path: its version, or `undefined` where there was none. */
  reads(): ReadonlyMap<string, string | undefined>;
  /** Whether content was asked for that could not be had, so that the page may lack a part. */
  isDegraded(): boolean;
}

/** Begins a render for a visit to the site at an origin. */
export type OpenScope = (origin: string, visit: Visit) => RenderScope;

/** How a page is made that is not kept: of a post, of a draft. */
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
  readonly visit: Visit;
  /** What it is kept by. */
  readonly key: string;
}

/** What rendering a page needs: React Router's handler, and where the result is kept. */
export interface RendererOptions extends Omit<Rendering, 'toResponse'> {
  readonly policies: Policies;
  readonly kept: KeptPages;
  readonly isUsual: IsUsualOrigin;
  readonly log: Log;
  readonly meter: Meter | undefined;
  readonly now: () => number;
}

/** Renders pages and keeps them; visitors who ask for the same page at once wait for one render. */
export interface Renderer {
  render(page: PageRequest): Promise<PreparedResponse>;
  /** The render of a page that is under way. */
  underWay(key: string): Promise<PreparedResponse> | undefined;
  /** Whether as many renders are under way as the server takes. */
  isBusy(): boolean;
}

const keptMs = 3_600_000;
const notFoundMs = 10_000;
const degradedMs = 2_000;
const slowMs = 1_000;
/** Renders under way at the same time; past that the server says that it is busy. */
const maxRenders = 100;
/** Paths that are remembered, so that each is logged once. */
const maxLogged = 500;

/** Pages and redirects. */
const isKeptStatus = (status: number): boolean => status >= 200 && status < 400;

const forbidsKeeping = ({ headers }: Response): boolean =>
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

/** Renders pages; requests for the same page share one render. */
export function createRenderer(options: RendererOptions): Renderer {
  const { render, openScope, policies, kept, isUsual, log, meter, now } = options;
  const logRender = createRenderLog(log);
  const running = new Map<string, Promise<PreparedResponse>>();

  const renderAndKeep = async (page: PageRequest): Promise<PreparedResponse> => {
    const { origin, canonical, visit, key } = page;
    const startedAt = performance.now();
    const scope = openScope(origin, visit);
    // No header of the visitor reaches the render: what is kept is the same for everybody.
    const rendered = await inTracePart('render', () =>
      render(new Request(origin + canonical), scope.context),
    );
    const answer = await preparePage(rendered, policies, visit.lite);
    const { status } = answer;
    const took = Math.round(performance.now() - startedAt);
    logRender(canonical, status, took);
    meter?.rendered(status, took / 1000);

    // A page that fails leaves the earlier one in its place; any other takes it.
    if (status < 500) kept.forget(key);
    const isFound = status !== 404;
    const isMadeUp = !(isFound && isUsual(origin));
    if (forbidsKeeping(rendered) || !(isMadeUp || isKeptStatus(status))) return answer;
    const isWhole = isFound && !scope.isDegraded();
    const renew = async (): Promise<void> => {
      // What is under way may have begun before the change.
      await running.get(key);
      if (kept.isOutdated(key)) await renderOnce(page);
    };
    return kept.keep(
      key,
      {
        answer,
        reads: scope.reads(),
        isWhole,
        until: now() + (isWhole ? keptMs : isFound ? degradedMs : notFoundMs),
        renew,
      },
      isMadeUp,
    );
  };

  const renderOnce = (page: PageRequest): Promise<PreparedResponse> => {
    const { key } = page;
    const started = running.get(key) ?? renderAndKeep(page).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };

  return {
    render: renderOnce,
    underWay: (key) => running.get(key),
    isBusy: () => running.size >= maxRenders,
  };
}
