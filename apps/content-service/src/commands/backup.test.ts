import { appendFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../edit/drafts/drafts.ts';
import type { Schema } from '../store/schema.ts';
import { contentFolder, writeFiles } from '../test/content-folder.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openTestDatabase, postgresUrls, sqliteUrl } from '../test/test-database.ts';
import { keepNewest, kinds, makeBackup, restoreBackup } from './backup.ts';
import { CommandError } from './command.ts';

const params = { first_name: 'Ama', message: 'One\nTwo "three" Ɔ 😀\u2028' };
const message = { service_id: 'site', template_id: 'contact', params };

/** Every row of every table, in a fixed order. */
const everything = async ({ db }: { db: Kysely<Schema> }) => {
  const tables = kinds.map((kind) => db.selectFrom(kind).selectAll().orderBy('id').execute());
  return Object.fromEntries((await Promise.all(tables)).map((rows, index) => [kinds[index], rows]));
};

/** Every file of a folder, with its bytes. */
async function files(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), await readFile(file, 'base64')];
    });
  return Object.fromEntries(await Promise.all(found));
}

/** A database that people have written to, a content folder, and a place for backups. */
async function inUse(url: string, messages = 3) {
  const from = await openTestDatabase(url);
  for (let count = 0; count < messages; count += 1)
    await from.store.saveMessage(message, 'pending');
  await from.store.saveMessage(message, 'kept', 'a-submission');
  await from.store.saveFeedback({ rating: 4, likely_to_recommend: 0 });
  const editors = createDraftStore(from.db);
  const record = { fields: { a: 'Ɔ' }, base_fields: {}, base_version: 'none', saved_by: 'Ama' };
  await editors.upload(Buffer.from([0, 255]), 'png');
  const draft = await editors.save({ folder: 'home', ...record });
  if (draft === undefined) throw new Error('It was not saved');
  await editors.begin(draft, 'Ama', [{ file: 'record.json', before: null, after: { text: '{}' } }]);
  await editors.save({ folder: 'about', ...record });
  const contentDir = await contentFolder();
  // A connection of its own, as a command has.
  const { db } = await openTestDatabase(url);
  return { from, place: { db, contentDir }, output: await temporaryFolder() };
}

/** The same, and a backup of it. */
async function backedUp(url: string, messages?: number) {
  const used = await inUse(url, messages);
  return { ...used, backup: await makeBackup(used.place, used.output) };
}

/** A place to restore to: an empty database, and a content folder that is not there yet. */
const emptyPlace = async (url?: string) => ({
  ...(await openTestDatabase(url)),
  contentDir: path.join(await temporaryFolder(), 'new'),
});

const postgres = postgresUrls();

describe.each([
  ['SQLite', 'SQLite', sqliteUrl, sqliteUrl],
  ['PostgreSQL', 'PostgreSQL', postgres, postgres],
  ['SQLite', 'PostgreSQL', sqliteUrl, postgres],
])('a backup of %s, restored to %s', (_from, _to, source, target) => {
  it('has all rows and files, in an empty database and folder', { timeout: 30_000 }, async () => {
    // More rows than are read at a time.
    const { from, place, backup } = await backedUp(await source(), 230);
    const before = await everything(from);
    const to = await emptyPlace(await target());
    const { rows } = await restoreBackup(to, backup);
    expect(rows).toEqual({ messages: 231, feedback: 1, drafts: 1, uploads: 1, publications: 1 });
    expect(await everything(to)).toEqual(before);
    expect(await files(to.contentDir)).toEqual(await files(place.contentDir));
    // Submission ids are restored too, so that a repeated submission is not stored twice.
    const again = await to.store.saveMessage(message, 'kept', 'a-submission');
    expect(before.messages).toContainEqual(expect.objectContaining({ id: again }));
  });
});

it.each([
  ['SQLite', sqliteUrl],
  ['PostgreSQL', postgres],
])(
  'a backup of %s is of one moment, while visitors go on writing',
  { timeout: 30_000 },
  async (_, source) => {
    const before = 300;
    const { from, place, output } = await inUse(await source(), before - 1);
    let stop = false;
    const writing = (async () => {
      while (!stop) {
        await from.store.saveFeedback({ rating: 5, likely_to_recommend: 10 });
        await from.store.saveMessage(message, 'kept');
        await setImmediate();
      }
    })();
    await setTimeout(50);
    const backup = await makeBackup(place, output);
    stop = true;
    await writing;
    const { rows } = await restoreBackup(await emptyPlace(), backup);
    expect(rows.feedback).toBeGreaterThan(2);
    // They were stored in turn: at any moment there are equal numbers, or one feedback more.
    const ahead = rows.feedback - 1 - (rows.messages - before);
    expect([0, 1]).toContain(ahead);
  },
);

it('holds every table of the database', async () => {
  const { db } = await openTestDatabase();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables.toSorted()).toEqual([...kinds, 'schema_migrations'].toSorted());
});

describe('a restore refuses', () => {
  it('a backup that was changed, and one that lost a file', async () => {
    const { output, backup } = await backedUp(await sqliteUrl());
    const empty = await emptyPlace();
    await appendFile(path.join(backup, 'messages.jsonl'), '\n');
    await expect(restoreBackup(empty, backup)).rejects.toThrow(/is damaged: messages\.jsonl/);
    await expect(restoreBackup(empty, output)).rejects.toThrow(/is no backup/);
  });

  it('a database or a folder with something in it, and leaves both as they were', async () => {
    const { from, backup } = await backedUp(await sqliteUrl());
    const to = await emptyPlace();
    const before = await everything(from);
    await expect(restoreBackup({ ...to, db: from.db }, backup)).rejects.toThrow(CommandError);
    expect(await everything(from)).toEqual(before);
    await expect(readdir(to.contentDir)).rejects.toThrow('ENOENT');

    await writeFiles(to.contentDir, { 'mine.txt': 'Mine' });
    await expect(restoreBackup(to, backup)).rejects.toThrow(/^CONTENT_DIR .* has files already/);
    expect((await everything(to)).messages).toEqual([]);
  });

  it('a content folder that cannot be written, and then has no rows either', async () => {
    const { backup } = await backedUp(await sqliteUrl());
    const to = await emptyPlace();
    const contentDir = path.join(import.meta.filename, 'content');
    await expect(restoreBackup({ ...to, contentDir }, backup)).rejects.toThrow(
      /^The content cannot be put into .*ENOTDIR/,
    );
    expect((await everything(to)).messages).toEqual([]);
  });

  it('a backup of a newer release', async () => {
    const { from, place, output } = await inUse(await sqliteUrl());
    await sql`insert into schema_migrations values ('999-later', '')`.execute(from.db);
    const backup = await makeBackup(place, output);
    const restoring = restoreBackup(await emptyPlace(), backup);
    await expect(restoring).rejects.toThrow(/newer release \(999-later\)/);
  });
});

it('a backup is for its owner alone, and the newest are kept', async () => {
  const { output, backup } = await backedUp(await sqliteUrl());
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(backup, 'messages.jsonl'))).mode & 0o777).toBe(0o600);
  for (const day of ['01', '02', '03']) await mkdir(path.join(output, `2020-01-${day}T00-00-00Z`));
  await mkdir(path.join(output, 'of-somebody-else'));
  expect(await keepNewest(output, 2)).toBe(2);
  expect((await readdir(output)).sort()).toEqual(
    ['2020-01-03T00-00-00Z', path.basename(backup), 'of-somebody-else'].sort(),
  );
});
