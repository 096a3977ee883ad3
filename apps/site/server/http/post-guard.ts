import type { IncomingMessage } from 'node:http';
import { createLimiter } from './limiter.ts';
import type { PreparedResponse, Words } from './response.ts';
import type { SiteHttp } from './server.ts';

/** What every address that takes messages refuses, whatever they say. */
export interface PostGuard {
  /** The refusal of a message that comes from another site's pages. */
  refuseOtherSite(request: IncomingMessage): PreparedResponse | undefined;
  /** The refusal of a client that has sent too many within a minute. */
  refuseFlood(request: IncomingMessage): PreparedResponse | undefined;
}

/**
 * A guard that counts posts by client and in all.
 *
 * @param perMinute messages of one client in a minute.
 * @param perMinuteInAll messages of everybody in a minute.
 * @param refuse makes the refusals of the address.
 */
export function createPostGuard(
  { clients, words }: Pick<SiteHttp, 'clients' | 'words'>,
  perMinute: number,
  perMinuteInAll: number,
  refuse: Words = words,
): PostGuard {
  const limiter = createLimiter(perMinute, perMinuteInAll);
  return {
    refuseOtherSite: (request) =>
      clients.isSameOrigin(request)
        ? undefined
        : refuse(403, 'This address takes messages from the pages of this site only.'),
    refuseFlood(request) {
      const seconds = limiter.take(clients.addressOf(request));
      if (seconds === undefined) return undefined;
      return refuse(429, `Too many messages. Please try again in ${seconds} seconds.`, {
        'retry-after': String(seconds),
      });
    },
  };
}
