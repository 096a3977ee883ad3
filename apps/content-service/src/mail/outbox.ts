import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { ServiceLog } from '../base/app.ts';
import type { DueMessage, Message, Store } from '../store/store.ts';
import type { Relay } from './relay.ts';

/** Stores messages. Sends them to the mail server in the background. */
export type Outbox = ReturnType<typeof createOutbox>;

const minute = 60_000;
/** Times in milliseconds, and the number `mostAttempts`. */
const usualTimes = {
  /** Pause between checks for messages to retry. New messages are sent at once. */
  checkPause: 5_000,
  /** Pause after the first attempt. Each attempt doubles the pause, up to `longestPause`. */
  firstPause: 5_000,
  longestPause: 30 * minute,
  /** A message that takes longer than this to send is due again, and may be sent twice. */
  lease: 5 * minute,
  /** This number of attempts takes about five days, as RFC 5321 (4.5.4.1) recommends. */
  mostAttempts: 250,
  closing: 10_000,
};
/** Number of messages sent at the same time: a slow message does not delay the others. */
const parallelSends = 3;

/**
 * Creates an outbox. Several services can share its store. If a service is killed while it sends a
 * message, the message is sent again after its lease, with the same Message-ID.
 * Without `relay`, messages are only stored (`kept`).
 */
export function createOutbox(
  store: Store,
  relay: Relay | undefined,
  log: ServiceLog,
  times = usualTimes,
) {
  const { checkPause, firstPause, longestPause, lease, mostAttempts, closing } = times;
  let isClosed = false;
  let wake = new AbortController();
  let working: Promise<unknown> = Promise.resolve();

  const send = async (mailRelay: Relay, message: DueMessage): Promise<void> => {
    const { id, attempts } = message;
    const delivery = await mailRelay.deliver(message);
    if (delivery.state === 'delivered') {
      // Retry to store the state during the lease: if that fails, the message is sent again.
      await pRetry(() => store.settleMessage(id, 'delivered'), {
        retries: Number.POSITIVE_INFINITY,
        minTimeout: 100,
        maxTimeout: 2_000,
        maxRetryTime: lease,
      });
      log.info({ id, attempts }, 'message delivered');
      return;
    }
    const { reason } = delivery;
    if (delivery.state === 'refused' || attempts >= mostAttempts) {
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

  const work = async (mailRelay: Relay): Promise<void> => {
    while (!isClosed) {
      const woken = wake.signal;
      try {
        const due = await store.claimMessage(lease);
        if (due !== undefined) {
          await send(mailRelay, due);
          continue;
        }
      } catch (error) {
        log.error({ err: error }, 'could not relay messages');
      }
      // A new message ends this pause, as does `close`.
      await sleep(checkPause, undefined, { signal: woken, ref: false }).catch(() => undefined);
    }
  };

  const wakeNow = () => {
    wake.abort();
    wake = new AbortController();
  };

  return {
    /** Stores a message, once per `submissionId`, and sends it in the background. */
    async add(message: Message, submissionId?: string): Promise<void> {
      const delivery = relay === undefined ? 'kept' : 'pending';
      const id = await store.saveMessage(message, delivery, submissionId);
      log.info({ id }, 'message stored');
      wakeNow();
    },

    /** Begins to send waiting messages, including those of an earlier run. */
    start(): void {
      if (relay === undefined) return;
      working = Promise.all(Array.from({ length: parallelSends }, () => work(relay)));
    },

    /** Stops sending. Waits up to `closing` milliseconds for messages that are being sent. */
    async close(): Promise<void> {
      isClosed = true;
      wakeNow();
      await Promise.race([working, sleep(closing, undefined, { ref: false })]);
    },
  };
}
