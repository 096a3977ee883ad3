import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../test/content-folder.ts';
import { listenOnFreePort } from '../test/mail-server.ts';
import {
  message,
  openTestDatabase,
  postgresUrls,
  scores,
  storeOf,
  testLog,
} from '../test/test-database.ts';
import { postgresDialect, readDatabaseAddress } from './database.ts';
import { migrate, migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { startRetention } from './store.ts';

const postgres = postgresUrls();

describe.each([
  ['SQLite', async () => `file:${await temporaryFolder()}/made/on/the/way/db.sqlite`],
  ['PostgreSQL', postgres],
])('with %s', (_name, emptyDatabase) => {
  it('the store saves feedback and messages once per submission id, if an id is sent', async () => {
    const { store } = await openTestDatabase(await emptyDatabase());
    const other = { ...message, params: { other: 1 } };
    for (const submission of ['submission-1', null]) {
      const ids = await Promise.all([
        store.saveFeedback(scores, submission),
        store.saveFeedback(scores, submission),
        store.saveMessage(message, 'kept', submission),
        store.saveMessage(other, 'kept', submission),
      ]);
      expect(new Set(ids).size).toBe(submission === null ? 4 : 2);
    }
    expect(await store.feedback({ limit: 10 })).toHaveLength(3);
    expect(await store.messages({ limit: 10 })).toHaveLength(3);
  });

  it('the store lists messages and feedback unchanged, the newest first, up to a limit', async () => {
    const { store } = await openTestDatabase(await emptyDatabase());
    const params = { first_name: 'Ama\u0000', rating: 5, nested: { list: [null, true] } };
    const ids: string[] = [];
    for (const rating of [1, 2, 3]) {
      const before = Date.now();
      await expect.poll(Date.now).toBeGreaterThan(before);
      await store.saveFeedback({ ...scores, rating });
      ids.unshift(await store.saveMessage({ ...message, params }, 'kept'));
    }
    const received_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const stored = { ...message, params, received_at, delivery: 'kept', delivery_detail: null };
    const listed = ids.map((id) => ({ ...stored, id }));
    expect(await store.messages({ limit: 2 })).toEqual(listed.slice(0, 2));
    expect(await store.messages({ limit: 2, before: ids[1] ?? '' })).toEqual(listed.slice(2));
    expect(await store.feedback({ limit: 1, before: ids[1] })).toMatchObject([{ rating: 2 }]);
  });

  it('the store gives a waiting message to only one process at a time; untried messages come first', async () => {
    const { store } = await openTestDatabase(await emptyDatabase());
    const postponed = await store.saveMessage(message, 'pending');
    await store.postponeMessage(postponed, -1, 'EENVELOPE 451');
    const fresh = await store.saveMessage(message, 'pending');
    await store.saveMessage(message, 'kept');
    const later = await store.saveMessage(message, 'pending');
    await store.postponeMessage(later, 50_000, 'EENVELOPE 451');

    const claim = () => store.claimMessage(60_000);
    expect(await claim()).toMatchObject({ ...message, id: fresh, attempts: 1 });
    const both = await Promise.all([claim(), claim()]);
    expect(both.flatMap((each) => each?.id ?? [])).toEqual([postponed]);
    expect(await claim()).toBeUndefined();
    await store.postponeMessage(postponed, -1, 'EENVELOPE 451');
    // A negative lease simulates a process that died while it sent the message.
    expect(await store.claimMessage(-1)).toMatchObject({ id: postponed });
    expect(await claim()).toMatchObject({ id: postponed });
    await store.postponeMessage(fresh, -1, 'EENVELOPE 451');
    expect(await claim()).toMatchObject({ id: fresh, attempts: 2 });
    expect(await store.undelivered()).toEqual({ pending: 3, failed: 0 });
    await store.settleMessage(fresh, 'failed', 'EENVELOPE 550');
    expect(await store.undelivered()).toEqual({ pending: 2, failed: 1 });
    expect(await store.resendMessages('failed')).toBe(1);
    expect(await claim()).toMatchObject({ id: fresh, attempts: 1 });
  });

  it('the store deletes messages by id or age, and removes the texts of old feedback', async () => {
    const { db, store } = await openTestDatabase(await emptyDatabase());
    const sample = { ...scores, feedback: 'Medaase' };
    const gone = await store.saveMessage(message, 'kept');
    await store.saveMessage(message, 'pending');
    await store.saveFeedback(sample, 'submission-1');
    for (const table of ['messages', 'feedback'] as const) {
      await db.updateTable(table).set({ received_at: '2020-01-01T00:00:00.000Z' }).execute();
    }
    await store.saveMessage(message, 'kept');
    await store.saveFeedback(sample);
    expect(await store.remove('messages', [gone, 'no such id'])).toBe(1);
    expect(await store.remove('messages', [])).toBe(0);

    const before = new Date('2021-01-01T00:00:00Z');
    for (const count of [1, 0]) {
      expect(await store.removeBefore(before)).toEqual({ messages: count, feedback: count });
    }
    const left = [sample, { ...sample, feedback: null }];
    expect(await store.feedback({ limit: 9 })).toMatchObject(left);
    expect(await store.messages({ limit: 9 })).toHaveLength(1);
  });

  it('setValueOnce keeps a stored value, setValue replaces it, and checkWriting can run twice', async () => {
    const { store } = await openTestDatabase(await emptyDatabase());
    for (const key of ['a', 'b']) expect(await store.setValueOnce('signing-key', key)).toBe('a');
    await store.setValue('signing-key', 'c');
    expect(await store.getValue('signing-key')).toBe('c');
    for (const _ of ['once', 'again']) await store.checkWriting();
  });

  it('the store migrates the database once if several services start at the same time', async () => {
    const url = await emptyDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openTestDatabase(url)));
    await Promise.all(opened.map(({ store }) => store.saveFeedback(scores)));
    expect(await opened[0]?.store.feedback({ limit: 9 })).toHaveLength(4);
  });

  it('the store runs a new migration without losing data, and reverts a failed migration', async () => {
    const url = await emptyDatabase();
    const { db, store } = await openTestDatabase(url);
    await store.saveFeedback(scores);
    const up = ["alter table feedback add column later text not null default ''"];
    const migrateTo = (up: readonly string[]) =>
      migrate(db, readDatabaseAddress(url).engine, [...migrations, { name: 'later', up }]);
    await expect(migrateTo([...up, 'create nonsense'])).rejects.toThrow('syntax error');
    for (const _ of ['once', 'again']) await migrateTo(up);
    const rows = await db.selectFrom('feedback').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ ...scores, later: '' })]);
  });
});

it('an SQLite database writes to the disk before a commit returns', async () => {
  const { db } = await openTestDatabase();
  const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db);
  expect(rows).toEqual([{ synchronous: 2 }]);
});

it('an SQLite database and its folder are readable only by the user who created them', async () => {
  const folder = path.join(await temporaryFolder(), '.data');
  const { store } = await openTestDatabase(`file:${path.join(folder, 'db.sqlite')}`);
  await store.saveMessage(message, 'kept');
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual(['db.sqlite', 'db.sqlite-shm', 'db.sqlite-wal']);
  const modes = await Promise.all(
    ['.', ...names].map(async (name) => (await stat(path.join(folder, name))).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});

it('SQLite erases a deleted row from its files at once, even while the files are open', async () => {
  const folder = await temporaryFolder();
  const url = `file:${path.join(folder, 'db.sqlite')}`;
  const service = await openTestDatabase(url);
  const params = { user_email: 'ama@example.com' };
  const id = await service.store.saveMessage({ ...message, params }, 'kept');
  const holders = async () => {
    const files = (await readdir(folder)).map((name) => path.join(folder, name));
    const bodies = await Promise.all(files.map((file) => readFile(file, 'latin1')));
    return bodies.filter((body) => body.includes(params.user_email)).length;
  };
  expect(await holders()).toBeGreaterThan(0);
  const command = await openTestDatabase(url);
  await command.store.remove('messages', [id]);
  await command.store.close();
  expect(await holders()).toBe(0);
});

it('PostgreSQL writes to the disk before a commit returns, even if synchronous_commit is off by default', async () => {
  const url = await postgres();
  const { db } = await openTestDatabase(url);
  await sql`alter database postgres set synchronous_commit = off`.execute(db);
  const later = await openTestDatabase(url);
  const { rows } = await sql`show synchronous_commit`.execute(later.db);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

it('the store reconnects after PostgreSQL has closed all connections', async () => {
  const url = await postgres();
  const [{ store }, { db }] = [await openTestDatabase(url), await openTestDatabase(url)];
  await store.saveFeedback(scores);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await vi.waitFor(() => store.saveFeedback(scores), { timeout: 10_000 });
  expect(await store.feedback({ limit: 9 })).toHaveLength(2);
});

it('a query fails if PostgreSQL does not answer, and the next query gets a new connection', async () => {
  const connected = vi.fn();
  const { port } = await listenOnFreePort((socket) => {
    connected();
    // Accepts the log-in (AuthenticationOk, ReadyForQuery) and answers no query.
    socket.once('data', () => socket.write(Buffer.from('5200000008000000005a0000000549', 'hex')));
  });
  const dialect = postgresDialect(`postgres://ama@127.0.0.1:${port}/a`, testLog(), 50);
  const { store } = storeOf(new Kysely<Schema>({ dialect }));
  // Make more queries than the pool has connections.
  for (const count of [1, 2, 3, 4, 5, 6]) {
    await expect(store.undelivered()).rejects.toThrow('Connection terminated');
    expect(connected).toHaveBeenCalledTimes(count);
  }
});

it.each([
  ['file:a/b.sqlite', path.resolve('a/b.sqlite')],
  ['file:///data/a%20b.sqlite', '/data/a b.sqlite'],
])('DATABASE_URL %s names the file %s', (url, file) => {
  expect(readDatabaseAddress(url)).toEqual({ engine: 'sqlite', file });
});

it('messages and feedback texts older than RETENTION_DAYS are deleted each day, even after an error', async () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') });
  const removeBefore = vi.fn(async () => ({ messages: 1, feedback: 1 }));
  removeBefore.mockRejectedValueOnce(new Error('locked'));
  onTestFinished(startRetention({ removeBefore }, 730, testLog()));
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1_000);
  const dates = [[new Date('2028-01-02T00:00:00Z')], [new Date('2028-01-03T00:00:00Z')]];
  expect(removeBefore.mock.calls).toEqual(dates);
});
