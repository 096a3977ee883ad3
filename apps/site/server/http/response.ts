import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { requestIdHeader } from '@insurance-kit/server/requests';
import { retryAfterSeconds } from '../../shared/names.ts';
import type { HeaderMap, Policies, Policy } from './csp.ts';

/** Content codings of the server, the best first. */
const codings = ['br', 'gzip'] as const;

/** The body of a response, in several content codings. `compressBest` improves `br` in place. */
export interface Bodies {
  readonly identity: Buffer;
  br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** A response that the server can cache and send to many requests. */
export interface PreparedResponse {
  readonly status: number;
  /** Headers by lower-case name. `sendResponse` adds length, coding and entity tag. */
  readonly headers: HeaderMap;
  readonly policy: Policy;
  readonly bodies: Bodies;
  readonly etag: string;
}

export function fingerprint(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** Creates a response. Its entity tag is computed from the uncompressed body. */
export function prepareResponse(
  parts: Pick<PreparedResponse, 'status' | 'headers' | 'policy' | 'bodies'>,
): PreparedResponse {
  // A weak tag, because all codings share it (RFC 9110 §8.8.1).
  return { ...parts, etag: `W/"${fingerprint(parts.bodies.identity)}"` };
}

export const withHeaders = (answer: PreparedResponse, headers: HeaderMap): PreparedResponse => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

const shortResponse = (
  status: number,
  contentType: string,
  text: string,
  policy: Policy,
  headers: HeaderMap,
): PreparedResponse =>
  prepareResponse({
    status,
    headers: { 'content-type': contentType, 'cache-control': 'no-store', ...headers },
    policy,
    bodies: { identity: Buffer.from(text) },
  });

export const foreverCacheControl = 'public, max-age=31536000, immutable';

/** Creates a short response, such as an error, as plain text or as JSON. */
export type TextResponder = (status: number, text: string, headers?: HeaderMap) => PreparedResponse;

export const createTextResponse =
  ({ resource }: Pick<Policies, 'resource'>): TextResponder =>
  (status, text, headers = {}) =>
    shortResponse(status, 'text/plain; charset=utf-8', `${text}\n`, resource, headers);

export const jsonResponse = (
  status: number,
  value: unknown,
  policy: Policy,
  headers: HeaderMap = {},
): PreparedResponse =>
  shortResponse(status, 'application/json; charset=utf-8', JSON.stringify(value), policy, headers);

export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript|manifest\+json)\b|image\/svg/.test(contentType);
}

function codingFor(header: string | undefined, bodies: Bodies): keyof Bodies {
  const available = codings.filter((coding) => bodies[coding] !== undefined);
  // Ignores `*`, because clients that send it may understand neither Brotli nor gzip.
  const named = header?.toLowerCase().replaceAll('*', 'any') ?? '';
  return negotiate(named, available) ?? 'identity';
}

const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2)));

/** Sends a response: chooses the coding, sends 304 if the tag matches, omits the body for HEAD. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, policy, bodies, etag }: PreparedResponse,
  secure: boolean,
): void {
  const coding = codingFor(request.headers['accept-encoding'], bodies);
  const body = bodies[coding] ?? bodies.identity;
  const unchanged = status === 200 && isUnchanged(request.headers['if-none-match'], etag);
  const id = request.headers[requestIdHeader];
  const coded = bodies.br !== undefined || bodies.gzip !== undefined;
  const { 'content-type': contentType, vary, ...others } = headers;
  const varies = [...(coded ? ['Accept-Encoding'] : []), ...(vary === undefined ? [] : [vary])];
  response.writeHead(unchanged ? 304 : status, {
    ...others,
    ...(secure ? policy.https : policy.http),
    ...(status === 200 && { etag }),
    ...(varies.length > 0 && { vary: varies.join(', ') }),
    ...(!unchanged && {
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      'content-length': String(body.length),
    }),
    ...(id !== undefined && { [requestIdHeader]: id }),
  });
  response.end(unchanged || request.method === 'HEAD' ? undefined : body);
}

/** Creates JSON error responses, in the content service's format. */
export function createRefusals(policies: Policies) {
  const refuse: TextResponder = (status, error, headers) =>
    jsonResponse(status, { error }, policies.resource, headers);
  return {
    refuse,
    notFound: refuse(404, 'Not found.'),
    failing: (status: 502 | 503): PreparedResponse =>
      refuse(status, 'This content is not available. Please try again later.', {
        'retry-after': String(retryAfterSeconds),
      }),
  };
}
