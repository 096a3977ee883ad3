import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** The header that carries a request's id: from a proxy, to the content service, and back. */
export const requestIdHeader = 'x-request-id';

/** Ids as proxies make them (a UUID, hex, base64url): short, and safe in a log line. */
const wellFormed = /^[\w.-]{8,64}$/;

/**
 * The id of a request: the one in its header, if its sender is trusted and the id is well formed,
 * else a new one.
 */
export function requestIdOf({ headers }: IncomingMessage, isTrusted: boolean): string {
  const given = headers[requestIdHeader];
  return isTrusted && typeof given === 'string' && wellFormed.test(given)
    ? given
    : randomBytes(12).toString('base64url');
}

/**
 * Whether a request comes from a page of the server's own origin, as its browser says.
 *
 * @param isOwn tells of an origin whether it is the server's.
 * @returns `undefined` where nothing is said: it comes from no page, or from an old browser.
 */
export function isSameOrigin(
  { 'sec-fetch-site': site, origin }: IncomingHttpHeaders,
  isOwn: (origin: string) => boolean,
): boolean | undefined {
  // The browser's own word for it, which no page can forge: it holds behind any proxy.
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined ? undefined : isOwn(origin);
}

/** A request in the access log. Nothing in it is about a person. */
export interface AccessLine {
  readonly requestId: string;
  readonly method: string | undefined;
  /** The pattern of its route, never its address: that can name somebody. */
  readonly route: string;
  /** `aborted`: the connection was lost before the whole answer had left. */
  readonly status: number | 'aborted';
  readonly milliseconds: number;
  /** What was sent, the head of the answer included. */
  readonly bytes: number;
}

/** What is known of a request when it arrives. */
interface Access {
  readonly requestId: string;
  readonly routeOf: () => string;
}

/** Writes a request's log line when its answer has been sent, or its connection is lost. */
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
