import type { IncomingMessage } from 'node:http';
import type { ClientReader } from '../http/client-address.ts';
import { createLimiter } from '../http/limiter.ts';
import type { PreparedResponse } from '../http/response.ts';

interface PostGuardOptions {
  readonly clients: ClientReader;
  /** Makes the refusals of the address. */
  readonly refuse: (
    status: number,
    words: string,
    headers?: Readonly<Record<string, string>>,
  ) => PreparedResponse;
  /** Messages of one client in a minute. */
  readonly perMinute: number;
  /** Messages of everybody in a minute. */
  readonly perMinuteInAll: number;
  readonly now?: (() => number) | undefined;
}

/** What every address that takes messages refuses, whatever they say. */
export interface PostGuard {
  /** The refusal of a message that comes from another site's pages. */
  refuseOtherSite(request: IncomingMessage): PreparedResponse | undefined;
  /** The refusal of a client that has sent too many within a minute. */
  refuseFlood(request: IncomingMessage): PreparedResponse | undefined;
}

/** A guard that counts posts by client and in all. */
export function createPostGuard(options: PostGuardOptions): PostGuard {
  const { clients, refuse, perMinute, perMinuteInAll, now } = options;
  const limiter = createLimiter(perMinute, perMinuteInAll, now);
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
