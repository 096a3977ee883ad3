import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, readDatabaseAddress } from '../store/database.ts';
import { createStore, type StoredMessage } from '../store/store.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { postJson, startTestMailServer, startTestService } from '../test/test-service.ts';
import { createOutbox, type OutboxTimes } from './outbox.ts';
import type { Delivery } from './relay.ts';

const message = { service_id: 'site', template_id: 'contact', params: { first_name: 'Ama' } };
const day = 24 * 60 * 60 * 1_000;
const times: OutboxTimes = {
  look: 10,
  firstPause: 20,
  longestPause: 40,
  lease: 10_000,
  giveUp: 5 * day,
  closing: 100,
};

/**
 * Several outboxes over one database, with a mail server that gives these answers and then accepts
 * everything.
 */
async function setUp(answers: readonly Delivery[] = [], changed: Partial<OutboxTimes> = {}) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const url = `file:${path.join(await temporaryFolder(), 'test.sqlite')}`;
  const database = await openDatabase(readDatabaseAddress(url), log);
  const store = createStore(database);
  onTestFinished(() => store.close());
  const remaining = [...answers];
  const deliver = vi.fn(
    async (_: StoredMessage): Promise<Delivery> => remaining.shift() ?? { state: 'delivered' },
  );
  const open = () => {
    const outbox = createOutbox(store, { deliver, close: vi.fn() }, log, { ...times, ...changed });
    onTestFinished(outbox.close);
    return outbox;
  };
  const states = async () => (await store.messages({ limit: 100 })).map((it) => it.delivery);
  return { database, deliver, log, open, states, store };
}

const away: Delivery = { state: 'deferred', reason: 'ECONNECTION' };

describe('the outbox', () => {
  it('stores a message before it is sent to the mail server, however slow that is', async () => {
    const { deliver, open, states } = await setUp();
    deliver.mockReturnValue(new Promise(() => undefined));
    const outbox = open();
    outbox.start();
    await outbox.take(message);
    await outbox.take(message);
    expect(await states()).toEqual(['pending', 'pending']);
  });

  it('retries with growing pauses until the mail server accepts it, and then stops', async () => {
    const { deliver, log, open, states } = await setUp([away, away, away, away]);
    const outbox = open();
    outbox.start();
    await outbox.take(message);
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered']));
    expect(deliver).toHaveBeenCalledTimes(5);
    const waits = log.warn.mock.calls.map(([line]) => line);
    expect(waits).toEqual(
      Array.from({ length: 4 }, (_, index) =>
        expect.objectContaining({
          reason: 'ECONNECTION',
          attempts: index + 1,
          pending: 1,
          failed: 0,
        }),
      ),
    );
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('Ama');
  });

  it('does not retry a message that was refused for good; it counts as failed', async () => {
    const { deliver, log, open, states, store } = await setUp([
      { state: 'refused', reason: 'EENVELOPE 550' },
    ]);
    const outbox = open();
    outbox.start();
    await outbox.take(message);
    await vi.waitFor(async () => expect(await states()).toEqual(['failed']));
    await outbox.take(message);
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered', 'failed']));
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(await store.undelivered()).toEqual({ pending: 0, failed: 1 });
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'EENVELOPE 550', pending: 0, failed: 1 }),
      'message failed: nobody was e-mailed',
    );
  });

  it('gives up after five days, not before', async () => {
    const { database, log, open, states, store } = await setUp(
      Array.from({ length: 9 }, () => away),
    );
    const received = async (daysAgo: number) => {
      const id = await store.saveMessage(message, 'pending');
      const received_at = new Date(Date.now() - daysAgo * day).toISOString();
      await database.updateTable('messages').set({ received_at }).where('id', '=', id).execute();
    };
    await received(4.9);
    await received(5.1);
    const outbox = open();
    outbox.start();
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled());
    await outbox.close();
    expect((await states()).toSorted()).toEqual(['failed', 'pending']);
  });

  it('sends what an earlier run left, and each message once if several share a database', async () => {
    const { deliver, open, states, store } = await setUp();
    for (let index = 0; index < 20; index += 1) await store.saveMessage(message, 'pending');
    for (const outbox of [open(), open(), open()]) outbox.start();
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['delivered'])));
    const ids = deliver.mock.calls.map(([{ id }]) => id);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  });

  it('sends what a killed process was sending, after its time-out', async () => {
    const { open, states, store } = await setUp();
    await store.saveMessage(message, 'pending');
    await store.claimMessage({ leaseMs: 150, longestMs: day });
    const outbox = open();
    outbox.start();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await states()).toEqual(['pending']);
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered']));
  });

  it('does not wait longer if the clock was put back', async () => {
    const { open, states, store } = await setUp();
    const id = await store.saveMessage(message, 'pending');
    // Written when the clock was an hour ahead.
    await store.postponeMessage(id, 60 * 60_000, 'ECONNECTION');
    const outbox = open();
    outbox.start();
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered']));
  });

  it('continues after a database error, and sends nothing twice because of it', async () => {
    const { deliver, log, open, states, store } = await setUp();
    const claim = vi.spyOn(store, 'claimMessage').mockRejectedValueOnce(new Error('gone'));
    vi.spyOn(store, 'settleMessage').mockRejectedValueOnce(new Error('gone'));
    const outbox = open();
    outbox.start();
    await outbox.take(message);
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered']));
    expect(claim).toHaveBeenCalled();
    expect(deliver).toHaveBeenCalledOnce();
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('without a mail server stores a message and sends nothing', async () => {
    const { log, states, store } = await setUp();
    const outbox = createOutbox(store, undefined, log, times);
    outbox.start();
    await outbox.take(message);
    await outbox.close();
    expect(await states()).toEqual(['kept']);
  });
});

describe('a mail server that is down', () => {
  it('a message is accepted at once, counted, and delivered once when the server is back', async () => {
    const gone = await startTestMailServer();
    await gone.close();
    const port = Number(new URL(gone.url).port);
    const { address, lines } = await startTestService({ smtpUrl: `${gone.url}?to=desk@b.example` });
    const sent = { user_id: 'key', service_id: 'site', template_id: 'contact' };
    const began = performance.now();
    const response = await postJson(`${address}/api/v1.0/email/send`, sent);
    expect([response.status, performance.now() - began < 2_000]).toEqual([200, true]);
    await vi.waitFor(() =>
      expect(lines).toContainEqual(expect.objectContaining({ pending: 1, failed: 0 })),
    );
    const ready = await fetch(`${address}/readyz`);
    expect(await ready.json()).toMatchObject({ mail: { pending: 1, failed: 0 } });

    const back = await startTestMailServer({ port });
    await vi.waitFor(() => expect(back.taken).toHaveLength(1), { timeout: 25_000 });
    await vi.waitFor(async () => {
      const counted = await (await fetch(`${address}/readyz`)).json();
      expect(counted).toMatchObject({ mail: { pending: 0, failed: 0 } });
    });
    expect(back.taken).toHaveLength(1);
  }, 30_000);
});
