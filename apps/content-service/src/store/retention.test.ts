import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openDatabase, readDatabaseAddress } from './database.ts';
import { keepRetention } from './retention.ts';
import { createStore } from './store.ts';

const day = 24 * 60 * 60 * 1_000;
const message = { service_id: 'site', template_id: 'contact', params: { first_name: 'Ama' } };
const scores = { rating: 4, likely_to_recommend: 8, feedback: 'Medaase' };

it('deletes messages and the words of feedback after the stated days, now and each day', async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const url = `file:${await temporaryFolder()}/db.sqlite`;
  const database = await openDatabase(readDatabaseAddress(url), log);
  const store = createStore(database);
  onTestFinished(store.close);
  const age = async (days: number) => {
    const received_at = new Date(Date.now() - days * day).toISOString();
    const message_id = await store.saveMessage(message, 'kept');
    const feedback_id = await store.saveFeedback(scores);
    await database
      .updateTable('messages')
      .set({ received_at })
      .where('id', '=', message_id)
      .execute();
    await database
      .updateTable('feedback')
      .set({ received_at })
      .where('id', '=', feedback_id)
      .execute();
  };
  await age(731);
  await age(729);

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(keepRetention(store, 730, log));
  await vi.waitFor(async () => expect(await store.messages({ limit: 9 })).toHaveLength(1));
  await vi.waitFor(async () =>
    expect((await store.feedback({ limit: 9 })).map((row) => row.feedback)).toEqual([
      'Medaase',
      null,
    ]),
  );
  expect(await store.feedback({ limit: 9 })).toEqual([
    expect.objectContaining(scores),
    expect.objectContaining({ ...scores, feedback: null }),
  ]);

  await age(740);
  await vi.advanceTimersByTimeAsync(day);
  await vi.waitFor(async () => expect(await store.messages({ limit: 9 })).toHaveLength(1));
  expect(log.error).not.toHaveBeenCalled();
});
