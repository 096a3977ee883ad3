import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoredMessage } from '../store/store.ts';
import { message, openTestDatabase, testLog } from '../test/test-database.ts';
import { createOutbox } from './outbox.ts';
import type { Delivery } from './relay.ts';

const times = { checkPause: 5, firstPause: 10, longestPause: 60, lease: 10_000, closing: 100_000 };

/** Creates a database and a fake relay: `deliver` returns each of `answers`, then `delivered`. */
async function setUp(answers: readonly Delivery[] = [], mostAttempts = 250) {
  const log = testLog();
  const { db, store } = await openTestDatabase();
  const remaining = [...answers];
  const deliver = vi.fn(
    async (_: StoredMessage): Promise<Delivery> => remaining.shift() ?? { state: 'delivered' },
  );
  const start = (checkPause = times.checkPause) => {
    const relay = { deliver, close: vi.fn() };
    const outbox = createOutbox(store, relay, log, { ...times, checkPause, mostAttempts });
    onTestFinished(outbox.close);
    outbox.start();
    return outbox;
  };
  const states = async () => (await store.messages({ limit: 100 })).map((it) => it.delivery);
  return { db, deliver, log, start, states, store };
}

const away: Delivery = { state: 'deferred', reason: 'ECONNECTION' };

it('the outbox stores messages without waiting for a slow mail server, and finishes running sends before it closes', async () => {
  const { deliver, start, states, store } = await setUp();
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  deliver.mockReturnValue(promise);
  // Only a new message or `close` ends this pause.
  const outbox = start(3_600_000);
  for (const _ of ['once', 'again']) await outbox.add(message);
  expect(await states()).toEqual(['pending', 'pending']);
  await expect.poll(() => deliver).toHaveBeenCalledTimes(2);
  const ended = vi.fn();
  const ending = outbox.close().then(ended);
  await store.undelivered();
  expect(ended).not.toHaveBeenCalled();
  resolve({ state: 'delivered' });
  await ending;
  expect(await states()).toEqual(['delivered', 'delivered']);
});

it('the outbox retries a message with growing pauses until the mail server accepts it', async () => {
  const { deliver, log, start, states, store } = await setUp([away, away, away, away]);
  const postpone = vi.spyOn(store, 'postponeMessage');
  const outbox = start();
  await outbox.add(message);
  await expect.poll(states).toEqual(['delivered']);
  expect(await store.messages({ limit: 1 })).toMatchObject([{ delivery_detail: null }]);
  expect(deliver).toHaveBeenCalledTimes(5);
  expect(postpone.mock.calls.map(([, pause]) => pause)).toEqual([10, 20, 40, 60]);
  const waits = log.warn.mock.calls.map(([line]) => line);
  const waiting = { reason: 'ECONNECTION', pending: 1, failed: 0 };
  expect(waits).toMatchObject([1, 2, 3, 4].map((attempts) => ({ ...waiting, attempts })));
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('Ama');
});

it('the outbox marks a permanently refused message as failed, and does not retry it', async () => {
  const refused = { state: 'refused', reason: 'EENVELOPE 550' } as const;
  const { deliver, log, start, states } = await setUp([refused]);
  const outbox = start();
  await outbox.add(message);
  await expect.poll(states).toEqual(['failed']);
  await outbox.add(message);
  await expect.poll(states).toEqual(['delivered', 'failed']);
  expect(deliver).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'EENVELOPE 550', pending: 0, failed: 1 }),
    'message failed: nobody was e-mailed',
  );
});

it('the outbox marks a deferred message as failed only after the last attempt', async () => {
  const { deliver, start, states } = await setUp(Array<Delivery>(9).fill(away), 4);
  await start().add(message);
  await expect.poll(states).toEqual(['failed']);
  expect(deliver).toHaveBeenCalledTimes(4);
});

it('the outbox continues after a database error, and sends no message twice', async () => {
  const { deliver, log, start, states, store } = await setUp();
  const claim = vi.spyOn(store, 'claimMessage').mockRejectedValueOnce(new Error('gone'));
  vi.spyOn(store, 'settleMessage').mockRejectedValueOnce(new Error('gone'));
  const outbox = start();
  await outbox.add(message);
  await expect.poll(states).toEqual(['delivered']);
  expect(claim).toHaveBeenCalled();
  expect(deliver).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledOnce();
});
