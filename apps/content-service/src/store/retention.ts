import type { ServiceLog } from '../log.ts';
import type { Store } from './store.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The moment so many days ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/**
 * Keeps what the privacy pages promise, now and once a day: messages that are older are deleted; of
 * feedback that is older the figures stay and the words go. The returned function ends it.
 *
 * @param days how long a message, and the words of a feedback, are kept
 */
export function keepRetention(store: Store, days: number, log: ServiceLog): () => void {
  const purge = async () => {
    try {
      const before = daysAgo(days);
      const messages = await store.removeMessagesBefore(before);
      const feedback = await store.anonymise('feedback', before);
      if (messages + feedback > 0) log.info({ messages, feedback, days }, 'old messages removed');
    } catch (error) {
      log.error({ err: error }, 'old messages could not be removed; tried again tomorrow');
    }
  };
  void purge();
  const timer = setInterval(purge, dayMs);
  return () => clearInterval(timer);
}
