import { networkOf } from '@insurance-kit/server/network';
import { isSameOrigin } from '@insurance-kit/server/requests';
import { isLoopbackHost, isPrivateHost } from '@insurance-kit/server/settings';
import type { FastifyRequest } from 'fastify';

/** Load balancers request these paths by any host name. */
const healthPath = /^\/(?:healthz|readyz)(?:\?|$)/;

/**
 * Reads a request's sender and origin by `trustProxy`. Without `siteUrl` only this machine uses the
 * site.
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
    isSecure: ({ protocol }: FastifyRequest): boolean => protocol === 'https',
    /** The public origin: `SITE_URL`, or this machine's by the request's host, if known. */
    originOf: (request: FastifyRequest): string | undefined => siteUrl ?? localOrigin(request),
    /** The visitor's address for rate limits; an IPv6 address counts by its /64 network. */
    addressOf: ({ ip }: FastifyRequest): string => networkOf(ip),
    /** Whether only a page of this site can have sent the request (readings §5). */
    isSameOrigin: (request: FastifyRequest): boolean =>
      // A request without an origin does not come from a page.
      isSameOrigin(
        request.headers,
        (origin) => origin === siteUrl || origin === localOrigin(request),
      ) ?? true,
    /**
     * The address at `SITE_URL` for a GET by another host name. A cache (`Via`) may use another.
     */
    addressAtSite({ method, host, headers, url }: FastifyRequest): string | undefined {
      // A site for this machine or its network is also reached through tunnels.
      if (siteHost === undefined || isPrivateHost(siteHost)) return;
      if (!['GET', 'HEAD'].includes(method) || healthPath.test(url)) return;
      if (headers.via !== undefined && headers['x-forwarded-host'] === undefined) return;
      const name = URL.parse(`http://${host}`)?.hostname;
      const isOther = name !== undefined && name !== siteHost && !isPrivateHost(name);
      return isOther ? siteUrl + url : undefined;
    },
  };
}

export type ClientReader = ReturnType<typeof createClientReader>;
