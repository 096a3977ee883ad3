import { networkOf } from '@insurance-kit/server/network';
import { isSameOrigin } from '@insurance-kit/server/requests';
import { isLoopbackHost, isPrivateHost } from '@insurance-kit/server/settings';
import type { FastifyRequest } from 'fastify';

/** Asked for by machines, by whatever name they have for this one. */
const healthPath = /^\/(?:healthz|readyz)(?:\?|$)/;

/**
 * Reads who sent a request, and by which name of the site. How many proxies count is Fastify's
 * `trustProxy`.
 *
 * @param siteUrl the public origin (`SITE_URL`); a site for this machine alone needs none.
 */
export function createClientReader(siteUrl: string | undefined) {
  const siteHost = siteUrl === undefined ? undefined : new URL(siteUrl).hostname;

  const localOrigin = ({ headers }: FastifyRequest): string | undefined => {
    const url = URL.parse(`http://${headers.host ?? ''}`);
    return url !== null && url.origin === url.href.slice(0, -1) && isLoopbackHost(url.hostname)
      ? url.origin
      : undefined;
  };

  return {
    /** Whether the request came by https, directly or to a trusted proxy. */
    isSecure: ({ protocol }: FastifyRequest): boolean => protocol === 'https',
    /**
     * The public origin of the site: `SITE_URL`, and without it that of this machine, by the name that
     * the request has for it; `undefined` where neither says it.
     */
    originOf: (request: FastifyRequest): string | undefined => siteUrl ?? localOrigin(request),
    /** The visitor's address for rate limits; an IPv6 address counts by its /64 network. */
    addressOf: ({ ip }: FastifyRequest): string => networkOf(ip),
    /** Whether the request can have come from a page of this site only (readings §5). */
    isSameOrigin: (request: FastifyRequest): boolean =>
      // A request that says nothing of its origin comes from no page at all.
      isSameOrigin(
        request.headers,
        (origin) => origin === siteUrl || origin === localOrigin(request),
      ) ?? true,
    /**
     * The same address at `SITE_URL`, for a page or file that is asked for by another public name of the
     * site: forms would be refused there. A cache (`Via`) may call the site by a name for it alone.
     */
    addressAtSite({ method, host, headers, url }: FastifyRequest): string | undefined {
      // A site for this machine or its network is also called through tunnels.
      if (siteHost === undefined || isPrivateHost(siteHost)) return;
      if (!['GET', 'HEAD'].includes(method) || healthPath.test(url)) return;
      if (headers.via !== undefined && headers['x-forwarded-host'] === undefined) return;
      const name = URL.parse(`http://${host}`)?.hostname;
      const isOther = name !== undefined && name !== siteHost && !isPrivateHost(name);
      return isOther ? siteUrl + url : undefined;
    },
  };
}

/** What the server believes about the sender of a request. */
export type ClientReader = ReturnType<typeof createClientReader>;
