import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../test/postgresServer.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';
import { openDatabase, readDatabaseAddress } from './database.ts';
import { createStore } from './store.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const postgresStart = 60_000;

async function open(url: string) {
  const database = await openDatabase(readDatabaseAddress(url), log);
  const store = createStore(database);
  onTestFinished(() => store.close());
  return { database, store };
}

/** What the service asks of a store, whatever is beneath it. */
function keepsTheStoreContract(emptyDatabase: () => Promise<string>) {
  it('keeps a feedback with its text, and one without (§3)', async () => {
    const { database, store } = await open(await emptyDatabase());
    const text = 'Medaase! “ɔkada” 🚗 — \\ \' "';
    const first = await store.saveFeedback({ rating: 5, likely_to_recommend: 0, feedback: text });
    const second = await store.saveFeedback({ rating: 1, likely_to_recommend: 10 });
    const rows = await database.selectFrom('feedback').selectAll().orderBy('rating').execute();
    expect(rows).toEqual([
      expect.objectContaining({ id: second, rating: 1, likely_to_recommend: 10, feedback: null }),
      expect.objectContaining({ id: first, rating: 5, likely_to_recommend: 0, feedback: text }),
    ]);
  });

  it('keeps the first feedback of a submission, and any number without a name', async () => {
    const { database, store } = await open(await emptyDatabase());
    const first = { rating: 5, likely_to_recommend: 9 };
    const ids = await Promise.all([
      store.saveFeedback(first, 'submission-1'),
      store.saveFeedback(first, 'submission-1'),
    ]);
    expect(ids[0]).toBe(ids[1]);
    await store.saveFeedback(first);
    await store.saveFeedback(first);
    const rows = await database.selectFrom('feedback').select('id').execute();
    expect(rows).toHaveLength(3);
  });

  it('lists a message with its parameters as they were sent', async () => {
    const { store } = await open(await emptyDatabase());
    const params = { first_name: 'Ama\u0000', rating: 5, nested: { list: [null, true] } };
    const message = { service_id: 'site', template_id: 'contact', params };
    const id = await store.saveMessage(message, 'kept');
    expect(await store.messages(10)).toEqual([
      {
        ...message,
        id,
        received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        delivery: 'kept',
        delivery_detail: null,
      },
    ]);
  });

  it('lists the newest messages first, as many as asked for', async () => {
    const { store } = await open(await emptyDatabase());
    for (const template_id of ['oldest', 'middle', 'newest']) {
      const before = Date.now();
      await vi.waitUntil(() => Date.now() > before);
      await store.saveMessage({ service_id: 'site', template_id, params: {} }, 'kept');
    }
    const listed = await store.messages(2);
    expect(listed.map((message) => message.template_id)).toEqual(['newest', 'middle']);
  });

  it('records what the relay said of each message', async () => {
    const { store } = await open(await emptyDatabase());
    const message = { service_id: 'site', template_id: 'contact', params: {} };
    const good = await store.saveMessage(message, 'pending');
    const bad = await store.saveMessage(message, 'pending');
    await store.settleMessage(good, 'delivered');
    await store.settleMessage(bad, 'failed', 'ECONNECTION');
    const listed = new Map((await store.messages(10)).map((it) => [it.id, it]));
    expect(listed.get(good)).toMatchObject({ delivery: 'delivered', delivery_detail: null });
    expect(listed.get(bad)).toMatchObject({ delivery: 'failed', delivery_detail: 'ECONNECTION' });
  });

  it('gives the pending messages of a time, oldest first, as they were sent', async () => {
    const { database, store } = await open(await emptyDatabase());
    const message = { service_id: 'site', template_id: 'contact', params: { first_name: 'Ama' } };
    const received = async (at: string, delivery: 'kept' | 'pending') => {
      const id = await store.saveMessage(message, delivery);
      await database
        .updateTable('messages')
        .set({ received_at: at })
        .where('id', '=', id)
        .execute();
      return id;
    };
    await received('2026-01-01T23:59:59.999Z', 'pending');
    const first = await received('2026-01-02T00:00:00.000Z', 'pending');
    await received('2026-01-02T08:00:00.000Z', 'kept');
    const settled = await received('2026-01-02T09:00:00.000Z', 'pending');
    await store.settleMessage(settled, 'delivered');
    const second = await received('2026-01-02T23:59:59.999Z', 'pending');
    await received('2026-01-03T00:00:00.000Z', 'pending');
    const from = new Date('2026-01-02T00:00:00Z');
    const to = new Date('2026-01-03T00:00:00Z');
    expect(await store.pendingMessages({ from, to })).toEqual([
      expect.objectContaining({ ...message, id: first }),
      expect.objectContaining({ ...message, id: second }),
    ]);
  });

  it('finds everything again when it is opened once more', async () => {
    const url = await emptyDatabase();
    const first = createStore(await openDatabase(readDatabaseAddress(url), log));
    await first.saveMessage({ service_id: 'a', template_id: 'b', params: {} }, 'kept');
    await first.close();
    const { store } = await open(url);
    expect(await store.messages(10)).toHaveLength(1);
  });

  it('is brought to the newest schema once by several that start together', async () => {
    const url = await emptyDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => open(url)));
    await Promise.all(
      opened.map(({ store }) => store.saveFeedback({ rating: 3, likely_to_recommend: 3 })),
    );
    const rows = await opened[0]?.database.selectFrom('feedback').selectAll().execute();
    expect(rows).toHaveLength(4);
  });
}

describe('the store over SQLite', () => {
  keepsTheStoreContract(async () => `file:${await temporaryFolder()}/made/on/the/way/db.sqlite`);

  it('waits for the disk at every commit', async () => {
    const folder = await temporaryFolder();
    const { database } = await open(`file:${path.join(folder, 'db.sqlite')}`);
    const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(database);
    expect(rows).toEqual([{ synchronous: 2 }]);
  });
});

describe('the store over PostgreSQL', () => {
  let server: PostgresServer;
  let databases = 0;
  beforeAll(async () => {
    server = await startPostgres();
  }, postgresStart);
  afterAll(() => server.stop());

  keepsTheStoreContract(() => server.createDatabase(`contract_${++databases}`));

  it('waits for the disk at every commit, even where the database does not by default', async () => {
    const url = await server.createDatabase('careless');
    const { database } = await open(url);
    await sql`alter database careless set synchronous_commit = off`.execute(database);
    const later = await open(url);
    const { rows } = await sql`show synchronous_commit`.execute(later.database);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('names the server, and not the password, when it cannot be reached', async () => {
    const address = readDatabaseAddress('postgres://ama:geheim@127.0.0.1:1/insurance');
    const opening = openDatabase(address, log);
    await expect(opening).rejects.toThrow(/^DATABASE_URL: cannot open PostgreSQL at 127.0.0.1:1: /);
    await expect(opening).rejects.not.toThrow(/geheim/);
  });
});

describe('DATABASE_URL', () => {
  it.each([
    'mysql://host/db',
    'insurance.sqlite',
    'file:',
    'file:folder/',
    'http://x',
    'file://%00',
  ])('is refused where it names no database: %s', (url) => {
    expect(() => readDatabaseAddress(url)).toThrow(/^DATABASE_URL must be /);
  });

  it('takes a path from the working directory, and a whole file address', () => {
    expect(readDatabaseAddress('file:a/b.sqlite')).toEqual({
      engine: 'sqlite',
      file: path.resolve('a/b.sqlite'),
    });
    expect(readDatabaseAddress('file:///data/a%20b.sqlite')).toEqual({
      engine: 'sqlite',
      file: '/data/a b.sqlite',
    });
  });
});
