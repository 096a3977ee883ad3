import type { FastifyRequest } from 'fastify';
import { createLimiter } from './limiter.ts';
import type { PreparedResponse, TextResponder } from './response.ts';
import type { SiteHttp } from './server.ts';

/** In Ghana one address is a whole mobile network, at a minute in which many write. */
const perMinuteOfAddress = 120;

/**
 * A guard that counts posts by client: a form, by the id of its submission, or an address where there is
 * none. Forms behind one address have a larger limit together.
 *
 * @param perMinute messages of one client in a minute.
 * @param refuse makes the refusals of the address.
 */
export function createPostGuard(
  { clients, textResponse }: Pick<SiteHttp, 'clients' | 'textResponse'>,
  perMinute: number,
  refuse: TextResponder = textResponse,
) {
  const takeOfClient = createLimiter(perMinute);
  const takeOfAddress = createLimiter(Math.max(perMinute, perMinuteOfAddress));
  /**
   * Counts a message.
   *
   * @param submissionId the id that a form gave it: a person sends each message with another one, and shares
   *   an address with thousands.
   * @returns the seconds to wait where too many have come within a minute.
   */
  const secondsToWait = (request: FastifyRequest, submissionId?: string): number | undefined => {
    const address = clients.addressOf(request);
    return takeOfClient(submissionId ?? address) ?? takeOfAddress(address);
  };
  return {
    /** The refusal of a message that comes from another site's pages. */
    refuseOtherSite: (request: FastifyRequest): PreparedResponse | undefined =>
      clients.isSameOrigin(request)
        ? undefined
        : refuse(403, 'This address takes messages from the pages of this site only.'),
    secondsToWait,
    /** The refusal of a client that has sent too many within a minute. */
    refuseFlood(request: FastifyRequest, submissionId?: string): PreparedResponse | undefined {
      const seconds = secondsToWait(request, submissionId);
      if (seconds === undefined) return undefined;
      return refuse(429, `Too many messages. Please try again in ${seconds} seconds.`, {
        'retry-after': String(seconds),
      });
    },
  };
}

/** What every address that takes messages refuses, whatever they say. */
export type PostGuard = ReturnType<typeof createPostGuard>;
