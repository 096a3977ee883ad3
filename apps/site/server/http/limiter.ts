import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitSeconds } from '../../handover/retry-after.ts';

/** Turns of each client in a minute that begins with its first one. */
export interface Limiter {
  /** Takes a turn. @returns `undefined` if there was one, else the seconds until there is one again. */
  take(request: FastifyRequest): Promise<number | undefined>;
  /** The same, without taking one. */
  look(request: FastifyRequest): Promise<number | undefined>;
}

/**
 * Makes limiters (`@fastify/rate-limit`). There is none over all clients: strangers would fill it, and shut
 * everybody out.
 */
export const createLimiters =
  (app: FastifyInstance) =>
  (perMinute: number, keyGenerator: (request: FastifyRequest) => string): Limiter => {
    let count: ReturnType<typeof app.createRateLimit> | undefined;
    const waitFor = async (request: FastifyRequest, increment: boolean) => {
      // The plugin is loaded when the first request comes.
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
