import type { IncomingMessage } from 'node:http';
import { inTracePart } from '@insurance-kit/traces';
import { LRUCache } from 'lru-cache';
import { unknownPathLike } from '../../addresses/route-table.ts';
import type { SiteContext } from '../../handover/context.ts';
import { elapsedMs } from '../clock.ts';
import type { Edge } from '../edge/edge.ts';
import type { ClientReader } from '../http/client-address.ts';
import type { Policies } from '../http/csp.ts';
import { createLimiter } from '../http/limiter.ts';
import type { Target } from '../http/request-url.ts';
import { type PreparedResponse, textResponse } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import { createQueue } from '../queue.ts';
import { readApplicationAddress } from './application.ts';
import { createKeptPages, type KeptPagesOptions } from './kept.ts';
import { preparePage } from './prepare.ts';
import { type Visit, visitKey, visitOf } from './visit.ts';

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
  readonly policies: Policies;
  readonly clients: ClientReader;
}

interface PagesOptions
  extends Omit<Rendering, 'toResponse'>,
    Pick<KeptPagesOptions, 'contentVersion' | 'contentHash'> {
  readonly readUrl: (url: string) => Target;
  /** Whether there is no article of such an id; known without rendering its page. */
  readonly isMissing: (id: string) => Promise<boolean>;
  readonly log: Log;
  readonly meter?: Meter | undefined;
  readonly edge?: Pick<Edge, 'lasting' | 'passing'> | undefined;
  readonly now?: () => number;
  readonly memoryBytes?: number;
}

/**
 * Pages, rendered once and kept as bytes while what they were made of is current. When that changes,
 * the earlier page is sent until the new one is there.
 */
export interface Pages {
  /** The kept page that this request can be answered with at once, if there is one. */
  find(request: IncomingMessage): PreparedResponse | undefined;
  /** What React Router has rendered as an answer: compressed, and a page with its policy. */
  toResponse(rendered: Response): Promise<PreparedResponse>;
  /** The answer to a GET or HEAD for a page, its application, or a resource route. */
  answer(request: IncomingMessage): Promise<PreparedResponse>;
  /** Renders the kept pages anew that were made of what has changed, those used last first. */
  refresh(): Promise<void>;
}

/** A page to be rendered. */
interface Wanted {
  readonly origin: string;
  /** Path, and the query keys that pages read. */
  readonly canonical: string;
  readonly visit: Visit;
  /** What it is kept by. */
  readonly key: string;
}

/** Some two hundred pages with their compressed copies. */
const defaultMemoryBytes = 24_000_000;
const keptMs = 3_600_000;
const notFoundMs = 10_000;
const degradedMs = 2_000;
const slowMs = 1_000;
/** Renders under way at the same time; past that the server says that it is busy. */
const maxRenders = 100;
const maxWaiting = 500;
/**
 * Addresses a minute of which there is no end, such as an article's that is not kept: for one visitor,
 * and for all of them.
 */
const openPerMinute = 60;
const openPerMinuteInAll = 1_200;
/** Pages rendered a minute for host names that are not the site's usual ones. */
const strangePerMinute = 2;
const strangePerMinuteInAll = 60;
const maxOrigins = 3;
/** Of those so many at a time, so that other pages come between them. */
const parallelMadeUp = 2;
/** Statuses that may be kept: pages and moves. */
const isLasting = (status: number): boolean => status >= 200 && status < 400;

export function createPages(options: PagesOptions): Pages {
  const { render, openScope, readUrl, isMissing, contentVersion, contentHash } = options;
  const { policies, clients, log, meter, edge } = options;
  const { now = elapsedMs, memoryBytes = defaultMemoryBytes } = options;
  const limits = {
    open: createLimiter(openPerMinute, openPerMinuteInAll, now),
    strange: createLimiter(strangePerMinute, strangePerMinuteInAll, now),
  };
  const inTurn = createQueue(parallelMadeUp, maxWaiting, () => new Error('too many pages wait'));
  /** Names under which the site was asked for; past these a name is one that a visitor made up. */
  const origins = new Set<string>();
  let hasWarned = false;
  /** Pages without content, told of once: visitors keep asking during an outage. */
  const waiting = new LRUCache<string, true>({ max: maxWaiting });
  const rendering = new Map<string, Promise<PreparedResponse>>();
  let renewing: Promise<void> | undefined;
  const kept = createKeptPages({
    contentVersion,
    contentHash,
    edge,
    mayRenew: () => rendering.size < maxRenders,
    log,
    now,
    memoryBytes,
  });

  /** Whether the site is asked for by a name that it has been asked for from the start. */
  const isUsual = (origin: string): boolean => {
    if (origins.has(origin)) return true;
    if (origins.size < maxOrigins) {
      origins.add(origin);
      return true;
    }
    if (!hasWarned) {
      hasWarned = true;
      log.warn({ origin }, 'the site is asked for by many names: set SITE_URL to its own');
    }
    return false;
  };

  const tell = (path: string, status: number, ms: number): void => {
    if (status === 503) {
      if (waiting.get(path) === undefined)
        log.error({ path, status }, 'a page has no content to show');
      waiting.set(path, true);
      return;
    }
    if (status >= 500) log.error({ path, status, ms }, 'a page could not be made');
    else if (waiting.delete(path)) log.info({ path, status }, 'a page has its content again');
    if (ms > slowMs) log.warn({ path, ms }, 'a page took long to make');
  };

  const renderResponse = async (wanted: Wanted): Promise<PreparedResponse> => {
    const { origin, canonical, visit, key } = wanted;
    const startedAt = performance.now();
    const scope = openScope(origin, visit);
    // No header of the visitor reaches the render: what is kept is the same for everybody.
    const rendered = await inTracePart('render', () =>
      render(new Request(origin + canonical), scope.context),
    );
    const mayBeApart = rendered.status === 200 ? canonical : undefined;
    const page = await preparePage(rendered, policies, mayBeApart, visit.lite);
    const { status } = page.answer;
    const took = Math.round(performance.now() - startedAt);
    tell(canonical, status, took);
    meter?.rendered(status, took / 1000);

    // A page that fails leaves the earlier one in its place; any other takes it.
    if (status < 500) kept.forget(key);
    const mayKeep =
      !rendered.headers.has('set-cookie') &&
      !/no-store|private/.test(rendered.headers.get('cache-control') ?? '');
    const isFound = status !== 404;
    const isMadeUp = !(isFound && isUsual(origin));
    if (!mayKeep || !(isMadeUp || isLasting(status))) return page.answer;
    const isWhole = isFound && !scope.isDegraded();
    const renew = async (): Promise<void> => {
      // What is under way may have begun before the change.
      await rendering.get(key);
      if (kept.isOutdated(key)) await renderOnce(wanted);
    };
    return kept.keep(
      key,
      {
        ...page,
        reads: scope.reads(),
        isWhole,
        until: now() + (isWhole ? keptMs : isFound ? degradedMs : notFoundMs),
        renew,
      },
      isMadeUp,
    );
  };

  /** Single flight: visitors who ask for the same page at once wait for one render. */
  const renderOnce = (wanted: Wanted): Promise<PreparedResponse> => {
    const { key } = wanted;
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const started = renderResponse(wanted).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  };

  /** The application of a page that a visitor has; of an earlier version there is none any more. */
  const applicationOf = async (
    request: IncomingMessage,
    { version, path }: { readonly version: string; readonly path: string },
  ): Promise<PreparedResponse> => {
    await answerTo(request, path);
    const key = keyOf(request, path);
    const found = key === undefined ? undefined : kept.applicationOf(key);
    return found?.version === version
      ? found.answer
      : textResponse(404, 'The page has changed.', policies.resource);
  };

  const keyOf = (request: IncomingMessage, canonical: string): string | undefined => {
    const origin = clients.originOf(request);
    return origin === undefined
      ? undefined
      : origin + canonical + visitKey(visitOf(request, canonical));
  };

  const answerTo = async (request: IncomingMessage, url: string): Promise<PreparedResponse> => {
    const target = readUrl(url);
    if (target.kind === 'refused') {
      return textResponse(target.status, target.reason, policies.resource);
    }
    if (target.kind === 'moved') {
      return textResponse(308, `Moved to ${target.location}`, policies.resource, {
        location: target.location,
        'cache-control': 'public, max-age=3600',
      });
    }
    const origin = clients.originOf(request);
    if (origin === undefined) {
      return textResponse(400, 'The host name is not one.', policies.resource);
    }
    const visit = visitOf(request, url);
    const canonical =
      target.kind === 'unknown' ? unknownPathLike(target.pathname) : target.canonical;
    const key = origin + canonical + visitKey(visit);
    const wanted = { origin, canonical, visit, key };
    const known = kept.find(key) ?? rendering.get(key);
    meter?.page(known === undefined ? 'miss' : 'hit');
    if (known !== undefined) return known;
    if (rendering.size >= maxRenders) return busy(503, 1);
    const open = target.kind === 'page' ? target.open : undefined;
    const limit = isUsual(origin) ? open && limits.open : limits.strange;
    if (limit === undefined) return await renderOnce(wanted);
    const seconds = limit.take(clients.addressOf(request));
    if (seconds !== undefined) return busy(429, seconds);
    return await inTurn(async () => {
      // All articles that are not there have one page, whatever their ids.
      const shared =
        open !== undefined && (await isMissing(open.word))
          ? origin + open.pattern + visitKey(visit)
          : key;
      return kept.find(shared) ?? (await renderOnce({ ...wanted, key: shared }));
    });
  };

  const busy = (status: 429 | 503, seconds: number): PreparedResponse =>
    textResponse(status, 'The site is busy. Please try again.', policies.resource, {
      'retry-after': String(seconds),
    });

  return {
    toResponse: async (rendered) => (await preparePage(rendered, policies)).answer,
    find(request) {
      const key = keyOf(request, request.url ?? '');
      const found = key === undefined ? undefined : kept.find(key);
      if (found !== undefined) meter?.page('hit');
      return found;
    },
    answer(request) {
      const { url = '' } = request;
      const wanted = readApplicationAddress(url);
      return wanted === undefined ? answerTo(request, url) : applicationOf(request, wanted);
    },
    refresh() {
      renewing ??= kept.renewOutdated().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
