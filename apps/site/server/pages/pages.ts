import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { unknownPathLike } from '../../addresses/route-table.ts';
import type { SiteContext } from '../../handover/context.ts';
import { inlineMarkHeader } from '../../handover/marks.ts';
import { elapsedMs } from '../clock.ts';
import type { ClientReader } from '../http/client-address.ts';
import type { Policies } from '../http/csp.ts';
import { inlineSources, withoutMarks } from '../http/csp.ts';
import { createLimiter } from '../http/limiter.ts';
import type { Target } from '../http/request-url.ts';
import {
  type Bodies,
  compress,
  isCompressible,
  type PreparedResponse,
  prepareResponse,
  sizeOf,
  textResponse,
} from '../http/response.ts';
import type { Log } from '../log.ts';
import { createQueue } from '../queue.ts';
import { readApplicationAddress, splitPage } from './application.ts';
import { speculationRulesPath } from './speculation.ts';
import { type Visit, visitKey, visitOf, visitVary } from './visit.ts';

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

interface PagesOptions {
  /** React Router's request handler. */
  readonly render: (request: Request, context: SiteContext) => Promise<Response>;
  readonly openScope: OpenScope;
  readonly readUrl: (url: string) => Target;
  /** Whether there is no article of such an id; known without rendering its page. */
  readonly isMissing: (id: string) => Promise<boolean>;
  /** Grows with every change of content: while it stands still, no page needs to be looked at. */
  readonly contentVersion: () => number;
  /** The version of what a path answers, or `undefined` where nothing is known. */
  readonly contentHash: (path: string) => string | undefined;
  readonly policies: Policies;
  readonly clients: ClientReader;
  readonly log: Log;
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

interface Kept {
  readonly answer: PreparedResponse;
  /** What React needs to take the page over; the page names its version. */
  readonly application: { readonly version: string; readonly answer: PreparedResponse } | undefined;
  readonly reads: ReadonlyMap<string, string | undefined>;
  /** Whether it has all its parts; one that lacks some gives way as soon as they come. */
  readonly isWhole: boolean;
  readonly until: number;
  /** Renders the same page anew, unless that has happened meanwhile. */
  readonly renew: () => Promise<void>;
  /** The version of all content at which this page was last seen to be current. */
  currentAt: number;
}

/** Some two hundred pages with their compressed copies. */
const defaultMemoryBytes = 24_000_000;
const madeUpBytes = 4_000_000;
const keptMs = 3_600_000;
const notFoundMs = 10_000;
const degradedMs = 2_000;
/** Asked for again each time, and kept by the browser for the way back: `no-store` would bar it. */
const pageCacheControl = 'no-cache';
const retryAfterSeconds = 5;
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
/** Kept pages that are rendered anew as soon as their content changes; the others when asked for. */
const maxRenewed = 100;
const quickBrotli = 5;
const bestBrotli = 11;
const improveAfterMs = 1_000;

/** Headers of a rendered answer that do not go out: the server sets its own, and pages set no cookie. */
const withheld = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  inlineMarkHeader,
]);

/** Statuses that may be kept: pages and moves. */
const isLasting = (status: number): boolean => status >= 200 && status < 400;

export function createPages(options: PagesOptions): Pages {
  const { render, openScope, readUrl, isMissing, contentVersion, contentHash } = options;
  const { policies, clients, log } = options;
  const { now = elapsedMs, memoryBytes = defaultMemoryBytes } = options;
  const weigh = ({ answer, application }: Kept): number =>
    sizeOf(answer) + (application === undefined ? 0 : sizeOf(application.answer)) + 2_000;
  const pages = new LRUCache<string, Kept>({ maxSize: memoryBytes, sizeCalculation: weigh });
  /** Pages of addresses that visitors made up: apart, so that a flood of them pushes no page out. */
  const madeUp = new LRUCache<string, Kept>({ maxSize: madeUpBytes, sizeCalculation: weigh });
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
  let improving: Promise<void> = Promise.resolve();
  let renewing: Promise<void> | undefined;

  const isCurrent = (entry: Kept): boolean => {
    const version = contentVersion();
    if (entry.currentAt === version) return true;
    for (const [path, hash] of entry.reads) if (contentHash(path) !== hash) return false;
    entry.currentAt = version;
    return true;
  };

  /** Whether something that a page shows is known no more: an article that was taken away. */
  const isGone = ({ reads }: Kept): boolean =>
    [...reads].some(([path, hash]) => hash !== undefined && contentHash(path) === undefined);

  /** Never rejects: the earlier page is there, whatever happens. */
  const renew = (entry: Kept): Promise<void> =>
    entry.renew().catch((error: unknown) => {
      log.error({ reason: String(error) }, 'a page could not be made anew');
    });

  const lookUp = (kept: LRUCache<string, Kept>, key: string): PreparedResponse | undefined => {
    const entry = kept.get(key);
    if (entry === undefined) return undefined;
    if (now() < entry.until) {
      if (isCurrent(entry)) return entry.answer;
      if (entry.isWhole && !isGone(entry)) {
        if (rendering.size < maxRenders) void renew(entry);
        return entry.answer;
      }
    }
    kept.delete(key);
    return undefined;
  };

  const lookUpAny = (key: string): PreparedResponse | undefined =>
    lookUp(pages, key) ?? lookUp(madeUp, key);

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

  /** Replaces a kept page's quick compression by the best, one page at a time, when it has settled. */
  const improveLater = (key: string, entry: Kept): void => {
    if (entry.answer.bodies.br === undefined) return;
    const timer = setTimeout(() => {
      improving = improving.then(async () => {
        if (pages.get(key) !== entry) return;
        const { bodies } = entry.answer;
        const best = await compress(bodies.identity, bestBrotli);
        if (pages.get(key) !== entry) return;
        const answer = prepareResponse({ ...entry.answer, bodies: { ...bodies, ...best } });
        pages.set(key, { ...entry, answer });
      });
    }, improveAfterMs);
    timer.unref();
  };

  const compressed = async (identity: Buffer, contentType: string): Promise<Bodies> => ({
    identity,
    ...(identity.length > 500 && isCompressible(contentType)
      ? await compress(identity, quickBrotli)
      : {}),
  });

  /**
   * @param path of a page that may be kept: then its application is apart from it.
   * @param lite whether the visitor saves data: nothing is fetched ahead then.
   */
  const toParts = async (
    rendered: Response,
    path?: string,
    lite = false,
  ): Promise<Pick<Kept, 'answer' | 'application'>> => {
    const body = Buffer.from(await rendered.arrayBuffer());
    const contentType = rendered.headers.get('content-type') ?? '';
    const kept = [...rendered.headers].filter(([name]) => !withheld.has(name));
    const isPage = contentType.startsWith('text/html');
    // Without a mark nothing inline is the site's own.
    const mark = rendered.headers.get(inlineMarkHeader) ?? 'none';
    const marked = isPage ? body.toString() : '';
    const html = withoutMarks(marked, mark);
    const split = path === undefined ? undefined : splitPage(html, path);
    const answer = prepareResponse({
      status: rendered.status,
      headers: {
        'cache-control': rendered.status === 500 ? 'no-store' : pageCacheControl,
        vary: visitVary,
        ...(isPage && !lite && { 'speculation-rules': JSON.stringify(speculationRulesPath) }),
        ...(rendered.status === 503 && { 'retry-after': String(retryAfterSeconds) }),
        ...Object.fromEntries(kept),
      },
      // What is apart runs in this page.
      policy: isPage ? policies.page(inlineSources(marked, mark)) : policies.resource,
      bodies: await compressed(
        isPage ? Buffer.from(split === undefined ? html : split.page) : body,
        contentType,
      ),
    });
    if (split === undefined) return { answer, application: undefined };
    const { version, html: application } = split.application;
    return {
      answer,
      application: {
        version,
        answer: prepareResponse({
          status: 200,
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': 'public, max-age=31536000, immutable',
          },
          policy: policies.resource,
          bodies: await compressed(Buffer.from(application), 'text/plain'),
        }),
      },
    };
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

  const renderResponse = async (
    origin: string,
    canonical: string,
    visit: Visit,
    key: string,
  ): Promise<PreparedResponse> => {
    const startedAt = performance.now();
    const scope = openScope(origin, visit);
    // No header of the visitor reaches the render: what is kept is the same for everybody.
    const rendered = await render(new Request(origin + canonical), scope.context);
    const { answer, application } = await toParts(
      rendered,
      rendered.status === 200 ? canonical : undefined,
      visit.lite,
    );
    const took = Math.round(performance.now() - startedAt);
    tell(canonical, answer.status, took);

    const mayKeep =
      !rendered.headers.has('set-cookie') &&
      !/no-store|private/.test(rendered.headers.get('cache-control') ?? '');
    const renewThis = async (): Promise<void> => {
      // What is under way may have begun before the change.
      await rendering.get(key);
      const kept = pages.get(key);
      if (kept !== undefined && !isCurrent(kept)) await renderOnce(origin, canonical, visit, key);
    };
    const isFound = answer.status !== 404;
    const isWhole = isFound && !scope.isDegraded();
    const keptFor = isWhole ? keptMs : isFound ? degradedMs : notFoundMs;
    const entry: Kept = {
      answer,
      application,
      reads: scope.reads(),
      isWhole,
      until: now() + keptFor,
      renew: renewThis,
      // Content may have changed while the page was made.
      currentAt: Number.NaN,
    };
    // A page that fails leaves the earlier one in its place; any other takes it.
    if (answer.status < 500) {
      pages.delete(key);
      madeUp.delete(key);
    }
    if (mayKeep && !(isFound && isUsual(origin))) madeUp.set(key, entry);
    else if (mayKeep && isLasting(answer.status)) {
      pages.set(key, entry);
      improveLater(key, entry);
    }
    return answer;
  };

  /** Single flight: visitors who ask for the same page at once wait for one render. */
  const renderOnce = (
    origin: string,
    canonical: string,
    visit: Visit,
    key: string,
  ): Promise<PreparedResponse> => {
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const started = renderResponse(origin, canonical, visit, key).finally(() =>
      rendering.delete(key),
    );
    rendering.set(key, started);
    return started;
  };

  const renewOutdated = async (): Promise<void> => {
    let version: number;
    do {
      version = contentVersion();
      const outdated = [...pages.values()].filter((entry) => !isCurrent(entry));
      for (const entry of outdated.slice(0, maxRenewed)) await renew(entry);
    } while (version !== contentVersion());
  };

  /** The application of a page that a visitor has; of an earlier version there is none any more. */
  const applicationOf = async (
    request: IncomingMessage,
    { version, path }: { readonly version: string; readonly path: string },
  ): Promise<PreparedResponse> => {
    await answerTo(request, path);
    const key = keyOf(request, path);
    const found = key === undefined ? undefined : pages.get(key)?.application;
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
    const known = lookUpAny(key) ?? rendering.get(key);
    if (known !== undefined) return known;
    if (rendering.size >= maxRenders) return busy(503, 1);
    const open = target.kind === 'page' ? target.open : undefined;
    const limit = isUsual(origin) ? open && limits.open : limits.strange;
    if (limit === undefined) return await renderOnce(origin, canonical, visit, key);
    const seconds = limit.take(clients.addressOf(request));
    if (seconds !== undefined) return busy(429, seconds);
    return await inTurn(async () => {
      // All articles that are not there have one page, whatever their ids.
      const kept =
        open !== undefined && (await isMissing(open.word))
          ? origin + open.pattern + visitKey(visit)
          : key;
      return lookUpAny(kept) ?? (await renderOnce(origin, canonical, visit, kept));
    });
  };

  const busy = (status: 429 | 503, seconds: number): PreparedResponse =>
    textResponse(status, 'The site is busy. Please try again.', policies.resource, {
      'retry-after': String(seconds),
    });

  return {
    toResponse: async (rendered) => (await toParts(rendered)).answer,
    find(request) {
      const key = keyOf(request, request.url ?? '');
      return key === undefined ? undefined : lookUpAny(key);
    },
    answer(request) {
      const { url = '' } = request;
      const wanted = readApplicationAddress(url);
      return wanted === undefined ? answerTo(request, url) : applicationOf(request, wanted);
    },
    refresh() {
      renewing ??= renewOutdated().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
