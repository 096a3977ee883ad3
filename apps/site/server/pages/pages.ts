import { isContentError, resourcePath } from '@insurance-kit/content-client';
import type { FastifyRequest } from 'fastify';
import { audiences } from '#company/company.ts';
import { type Audience, audienceOfPath } from '../../shared/audience.ts';
import { lastAudience } from '../http/client-address.ts';
import { createQueue } from '../http/queue.ts';
import type { IdAddress, Target } from '../http/request-url.ts';
import type { PreparedResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { Meter } from '../metrics.ts';
import { createPageCache } from './cache.ts';
import { createRenderer, type PageRequest, type Rendering } from './render.ts';

interface PageContent {
  /** Whether a cached list contains the article with this content path. */
  isListed(path: string): boolean;
  readonly store: {
    document(path: string): Promise<unknown>;
    cached(path: string): { readonly hash: string } | undefined;
    onChange(listener: (path: string) => void): void;
  };
}

const articlePath = ({ id }: IdAddress): string | undefined => {
  try {
    return resourcePath('article', id);
  } catch {
    // The id is invalid.
    return undefined;
  }
};

interface PagesOptions extends Omit<Rendering, 'toResponse'> {
  readonly readUrl: (url: string) => Target;
  readonly content: PageContent;
  readonly meter?: Meter | undefined;
}

/** Limit of one visitor's requests for searches, and for articles that no list contains. */
const unlistedPerMinute = 60;
/** Matches the URL of a search. Visitors can invent any number of searches. */
const isSearch = /[?&]q=/;

const tooManyWait = new Error('too many pages are waiting');
const noOrigin = 'SITE_URL is not set, so this site answers only requests for localhost.';
/** A space, which no address contains, separates address and audience. */
const cacheKey = (origin: string, path: string, audience: Audience | undefined): string =>
  `${origin}${path} ${audience ?? ''}`;
/** All unknown addresses of an audience share this address, and therefore a cached page. */
function unknownPathLike(pathname: string): string {
  const audience = audienceOfPath(pathname);
  return audience === undefined ? '/unknown' : `${audiences[audience].prefix}unknown`;
}

/** Answers requests for pages. Renders each page once, and caches it until its content changes. */
export function createPages(
  { clients, limit, log, policies, textResponse }: SiteHttp,
  options: PagesOptions,
) {
  const { render, openScope, readUrl, content, meter } = options;
  const unlistedLimit = limit(unlistedPerMinute);
  // Render few searches and unlisted articles at a time, so that other pages need not wait.
  const queueRender = createQueue(2, 200, () => tooManyWait);
  const cache = createPageCache((path) => content.store.cached(path)?.hash);
  content.store.onChange(cache.forget);
  const renderer = createRenderer({ render, openScope, policies, cache, log, meter });

  const isListed = (address: IdAddress): boolean => content.isListed(articlePath(address) ?? '');

  /** Whether the service reports the article as missing. Fetches the article if it is uncached. */
  const isMissing = async (address: IdAddress): Promise<boolean> => {
    const path = articlePath(address);
    if (path === undefined) return true;
    return await content.store.document(path).then(
      () => false,
      (error: unknown) => isContentError(error, 'missing'),
    );
  };

  const busy = (status: 429 | 503, seconds: number): PreparedResponse =>
    textResponse(status, 'The site is busy. Please try again.', { 'retry-after': String(seconds) });

  return async (request: FastifyRequest): Promise<PreparedResponse> => {
    const origin = clients.originOf(request);
    const audience = lastAudience(request.raw, request.url);
    const cached = origin && cache.get(cacheKey(origin, request.url, audience));
    if (cached) {
      meter?.page('hit');
      return cached;
    }
    const target = readUrl(request.url);
    if (target.kind === 'moved') {
      const headers = { location: target.location, 'cache-control': 'public, max-age=3600' };
      return textResponse(308, `Moved to ${target.location}`, headers);
    }
    if (origin === undefined) return textResponse(400, noOrigin);
    const isUnknown = target.kind === 'unknown';
    const canonical = isUnknown ? unknownPathLike(target.pathname) : target.canonical;
    const keyFor = (path: string): string => cacheKey(origin, path, audience);
    const idAddress = isUnknown ? undefined : target.idAddress;
    const unlisted = idAddress && !isListed(idAddress) ? idAddress : undefined;
    const key = keyFor(canonical);
    const notFoundKey = unlisted === undefined ? key : keyFor(unlisted.pattern);
    const page: PageRequest = { origin, canonical, audience, key, notFoundKey };
    const known = cache.get(key) ?? renderer.underWay(key);
    meter?.page(known === undefined ? 'miss' : 'hit');
    if (known !== undefined) return known;
    if (renderer.isBusy()) return busy(503, 1);
    if (unlisted === undefined && !isSearch.test(canonical)) return await renderer.render(page);
    const seconds = await unlistedLimit.take(request);
    if (seconds !== undefined) return busy(429, seconds);
    try {
      return await queueRender(async () => {
        // The missing articles of a route share one 404 page.
        const isAbsent = unlisted !== undefined && (await isMissing(unlisted));
        return (isAbsent ? cache.get(notFoundKey) : undefined) ?? renderer.render(page);
      });
    } catch (error) {
      if (error === tooManyWait) return busy(503, 1);
      throw error;
    }
  };
}
