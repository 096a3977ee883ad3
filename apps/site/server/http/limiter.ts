import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitSeconds } from '../../shared/names.ts';

export type Limiter = ReturnType<typeof createLimiter>;

/** Counts a client's requests per minute, beginning with the first. */
export function createLimiter(
  app: FastifyInstance,
  max: number,
  keyGenerator: (request: FastifyRequest) => string,
) {
  let count: ReturnType<typeof app.createRateLimit> | undefined;
  const secondsToWait = async (request: FastifyRequest, increment: boolean) => {
    // Created on first use, when the plugin is loaded.
    count ??= app.createRateLimit({ max, timeWindow: limitSeconds * 1000, keyGenerator });
    const turn = await count(request, { increment });
    if (turn.isAllowed || !(increment ? turn.isExceeded : turn.remaining === 0)) return undefined;
    return Math.max(1, turn.ttlInSeconds);
  };
  return {
    /** Counts a request. @returns the seconds to wait; `undefined` if the request is allowed. */
    take: (request: FastifyRequest) => secondsToWait(request, true),
    /** As `take`, without counting. */
    look: (request: FastifyRequest) => secondsToWait(request, false),
  };
}
