import { existsSync } from 'node:fs';
import { copyFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Kind } from '../store/store.ts';
import { temporaryFolder } from '../test/content-folder.ts';
import { message, openTestDatabase, scores } from '../test/test-database.ts';
import { startTestService } from '../test/test-service.ts';
import { backUp } from './command.ts';

async function inUse() {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'content-service.sqlite');
  const { db, store } = await openTestDatabase(`file:${file}`);
  await store.saveMessage(message, 'kept', 'a-submission');
  const backup = (output: string) => backUp({ engine: 'sqlite', file }, output);
  return { folder, file, db, store, backup };
}

it('a backup file can replace the database, even if messages arrive while the file is written (docs/operating.md)', async () => {
  const { folder, store, backup } = await inUse();
  const output = path.join(folder, 'backup.sqlite');
  let isWriting = true;
  const writing = (async () => {
    // Store feedback and messages in turns: messages are as many as feedback entries, or one less.
    while (isWriting) {
      await store.saveFeedback(scores);
      await store.saveMessage(message, 'kept');
      await setImmediate();
    }
  })();
  await backup(output);
  isWriting = false;
  await writing;
  expect((await stat(output)).mode & 0o777).toBe(0o600);

  const databaseUrl = `file:${path.join(await temporaryFolder(), 'content-service.sqlite')}`;
  await copyFile(output, databaseUrl.slice('file:'.length));
  const service = await startTestService({ databaseUrl });
  expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
  const to = await openTestDatabase(databaseUrl);
  const count = async (kind: Kind) => (await to.db.selectFrom(kind).select('id').execute()).length;
  expect([-1, 0]).toContain((await count('feedback')) - (await count('messages')));
  // Submission ids are copied too, so a repeated message is stored once.
  const again = await to.store.saveMessage(message, 'kept', 'a-submission');
  expect((await to.store.messages({ limit: 200, before: again })).map(({ id }) => id)).toEqual([]);
});

it('the backup command overwrites no file, and leaves no file after a failure', async () => {
  const { folder, file, store, db, backup } = await inUse();
  const output = path.join(folder, 'backup.sqlite');
  await writeFile(output, 'Mine');
  await expect(backup(output)).rejects.toThrow(/ cannot be made: .*EEXIST/);
  expect(await readFile(output, 'utf8')).toBe('Mine');
  const postgres = { engine: 'postgres', url: 'postgres://127.0.0.1/a' } as const;
  await expect(backUp(postgres, output)).rejects.toThrow('pg_dump');
  for (let count = 0; count < 50; count += 1) await store.saveMessage(message, 'kept');
  await db.destroy();
  await truncate(file, 20_000);
  const other = path.join(folder, 'other.sqlite');
  await expect(backup(other)).rejects.toThrow(/cannot be backed up: .*(?:damaged|malformed)/);
  expect(existsSync(other)).toBe(false);
});
