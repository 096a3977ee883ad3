import type { FastifyRequest } from 'fastify';
import type { PreparedResponse, TextResponder } from './response.ts';
import type { SiteHttp } from './server.ts';

/** Limit of posts per minute from one IP address, for all its submission ids together. */
const mostPerAddress = 120;

interface PostGuardOptions {
  readonly perMinute: number;
  readonly refuse?: TextResponder;
  /** Reads a post's submission id. Posts without an id are counted by IP address. */
  readonly idOf?: (request: FastifyRequest) => string | undefined;
}

/** Limits posts per submission id (without an id: per IP address) and all posts per IP address. */
export function createPostGuard(
  { clients, limit, textResponse }: Pick<SiteHttp, 'clients' | 'limit' | 'textResponse'>,
  { perMinute, refuse = textResponse, idOf = () => undefined }: PostGuardOptions,
) {
  const ofClient = limit(perMinute, (request) => idOf(request) ?? clients.addressOf(request));
  const ofAddress = limit(Math.max(perMinute, mostPerAddress));
  /** Counts a post. @returns the seconds to wait; `undefined` if the post is allowed. */
  const secondsToWait = async (request: FastifyRequest): Promise<number | undefined> =>
    (await ofClient.take(request)) ?? (await ofAddress.take(request));
  const tooMany = (seconds: number): PreparedResponse =>
    refuse(429, `Too many messages. Please try again in ${seconds} seconds.`, {
      'retry-after': String(seconds),
    });
  return {
    refuseOtherSite: (request: FastifyRequest): PreparedResponse | undefined =>
      clients.isSameOrigin(request)
        ? undefined
        : refuse(403, 'This address accepts only messages from pages of this site.'),
    secondsToWait,
    tooMany,
    async refuseFlood(request: FastifyRequest): Promise<PreparedResponse | undefined> {
      const seconds = await secondsToWait(request);
      return seconds === undefined ? undefined : tooMany(seconds);
    },
  };
}

/** Parses JSON. For invalid JSON returns `undefined`, which no schema accepts. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
