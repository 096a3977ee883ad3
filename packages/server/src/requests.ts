import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The network that counts as one client: an IPv4 address or IPv6 /64. Returns other text as is. */
export function networkOf(text: string): string {
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(text) ?? [];
  const address = (inBrackets ?? beforePort ?? text).replace(/%.*$/, '');
  if (isIP(address) === 0) return text;
  const client = ipaddr.process(address);
  if (client instanceof ipaddr.IPv4) return client.toString();
  return client.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** Value of Fastify's option `trustProxy` for a server behind `proxies` proxies. */
export const trustHops =
  (proxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < proxies;

/** Header with a request's id. A proxy may set it, and responses return it. */
export const requestIdHeader = 'x-request-id';

/** Matches ids in the formats of proxies (UUID, hex, base64url): short, and safe to log. */
const wellFormed = /^[\w.-]{8,64}$/;

/** The id that a trusted sender passed, if it is well-formed; otherwise a new id. */
export function requestIdOf({ headers }: IncomingMessage, isTrusted: boolean): string {
  const id = headers[requestIdHeader];
  return isTrusted && typeof id === 'string' && wellFormed.test(id)
    ? id
    : randomBytes(12).toString('base64url');
}

/**
 * Whether a page of this server sent the request, according to the browser.
 * @param isOwn says whether an origin belongs to this server.
 * @returns `undefined` if the headers do not say: the sender is a program or an old browser.
 */
export function isSameOrigin(
  { 'sec-fetch-site': site, origin }: IncomingHttpHeaders,
  isOwn: (origin: string) => boolean,
): boolean | undefined {
  // Browsers set `Sec-Fetch-Site`: pages cannot forge it, and proxies do not change it.
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined ? undefined : isOwn(origin);
}

/** Creates a reader of one cookie. The reader returns `undefined` if the cookie is missing. */
export const cookieReader = (name: string) => {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`);
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
    pattern.exec(headers.cookie ?? '')?.[1];
};

/** Compares secrets in constant time, by hash: `timingSafeEqual` needs values of equal length. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));

/** A line of the access log, without personal data. */
export interface AccessLine {
  readonly requestId: string;
  readonly method: string | undefined;
  /** The route's pattern, not the URL, which could identify a person. */
  readonly route: string;
  /** `aborted`: the connection was lost before the end of the response. */
  readonly status: number | 'aborted';
  readonly milliseconds: number;
  /** Bytes sent, including headers. */
  readonly bytes: number;
}

/** Writes a request's log line when its response is sent or its connection is lost. */
export function logAccess(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, routeOf }: { readonly requestId: string; readonly routeOf: () => string },
  write: (line: AccessLine) => void,
): void {
  const { socket, method } = request;
  const startedAt = performance.now();
  const sentBefore = socket.bytesWritten;
  response.once('close', () =>
    write({
      requestId,
      method,
      route: routeOf(),
      status: response.writableFinished ? response.statusCode : 'aborted',
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: socket.bytesWritten - sentBefore,
    }),
  );
}
