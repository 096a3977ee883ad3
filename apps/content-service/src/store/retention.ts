import type { ServiceLog } from '../app.ts';
import type { Store } from './store.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Deletes messages and texts of feedback after `days`, once a day. Ratings stay. Returns a function
 * that stops it.
 */
export function keepRetention(store: Store, days: number, log: ServiceLog): () => void {
  const purge = async () => {
    try {
      const before = new Date(Date.now() - days * dayMs);
      const messages = await store.removeMessagesBefore(before);
      const feedback = await store.anonymiseFeedback(before);
      if (messages + feedback > 0) log.info({ messages, feedback, days }, 'old messages removed');
    } catch (error) {
      log.error({ err: error }, 'old messages could not be removed; tried again tomorrow');
    }
  };
  void purge();
  const timer = setInterval(purge, dayMs);
  return () => clearInterval(timer);
}
