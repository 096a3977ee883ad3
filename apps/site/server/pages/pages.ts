import type { IncomingMessage } from 'node:http';
import { unknownPathLike } from '../../addresses/route-table.ts';
import { elapsedMs } from '../clock.ts';
import type { Edge } from '../edge/edge.ts';
import { createLimiter } from '../http/limiter.ts';
import type { OpenAddress, Target } from '../http/request-url.ts';
import { type PreparedResponse, wordsWith } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { Meter } from '../metrics/meter.ts';
import { createQueue } from '../queue.ts';
import { createKeptPages, type KeptPagesOptions } from './kept.ts';
import { createOrigins } from './origins.ts';
import { preparePage } from './prepare.ts';
import { createRenderer, type Rendering } from './render.ts';
import { visitKey, visitOf } from './visit.ts';

interface PagesOptions
  extends Omit<Rendering, 'toResponse'>,
    Pick<SiteHttp, 'clients' | 'policies' | 'log'>,
    Pick<KeptPagesOptions, 'contentVersion' | 'contentHash'> {
  readonly readUrl: (url: string) => Target;
  /** Whether a page's record is known to be missing, so that its page need not be rendered to know it. */
  readonly isMissing: (open: OpenAddress) => Promise<boolean>;
  readonly meter?: Meter | undefined;
  readonly edge?: Pick<Edge, 'cacheable' | 'uncacheable'> | undefined;
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
  /** The answer to a GET or HEAD for a page, or a resource route. */
  answer(request: IncomingMessage): Promise<PreparedResponse>;
  /** Renders the kept pages anew that were made of what has changed, those used last first. */
  refresh(): Promise<void>;
}

/** Some two hundred pages with their compressed copies. */
const defaultMemoryBytes = 24_000_000;
const maxWaiting = 500;
/**
 * Pages rendered a minute for addresses that anybody can make up, such as an article's that is not kept:
 * for one visitor, and for all.
 */
const openPerMinute = 60;
const openPerMinuteInAll = 1_200;
/** Pages rendered a minute for host names that are not the site's usual ones. */
const otherHostPerMinute = 2;
const otherHostPerMinuteInAll = 60;
/** Renders of both kinds at the same time: few, so that other pages get their turn. */
const parallelLimited = 2;

/** Answers requests for pages: from memory where possible, else rendered, within limits. */
export function createPages(options: PagesOptions): Pages {
  const { render, openScope, readUrl, isMissing, contentVersion, contentHash } = options;
  const { policies, clients, log, meter, edge } = options;
  const { now = elapsedMs, memoryBytes = defaultMemoryBytes } = options;
  const limits = {
    open: createLimiter(openPerMinute, openPerMinuteInAll, now),
    otherHost: createLimiter(otherHostPerMinute, otherHostPerMinuteInAll, now),
  };
  const inTurn = createQueue(parallelLimited, maxWaiting, () => new Error('too many pages wait'));
  const isUsual = createOrigins(log);
  const words = wordsWith(policies);
  let renewing: Promise<void> | undefined;
  const kept = createKeptPages({
    contentVersion,
    contentHash,
    edge,
    mayRenew: () => !renderer.isBusy(),
    log,
    now,
    memoryBytes,
  });
  const renderer = createRenderer({
    render,
    openScope,
    policies,
    kept,
    isUsual,
    log,
    meter,
    now,
  });

  const keyOf = (request: IncomingMessage, canonical: string): string | undefined => {
    const origin = clients.originOf(request);
    return origin === undefined
      ? undefined
      : origin + canonical + visitKey(visitOf(request, canonical));
  };

  const answerTo = async (request: IncomingMessage, url: string): Promise<PreparedResponse> => {
    const target = readUrl(url);
    if (target.kind === 'refused') return words(target.status, target.reason);
    if (target.kind === 'moved') {
      return words(308, `Moved to ${target.location}`, {
        location: target.location,
        'cache-control': 'public, max-age=3600',
      });
    }
    const origin = clients.originOf(request);
    if (origin === undefined) return words(400, 'The host name is not one.');
    const visit = visitOf(request, url);
    const canonical =
      target.kind === 'unknown' ? unknownPathLike(target.pathname) : target.canonical;
    const key = origin + canonical + visitKey(visit);
    const page = { origin, canonical, visit, key };
    const known = kept.find(key) ?? renderer.underWay(key);
    meter?.page(known === undefined ? 'miss' : 'hit');
    if (known !== undefined) return known;
    if (renderer.isBusy()) return busy(503, 1);
    const open = target.kind === 'page' ? target.open : undefined;
    const limit = isUsual(origin) ? open && limits.open : limits.otherHost;
    if (limit === undefined) return await renderer.render(page);
    const seconds = limit.take(clients.addressOf(request));
    if (seconds !== undefined) return busy(429, seconds);
    return await inTurn(async () => {
      // All missing records of a route share one page, whatever their ids.
      const shared =
        open !== undefined && (await isMissing(open))
          ? origin + open.pattern + visitKey(visit)
          : key;
      return kept.find(shared) ?? (await renderer.render({ ...page, key: shared }));
    });
  };

  const busy = (status: 429 | 503, seconds: number): PreparedResponse =>
    words(status, 'The site is busy. Please try again.', { 'retry-after': String(seconds) });

  return {
    toResponse: (rendered) => preparePage(rendered, policies),
    find(request) {
      const key = keyOf(request, request.url ?? '');
      const found = key === undefined ? undefined : kept.find(key);
      if (found !== undefined) meter?.page('hit');
      return found;
    },
    answer(request) {
      return answerTo(request, request.url ?? '');
    },
    refresh() {
      renewing ??= kept.renewOutdated().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
