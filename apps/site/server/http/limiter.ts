import { LRUCache } from 'lru-cache';
import { limitSeconds } from '../../handover/retry-after.ts';
import { elapsedMs } from '../clock.ts';

/** Counts what each client does within a minute. */
export interface Limiter {
  /** Takes one turn; `undefined` if there was one, else the seconds until there may be one again. */
  take(client: string): number | undefined;
}

const minuteMs = limitSeconds * 1000;
/** With more clients, the one that has been quiet longest is forgotten. */
const maxClients = 10_000;

/**
 * A limit a minute for each client. There is none over all of them: strangers would fill it, and shut
 * everybody out.
 *
 * @param perMinute turns of one client in any window of a minute that starts with its first turn.
 */
export function createLimiter(perMinute: number, now: () => number = elapsedMs): Limiter {
  const clients = new LRUCache<string, { readonly startedAt: number; turns: number }>({
    max: maxClients,
  });
  return {
    take(client) {
      const known = clients.get(client);
      const window =
        known !== undefined && now() - known.startedAt < minuteMs
          ? known
          : { startedAt: now(), turns: 0 };
      if (window.turns >= perMinute) {
        return Math.max(1, Math.ceil((window.startedAt + minuteMs - now()) / 1000));
      }
      window.turns += 1;
      clients.set(client, window);
      return undefined;
    },
  };
}
