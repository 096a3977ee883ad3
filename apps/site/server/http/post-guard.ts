import type { FastifyRequest } from 'fastify';
import type { PreparedResponse, TextResponder } from './response.ts';
import type { SiteHttp } from './server.ts';

/** In Ghana one address is a whole mobile network, at a minute in which many write. */
const perMinuteOfAddress = 120;

interface PostGuardOptions {
  /** Messages of one client in a minute. */
  readonly perMinute: number;
  /** Makes the refusals of the address. */
  readonly refuse?: TextResponder;
  /**
   * The form that sends a message, by the id of its submission: a person sends each message with another
   * one, and shares an address with thousands. Without one, clients are told apart by address.
   */
  readonly formOf?: (request: FastifyRequest) => string | undefined;
}

/** A guard that counts posts by client. Forms behind one address have a larger limit together. */
export function createPostGuard(
  { clients, limit, textResponse }: Pick<SiteHttp, 'clients' | 'limit' | 'textResponse'>,
  { perMinute, refuse = textResponse, formOf = () => undefined }: PostGuardOptions,
) {
  const ofClient = limit(perMinute, (request) => formOf(request) ?? clients.addressOf(request));
  const ofAddress = limit(Math.max(perMinute, perMinuteOfAddress));
  /** Counts a message. @returns the seconds to wait where too many have come within a minute. */
  const secondsToWait = async (request: FastifyRequest): Promise<number | undefined> =>
    (await ofClient.take(request)) ?? (await ofAddress.take(request));
  return {
    /** The refusal of a message that comes from another site's pages. */
    refuseOtherSite: (request: FastifyRequest): PreparedResponse | undefined =>
      clients.isSameOrigin(request)
        ? undefined
        : refuse(403, 'This address takes messages from the pages of this site only.'),
    secondsToWait,
    /** The refusal of a client that has sent too many within a minute. */
    async refuseFlood(request: FastifyRequest): Promise<PreparedResponse | undefined> {
      const seconds = await secondsToWait(request);
      if (seconds === undefined) return undefined;
      return refuse(429, `Too many messages. Please try again in ${seconds} seconds.`, {
        'retry-after': String(seconds),
      });
    },
  };
}

/** What every address that takes messages refuses, whatever they say. */
export type PostGuard = ReturnType<typeof createPostGuard>;
