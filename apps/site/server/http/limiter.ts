import { LRUCache } from 'lru-cache';
import { elapsedMs } from '../clock.ts';

/** Counts what each client does within a minute. */
export interface Limiter {
  /** Takes one turn; `undefined` if there was one, else the seconds until there may be one again. */
  take(client: string): number | undefined;
}

const minuteMs = 60_000;
/** With more clients, the one that has been quiet longest is forgotten. */
const maxClients = 10_000;

/**
 * A limit a minute for each client, and one for all visitors together.
 *
 * @param perClient turns of one client in any window of a minute that starts with its first turn.
 * @param inAll turns of everybody in such a window.
 */
export function createLimiter(
  perClient: number,
  inAll: number,
  now: () => number = elapsedMs,
): Limiter {
  interface Window {
    readonly startedAt: number;
    turns: number;
  }
  const clients = new LRUCache<string, Window>({ max: maxClients });
  let everybody: Window = { startedAt: now(), turns: 0 };

  const current = (window: Window | undefined): Window =>
    window === undefined || now() - window.startedAt >= minuteMs
      ? { startedAt: now(), turns: 0 }
      : window;
  const wait = ({ startedAt }: Window): number =>
    Math.max(1, Math.ceil((startedAt + minuteMs - now()) / 1000));

  return {
    take(client) {
      everybody = current(everybody);
      if (everybody.turns >= inAll) return wait(everybody);
      const own = current(clients.get(client));
      if (own.turns >= perClient) return wait(own);
      own.turns += 1;
      everybody.turns += 1;
      clients.set(client, own);
      return undefined;
    },
  };
}
