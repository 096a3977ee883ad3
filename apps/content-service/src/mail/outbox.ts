import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceLog } from '../log.ts';
import type { DueMessage, Message, Store } from '../store/store.ts';
import type { Relay } from './relay.ts';

/** Where messages go: each is stored, and the mail server asked behind the visitor's back. */
export interface Outbox {
  /**
   * Stores a message, and has it handed to the relay if there is one.
   *
   * @param submissionId names the submission: of one name one message is stored and sent
   */
  take(message: Message, submissionId?: string): Promise<void>;
  /** Begins to relay what waits, also from an earlier run, and goes on until `close`. */
  start(): void;
  /** Waits for the messages in hand, for a while, and begins no others. */
  close(): Promise<void>;
}

/** How the outbox goes about it, in milliseconds. */
export interface OutboxTimes {
  /** How often it looks for messages whose time has come; a new one is seen at once. */
  readonly look: number;
  /** The pause after the first attempt; each further one is twice as long, up to `longestPause`. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** How long a message may be in hand; after that its process counts as gone. */
  readonly lease: number;
  /** How old a message may become before an attempt in vain is the last one. */
  readonly giveUp: number;
  /** How long `close` waits for the messages in hand. */
  readonly farewell: number;
}

const minute = 60_000;
const usualTimes: OutboxTimes = {
  look: 5_000,
  firstPause: 5_000,
  longestPause: 30 * minute,
  lease: 5 * minute,
  // What mail servers do (RFC 5321, 4.5.4.1).
  giveUp: 5 * 24 * 60 * minute,
  farewell: 10_000,
};
/** How many messages are in hand at once: one that hangs holds no other back. */
const lanes = 3;

/**
 * The outbox over a store. Several services may share one database: each message is in one hand at a
 * time. One that a process had in hand when it was killed is sent again, so it may come twice (under
 * the same Message-ID), but is never lost.
 *
 * @param relay where messages are sent on to; without it they are kept for who reads them by command
 */
export function createOutbox(
  store: Store,
  relay: Relay | undefined,
  log: ServiceLog,
  times: OutboxTimes = usualTimes,
): Outbox {
  const { look, firstPause, longestPause, lease, giveUp, farewell } = times;
  let isClosed = false;
  let wake = new AbortController();
  let working: Promise<unknown> = Promise.resolve();

  const handOver = async (to: Relay, message: DueMessage): Promise<void> => {
    const { id, attempts, received_at } = message;
    const delivery = await to.deliver(message);
    if (delivery.state === 'delivered') {
      await store.settleMessage(id, 'delivered');
      log.info({ id, attempts }, 'message delivered');
      return;
    }
    const { reason } = delivery;
    const isFinal = delivery.state === 'refused' || Date.now() - Date.parse(received_at) > giveUp;
    if (isFinal) {
      await store.settleMessage(id, 'failed', reason);
      const counts = await store.undelivered();
      log.error({ id, attempts, reason, ...counts }, 'message failed: nobody was e-mailed');
      return;
    }
    const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
    await store.postponeMessage(id, pause, reason);
    const counts = await store.undelivered();
    const nextInSeconds = Math.ceil(pause / 1_000);
    log.warn({ id, attempts, reason, nextInSeconds, ...counts }, 'message not delivered yet');
  };

  const work = async (to: Relay): Promise<void> => {
    while (!isClosed) {
      const woken = wake.signal;
      try {
        const due = await store.claimMessage({ leaseMs: lease, longestMs: longestPause + lease });
        if (due !== undefined) {
          await handOver(to, due);
          continue;
        }
      } catch (error) {
        log.error({ err: error }, 'messages could not be relayed');
      }
      // Woken before its time where there is something new.
      await sleep(look, undefined, { signal: woken, ref: false }).catch(() => undefined);
    }
  };

  const rouse = () => {
    wake.abort();
    wake = new AbortController();
  };

  return {
    async take(message, submissionId) {
      const delivery = relay === undefined ? 'kept' : 'pending';
      const id = await store.saveMessage(message, delivery, submissionId);
      log.info({ id }, 'message stored');
      rouse();
    },

    start() {
      if (relay === undefined) return;
      working = Promise.all(Array.from({ length: lanes }, () => work(relay)));
    },

    async close() {
      isClosed = true;
      rouse();
      await Promise.race([working, sleep(farewell, undefined, { ref: false })]);
    },
  };
}
