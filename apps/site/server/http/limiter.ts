import { LRUCache } from 'lru-cache';
import { limitSeconds } from '../../handover/retry-after.ts';

/** With more clients, the one that has been quiet longest is forgotten. */
const maxClients = 10_000;

/**
 * A limit a minute for each client. There is none over all of them: strangers would fill it, and shut
 * everybody out.
 *
 * @param perMinute turns of one client in any window of a minute that starts with its first turn.
 * @returns takes one turn of a client: `undefined` if there was one, else the seconds until there may be
 *   one again.
 */
export function createLimiter(perMinute: number, now = () => performance.now()) {
  const taken = new LRUCache<string, number>({
    max: maxClients,
    ttl: limitSeconds * 1000,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });
  return (client: string): number | undefined => {
    const turns = taken.get(client) ?? 0;
    if (turns >= perMinute) return Math.max(1, Math.ceil(taken.getRemainingTTL(client) / 1000));
    taken.set(client, turns + 1);
    return undefined;
  };
}
