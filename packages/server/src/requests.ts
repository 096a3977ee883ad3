import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** The header with a request's id: from a proxy, to the content service, and back. */
export const requestIdHeader = 'x-request-id';

/** Ids as proxies make them (UUID, hex, base64url): short, and safe in a log line. */
const wellFormed = /^[\w.-]{8,64}$/;

/**
 * A request's id: its header's if the sender is trusted and the id is well formed, else a new one.
 */
export function requestIdOf({ headers }: IncomingMessage, isTrusted: boolean): string {
  const id = headers[requestIdHeader];
  return isTrusted && typeof id === 'string' && wellFormed.test(id)
    ? id
    : randomBytes(12).toString('base64url');
}

/**
 * Whether a page of the server's own origin sent the request, according to the browser.
 * @param isOwn tells whether an origin is the server's.
 * @returns `undefined` if the request does not say: it comes from no page, or from an old browser.
 */
export function isSameOrigin(
  { 'sec-fetch-site': site, origin }: IncomingHttpHeaders,
  isOwn: (origin: string) => boolean,
): boolean | undefined {
  // Set by the browser, so no page can forge it; it is right behind any proxy.
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined ? undefined : isOwn(origin);
}

/** Creates a reader of one cookie: its value, or `undefined` if it is not sent. */
export const cookieReader = (name: string) => {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`);
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
    pattern.exec(headers.cookie ?? '')?.[1];
};

/** A line of the access log. Nothing identifies a person. */
export interface AccessLine {
  readonly requestId: string;
  readonly method: string | undefined;
  /** The pattern of the route, never the address, which can name a person. */
  readonly route: string;
  /** `aborted`: the connection was lost before the whole response was sent. */
  readonly status: number | 'aborted';
  readonly milliseconds: number;
  /** Bytes sent, headers included. */
  readonly bytes: number;
}

interface Access {
  readonly requestId: string;
  readonly routeOf: () => string;
}

/** Writes a request's log line when its response has been sent, or its connection is lost. */
export function logAccess(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, routeOf }: Access,
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
