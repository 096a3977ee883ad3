import type { FastifyRequest } from 'fastify';
import type { Audience } from '../../addresses/audience.ts';
import { unknownPathLike } from '../../addresses/route-table.ts';
import { type OpenAddress, type Target, withoutTail } from '../http/request-url.ts';
import type { PreparedResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { Meter } from '../metrics/metrics.ts';
import { createQueue } from '../queue.ts';
import { type ArticleContent, articlesIn } from './articles.ts';
import { createPageCache } from './cache.ts';
import { lastAudience } from './last-audience.ts';
import { preparePage } from './prepare.ts';
import { createRenderer, type PageRequest, type Rendering } from './render.ts';

/** The content that pages are made of. */
interface PageContent extends ArticleContent {
  readonly store: ArticleContent['store'] & {
    /** What a path answers now, if it is known. */
    cached(path: string): { readonly hash: string } | undefined;
    /** Calls `listener` with the path of content that has changed. */
    onChange(listener: (path: string) => void): void;
  };
}

interface PagesOptions extends Omit<Rendering, 'toResponse'> {
  readonly readUrl: (url: string) => Target;
  readonly content: PageContent;
  readonly meter?: Meter | undefined;
  readonly now?: () => number;
  readonly memoryBytes?: number;
}

/** Some two hundred pages with their compressed copies. */
const defaultMemoryBytes = 24_000_000;
/** Pages rendered a minute for one visitor at addresses that no list of the site has. */
const unlistedPerMinute = 60;
/** A search: there is no end of such addresses either. */
const isSearch = /[?&]q=/;
/** Of those so many are rendered, and wait, at the same time: other pages get their turn. */
const unlistedRenders = { parallel: 2, waiting: 200 };

const tooManyWait = new Error('too many pages wait');
const noOrigin = 'SITE_URL is not set: this site is for localhost alone.';
/** What a page is cached by. No address has a space. */
const cacheKey = (origin: string, path: string, audience: Audience | undefined): string =>
  `${origin}${path} ${audience ?? ''}`;
/** What browsers ask for by themselves; nobody sees the answer where there is none. */
const askedByItself = /^\/(?:favicon\.ico|apple-touch-icon[\w-]*\.png)$/;
/** What a browser wants for a page that it shows: no page of words for people. */
const isForAPage = ({ headers }: FastifyRequest): boolean =>
  /^(?:audio|font|image|manifest|script|style|track|video|worker)$/.test(
    String(headers['sec-fetch-dest'] ?? ''),
  );

/**
 * Answers requests for pages: rendered once, within limits, and cached as bytes until what they were made
 * of changes.
 */
export function createPages(
  { clients, limit, log, policies, textResponse }: SiteHttp,
  options: PagesOptions,
) {
  const { render, openScope, readUrl, content, meter } = options;
  const { now = () => performance.now(), memoryBytes = defaultMemoryBytes } = options;
  const articles = articlesIn(content);
  const unlisted = limit(unlistedPerMinute);
  const { parallel, waiting } = unlistedRenders;
  const inTurn = createQueue(parallel, waiting, () => tooManyWait);
  const cache = createPageCache((path) => content.store.cached(path)?.hash, memoryBytes, now);
  content.store.onChange(cache.forget);
  const renderer = createRenderer({ render, openScope, policies, cache, log, meter });

  const busy = (status: 429 | 503, seconds: number): PreparedResponse =>
    textResponse(status, 'The site is busy. Please try again.', { 'retry-after': String(seconds) });

  const moved = (status: 307 | 308, location: string): PreparedResponse =>
    textResponse(status, `Moved to ${location}`, {
      location,
      'cache-control': status === 308 ? 'public, max-age=3600' : 'no-store',
    });

  /** A page whose address may be made up: all missing records of a route share one answer, a 404. */
  const answerUnlisted = async (
    page: PageRequest,
    open: OpenAddress,
  ): Promise<PreparedResponse> => {
    if (!(await articles.isMissing(open))) return await renderer.render(page);
    // `/detail/7.`, as people copy it out of a sentence.
    const id = withoutTail(open.id);
    if (id !== open.id && id !== '' && !(await articles.isMissing({ ...open, id }))) {
      return moved(
        307,
        open.pattern.replace(/:\w+/, () => encodeURIComponent(id)),
      );
    }
    return cache.get(page.notFoundKey) ?? (await renderer.render(page));
  };

  /** The answer to a GET or HEAD for a page or a resource route: cached, or rendered now. */
  const answer = async (request: FastifyRequest): Promise<PreparedResponse> => {
    const origin = clients.originOf(request);
    const audience = lastAudience(request.raw, request.url);
    const cached = origin && cache.get(cacheKey(origin, request.url, audience));
    if (cached) {
      meter?.page('hit');
      return cached;
    }
    const target = readUrl(request.url);
    if (target.kind === 'refused') return textResponse(target.status, target.reason);
    if (target.kind === 'moved') return moved(308, target.location);
    if (origin === undefined) return textResponse(400, noOrigin);
    const isUnknown = target.kind === 'unknown';
    if (isUnknown && (askedByItself.test(target.pathname) || isForAPage(request))) {
      return textResponse(404, 'There is no such file.');
    }
    const canonical = isUnknown ? unknownPathLike(target.pathname) : target.canonical;
    const keyFor = (path: string): string => cacheKey(origin, path, audience);
    const open =
      isUnknown || target.open === undefined || articles.isListed(target.open)
        ? undefined
        : target.open;
    const key = keyFor(canonical);
    const notFoundKey = open === undefined ? key : keyFor(open.pattern);
    const page: PageRequest = { origin, canonical, audience, key, notFoundKey };
    const known = cache.get(key) ?? renderer.underWay(key);
    meter?.page(known === undefined ? 'miss' : 'hit');
    if (known !== undefined) return known;
    if (renderer.isBusy()) return busy(503, 1);
    if (open === undefined && !isSearch.test(canonical)) return await renderer.render(page);
    const seconds = await unlisted.take(request);
    if (seconds !== undefined) return busy(429, seconds);
    try {
      return await inTurn(() => (open ? answerUnlisted(page, open) : renderer.render(page)));
    } catch (error) {
      if (error === tooManyWait) return busy(503, 1);
      throw error;
    }
  };

  return {
    /** What React Router has rendered as an answer: compressed, and a page with its policy. */
    toResponse: (rendered: Response) => preparePage(rendered, policies, true),
    answer,
  };
}
