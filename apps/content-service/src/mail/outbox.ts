import type { ServiceLog } from '../log.ts';
import type { Message, Store } from '../store/store.ts';
import type { Delivery, Relay } from './relay.ts';

/** What became of a message that was taken: `kept` where there is no relay. */
export type Outcome = Delivery | { readonly state: 'kept' };

/** Where messages go: each is stored before anything else happens to it. */
export interface Outbox {
  /** Stores a message, then hands it to the relay if there is one. */
  take(message: Message): Promise<Outcome>;
  /**
   * Hands the relay again what a process that ended too soon left `pending`, oldest first, where it
   * is younger than a day. What fails stays `pending` for the next start. So a message may come
   * twice, but is never lost in silence.
   */
  relayPending(): Promise<void>;
  /** Ends `relayPending` after the message in hand. */
  close(): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The outbox over a store.
 *
 * @param relay where messages are sent on to; without it they are kept for `GET /mailbox`
 */
export function createOutbox(store: Store, relay: Relay | undefined, log: ServiceLog): Outbox {
  // What is received from here on is this run's own.
  const startedAt = new Date();
  let isClosed = false;
  let relaying: Promise<void> | undefined;

  const relayAgain = async (to: Relay): Promise<void> => {
    const pending = await store.pendingMessages({
      from: new Date(startedAt.getTime() - dayMs),
      to: startedAt,
    });
    for (const { id, ...message } of pending) {
      if (isClosed) return;
      const delivery = await to.deliver(message);
      if (delivery.state === 'delivered') {
        await store.settleMessage(id, 'delivered');
        log.info({ id }, 'message of an earlier run delivered');
      } else {
        log.warn({ id, reason: delivery.reason }, 'message of an earlier run not delivered');
      }
    }
  };

  return {
    async take(message) {
      const id = await store.saveMessage(message, relay === undefined ? 'kept' : 'pending');
      const outcome = (await relay?.deliver(message)) ?? { state: 'kept' };
      if (outcome.state === 'failed') {
        await store.settleMessage(id, 'failed', outcome.reason);
        log.warn({ id, reason: outcome.reason }, 'message stored, but not delivered');
        return outcome;
      }
      if (outcome.state === 'delivered') await store.settleMessage(id, 'delivered');
      log.info({ id, delivered: outcome.state === 'delivered' }, 'message stored');
      return outcome;
    },

    async relayPending() {
      if (relay === undefined) return;
      relaying = relayAgain(relay).catch((error: unknown) => {
        log.error({ err: error }, 'messages of an earlier run could not be relayed');
      });
      await relaying;
    },

    async close() {
      isClosed = true;
      await relaying;
    },
  };
}
