import { expect, it, onTestFinished, vi } from 'vitest';
import { message, openTestDatabase, scores, testLog } from '../test/test-database.ts';
import { keepRetention } from './retention.ts';

const day = 24 * 60 * 60 * 1_000;
const sample = { ...scores, feedback: 'Medaase' };

it('deletes messages and texts of feedback after the given days, at once and every day', async () => {
  const log = testLog();
  const { db, store } = await openTestDatabase();
  const age = async (days: number) => {
    const received_at = new Date(Date.now() - days * day).toISOString();
    const ids = {
      messages: await store.saveMessage(message, 'kept'),
      feedback: await store.saveFeedback(sample),
    };
    for (const kind of ['messages', 'feedback'] as const) {
      await db.updateTable(kind).set({ received_at }).where('id', '=', ids[kind]).execute();
    }
  };
  await age(731);
  await age(729);

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(keepRetention(store, 730, log));
  await vi.waitFor(async () => expect(await store.messages({ limit: 9 })).toHaveLength(1));
  await vi.waitFor(async () =>
    expect(await store.feedback({ limit: 9 })).toMatchObject([
      sample,
      { ...sample, feedback: null },
    ]),
  );

  await age(740);
  await vi.advanceTimersByTimeAsync(day);
  await vi.waitFor(async () => expect(await store.messages({ limit: 9 })).toHaveLength(1));
  expect(log.error).not.toHaveBeenCalled();
});
