import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitSeconds } from '../../shared/names.ts';

export type Limiter = ReturnType<typeof createLimiter>;

/** Counts the requests of each client in the minute that begins with its first one. */
export function createLimiter(
  app: FastifyInstance,
  max: number,
  keyGenerator: (request: FastifyRequest) => string,
) {
  let count: ReturnType<typeof app.createRateLimit> | undefined;
  const secondsToWait = async (request: FastifyRequest, increment: boolean) => {
    // Created on first use: by then the plugin is loaded.
    count ??= app.createRateLimit({ max, timeWindow: limitSeconds * 1000, keyGenerator });
    const turn = await count(request, { increment });
    if (turn.isAllowed || !(increment ? turn.isExceeded : turn.remaining === 0)) return undefined;
    return Math.max(1, turn.ttlInSeconds);
  };
  return {
    /** Counts a request. @returns `undefined` if it is allowed, else the seconds to wait. */
    take: (request: FastifyRequest) => secondsToWait(request, true),
    /** As `take`, without counting. */
    look: (request: FastifyRequest) => secondsToWait(request, false),
  };
}
