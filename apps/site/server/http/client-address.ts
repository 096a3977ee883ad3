import type { IncomingMessage } from 'node:http';
import { cookieReader, isSameOrigin, networkOf } from '@insurance-kit/server/requests';
import { isLoopbackHost, isPrivateHost } from '@insurance-kit/server/settings';
import type { FastifyRequest } from 'fastify';
import { defaultAudience } from '#company/company.ts';
import { type Audience, audienceOfPath, readAudience } from '../../shared/audience.ts';
import { audienceCookie } from '../../shared/names.ts';

/** Load balancers request these paths with any host name. */
const healthPath = /^\/(?:healthz|readyz)(?:\?|$)/;

/** Reads a request's sender and host. If `siteUrl` is not set, the only valid host is localhost. */
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
    /** The site's origin. If `SITE_URL` is not set, the origin is read from the `Host` header. */
    originOf: (request: FastifyRequest): string | undefined => siteUrl ?? localOrigin(request),
    /** The visitor's IP address, for rate limits. An IPv6 address is cut to its /64 network. */
    addressOf: ({ ip }: FastifyRequest): string => networkOf(ip),
    /** Whether a page of this site sent the request, or may have sent it (readings §5). */
    isSameOrigin: (request: FastifyRequest): boolean =>
      // Programs and old browsers send neither `Origin` nor `Sec-Fetch-Site`: allow their requests.
      isSameOrigin(
        request.headers,
        (origin) => origin === siteUrl || origin === localOrigin(request),
      ) ?? true,
    /** Where to redirect a GET whose host name is not the site's. `undefined`: do not redirect. */
    addressAtSite({ method, host, headers, url }: FastifyRequest): string | undefined {
      // Do not redirect on a local site, because visitors may reach it through a tunnel.
      if (siteHost === undefined || isPrivateHost(siteHost)) return;
      if (!['GET', 'HEAD'].includes(method) || healthPath.test(url)) return;
      // A cache sends `Via`. Do not redirect it, unless it forwards the visitor's host name.
      if (headers.via !== undefined && headers['x-forwarded-host'] === undefined) return;
      const name = URL.parse(`http://${host}`)?.hostname;
      const isOther = name !== undefined && name !== siteHost && !isPrivateHost(name);
      return isOther ? siteUrl + url : undefined;
    },
  };
}

export type ClientReader = ReturnType<typeof createClientReader>;

const readCookie = cookieReader(audienceCookie);

/** Whether an address has an audience. `/privacy`, for example, has none. */
export const hasAudience = (url: string): boolean =>
  audienceOfPath(url.split(/[?#]/, 1)[0] ?? '') !== undefined;

/**
 * The audience that the visitor saw last, for addresses without an audience (readings §4, §2.2).
 * `undefined` for the default audience, so that its visitors and new visitors share cached pages.
 */
export function lastAudience(
  request: Pick<IncomingMessage, 'headers'>,
  url: string,
): Audience | undefined {
  const last = hasAudience(url) ? undefined : readAudience(readCookie(request));
  return last === defaultAudience ? undefined : last;
}
