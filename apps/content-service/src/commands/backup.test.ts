import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test/content-folder.ts';
import { message, openTestDatabase } from '../test/test-database.ts';
import { startTestService } from '../test/test-service.ts';

const run = promisify(execFile);

/** Runs the command in a process, as cron does. */
const backup = (DATABASE_URL: string, output: string) =>
  run(process.execPath, [path.join(import.meta.dirname, 'backup.main.ts'), '--output', output], {
    env: { PATH: process.env.PATH, DATABASE_URL },
  });

async function inUse() {
  const folder = await temporaryFolder();
  const url = `file:${path.join(folder, 'content-service.sqlite')}`;
  const { db, store } = await openTestDatabase(url);
  await store.saveMessage(message, 'kept', 'a-submission');
  return { folder, url, db, store };
}

it('a copied backup file works as the database, even if visitors wrote while it was made (docs/operating.md)', async () => {
  const { folder, url, store } = await inUse();
  const output = path.join(folder, 'backup.sqlite');
  let isWriting = true;
  const writing = (async () => {
    // Stored in turns: there are as many messages as feedback entries, or one less.
    while (isWriting) {
      await store.saveFeedback({ rating: 5, likely_to_recommend: 9 });
      await store.saveMessage(message, 'kept');
      await setImmediate();
    }
  })();
  const { stdout } = await backup(url, output);
  isWriting = false;
  await writing;
  expect(stdout).toContain(output);
  expect((await stat(output)).mode & 0o777).toBe(0o600);

  const databaseUrl = `file:${path.join(await temporaryFolder(), 'content-service.sqlite')}`;
  await copyFile(output, databaseUrl.slice('file:'.length));
  const service = await startTestService({ databaseUrl });
  expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
  const to = await openTestDatabase(databaseUrl);
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from feedback) - (select count(*) from messages) as count`.execute(
    to.db,
  );
  expect([-1, 0]).toContain(rows[0]?.count);
  // Submission ids are copied too, so a repeated message is stored once.
  const again = await to.store.saveMessage(message, 'kept', 'a-submission');
  expect((await to.store.messages({ limit: 200, before: again })).map(({ id }) => id)).toEqual([]);
});

it('the backup command overwrites no file, and leaves no file after a failure', async () => {
  const { folder, url, store, db } = await inUse();
  const output = path.join(folder, 'backup.sqlite');
  await writeFile(output, 'Mine');
  await expect(backup(url, output)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/ cannot be made: .*EEXIST.*\n$/),
  });
  expect(await readFile(output, 'utf8')).toBe('Mine');
  await expect(backup('postgres://127.0.0.1/a', output)).rejects.toThrow('pg_dump');
  for (let count = 0; count < 50; count += 1) await store.saveMessage(message, 'kept');
  await db.destroy();
  await truncate(path.join(folder, 'content-service.sqlite'), 20_000);
  const other = path.join(folder, 'other.sqlite');
  await expect(backup(url, other)).rejects.toThrow(/cannot be backed up: .*(?:damaged|malformed)/);
  expect(existsSync(other)).toBe(false);
});
