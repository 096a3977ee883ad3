import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitSeconds } from '../../shared/retry-after.ts';

/** Counts the requests of each client in the minute that begins with its first one. */
export interface Limiter {
  /** Counts a request. @returns `undefined` if it is allowed, else the seconds to wait. */
  take(request: FastifyRequest): Promise<number | undefined>;
  /** As `take`, without counting. */
  look(request: FastifyRequest): Promise<number | undefined>;
}

/**
 * Creates limiters (`@fastify/rate-limit`). None counts all clients together: one client could lock
 * out the others.
 */
export const createLimiters =
  (app: FastifyInstance) =>
  (perMinute: number, keyGenerator: (request: FastifyRequest) => string): Limiter => {
    let count: ReturnType<typeof app.createRateLimit> | undefined;
    const waitFor = async (request: FastifyRequest, increment: boolean) => {
      // Created on first use: the plugin is loaded then.
      count ??= app.createRateLimit({
        max: perMinute,
        timeWindow: limitSeconds * 1000,
        keyGenerator,
      });
      const turn = await count(request, { increment });
      if (turn.isAllowed) return undefined;
      const isOver = increment ? turn.isExceeded : turn.remaining === 0;
      return isOver ? Math.max(1, turn.ttlInSeconds) : undefined;
    };
    return {
      take: (request) => waitFor(request, true),
      look: (request) => waitFor(request, false),
    };
  };
