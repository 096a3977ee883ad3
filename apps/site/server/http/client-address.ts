import type { IncomingMessage } from 'node:http';
import { networkOf } from '@insurance-kit/server/network';
import { isSameOrigin } from '@insurance-kit/server/requests';
import { isLoopbackHost } from '@insurance-kit/server/settings';

/**
 * Reads requests as they arrive behind a number of proxies. Each proxy appends to `X-Forwarded-For` and
 * `-Proto`, so the entry of the outermost trusted one is the n-th from the right; what stands left of it
 * was written by the visitor and counts for nothing. `X-Forwarded-Host` never counts: `SITE_URL` says
 * what the site is called.
 *
 * @param trustProxy the number of proxies in front (`TRUST_PROXY`).
 * @param siteUrl the public origin (`SITE_URL`); a site for this machine alone needs none.
 */
export function createClientReader(trustProxy: number, siteUrl: string | undefined) {
  const forwarded = (request: IncomingMessage, name: string): string | undefined => {
    if (trustProxy === 0) return undefined;
    const header = request.headers[name];
    if (header === undefined) return undefined;
    const values = String(header).split(',');
    return values[Math.max(0, values.length - trustProxy)]?.trim() || undefined;
  };

  /** Whether the request came by https, directly or to a trusted proxy. */
  const isSecure = (request: IncomingMessage): boolean =>
    'encrypted' in request.socket ||
    forwarded(request, 'x-forwarded-proto')?.toLowerCase() === 'https';

  const localOrigin = ({ headers }: IncomingMessage): string | undefined => {
    const url = URL.parse(`http://${headers.host ?? ''}`);
    return url !== null && url.origin === url.href.slice(0, -1) && isLoopbackHost(url.hostname)
      ? url.origin
      : undefined;
  };

  return {
    isSecure,
    /**
     * The public origin of the site: `SITE_URL`, and without it that of this machine, by the name that
     * the request has for it; `undefined` where neither says it.
     */
    originOf: (request: IncomingMessage): string | undefined => siteUrl ?? localOrigin(request),
    /** The visitor's address for rate limits; an IPv6 address counts by its /64 network. */
    addressOf: (request: IncomingMessage): string =>
      networkOf(forwarded(request, 'x-forwarded-for') ?? request.socket.remoteAddress ?? ''),
    /** Whether the request can have come from a page of this site only (readings §5). */
    isSameOrigin: (request: IncomingMessage): boolean =>
      // A request that says nothing of its origin comes from no page at all.
      isSameOrigin(
        request.headers,
        (origin) => origin === siteUrl || origin === localOrigin(request),
      ) ?? true,
  };
}

/** What the server believes about the sender of a request. */
export type ClientReader = ReturnType<typeof createClientReader>;
