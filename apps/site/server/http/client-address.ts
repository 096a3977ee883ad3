import type { IncomingMessage } from 'node:http';

/** What the server believes about the sender of a request. */
export interface ClientReader {
  /** Whether the request came by https, directly or to a trusted proxy. */
  isSecure(request: IncomingMessage): boolean;
  /**
   * The public origin that the request was sent to: `SITE_URL` where it is set.
   *
   * @returns `undefined` for a host name that cannot be one.
   */
  originOf(request: IncomingMessage): string | undefined;
  /** The visitor's address for rate limits; an IPv6 address counts by its /64 network. */
  addressOf(request: IncomingMessage): string;
  /** Whether the request can have come from a page of this site only (readings §5). */
  isSameOrigin(request: IncomingMessage): boolean;
}

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** A host name that an address can have: `1.2.3.4.5` and `a:99999` look like one and are none. */
const isHost = (host: string): boolean => hostPattern.test(host) && URL.canParse(`http://${host}`);

/** The /64 network of an IPv6 address, which one household or server has to itself. */
const networkOf = (address: string): string => {
  const [left = '', right] = address.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right === undefined ? [] : right.split(':').filter(Boolean);
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4).join(':');
};

/**
 * Reads requests as they arrive behind a number of proxies. Each proxy appends to `X-Forwarded-For` and
 * `-Proto`, so the entry of the outermost trusted one is the n-th from the right; what stands left of it
 * was written by the visitor and counts for nothing. `X-Forwarded-Host` never counts: `SITE_URL` says
 * what the site is called.
 *
 * @param trustProxy the number of proxies in front (`TRUST_PROXY`).
 * @param siteUrl the public origin, where it is fixed (`SITE_URL`).
 */
export function createClientReader(trustProxy: number, siteUrl: string | undefined): ClientReader {
  const forwarded = (request: IncomingMessage, name: string): string | undefined => {
    if (trustProxy === 0) return undefined;
    const header = request.headers[name];
    if (header === undefined) return undefined;
    const values = String(header).split(',');
    return values[Math.max(0, values.length - trustProxy)]?.trim() || undefined;
  };

  const isSecure = (request: IncomingMessage): boolean =>
    'encrypted' in request.socket ||
    forwarded(request, 'x-forwarded-proto')?.toLowerCase() === 'https';

  const requestOrigin = (request: IncomingMessage): string | undefined => {
    const { host } = request.headers;
    if (host === undefined || !isHost(host)) return undefined;
    return `${isSecure(request) ? 'https' : 'http'}://${host.toLowerCase()}`;
  };

  return {
    isSecure,
    originOf: (request) => siteUrl ?? requestOrigin(request),
    addressOf(request) {
      const address =
        forwarded(request, 'x-forwarded-for') ?? request.socket.remoteAddress ?? 'unknown';
      const plain = address.replace(/^::ffff:/i, '');
      return plain.includes(':') ? networkOf(plain) : plain;
    },
    isSameOrigin(request) {
      // The browser's own word for it, which no page can forge: it holds behind any proxy.
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined) return site === 'same-origin';
      // Every browser names the origin of a POST: a request without it comes from no page at all.
      const { origin } = request.headers;
      return origin === undefined || origin === siteUrl || origin === requestOrigin(request);
    },
  };
}
