import { existsSync } from 'node:fs';
import { copyFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import type { Kind, Store } from '../store/store.ts';
import { tableOf } from '../store/visitors.ts';
import { temporaryFolder } from '../test/content-folder.ts';
import { message, openTestDatabase, scores } from '../test/test-database.ts';
import { startTestService } from '../test/test-service.ts';
import { actOnStored, backUp, runCommand } from './command.ts';

const contact = { first_name: 'Ama', user_email: 'ama@example.com', message: 'One\nTwo' };

const table = (kind: Kind, store: Store, language: 'en' | 'fr' = 'en') =>
  text(Readable.from(tableOf(kind, store, language)));

async function open(url?: string) {
  const { store } = await openTestDatabase(url);
  const send = (params: Readonly<Record<string, unknown>>) =>
    store.saveMessage({ service_id: 'site', template_id: 'contact', params }, 'kept');
  const run = async (kind: 'messages' | 'feedback', ...args: string[]) => {
    const out: string[] = [];
    await actOnStored(kind, args, store, (words) => out.push(words));
    return out.join('');
  };
  const erase = (email: string) => run('messages', 'delete', '--email', email);
  return { store, send, run, erase };
}

it('`messages list` begins with the newest message; a French CSV export separates columns with semicolons', async () => {
  const { send, run, store } = await open();
  const old = await send(contact);
  const id = await send({ ...contact, first_name: 'Esi', rating: 5 });
  const written = { ...contact, first_name: 'Esi', rating: '5' };
  const about = { template_id: 'contact', delivery: 'kept' };
  const listed = [{ id, received_at: expect.any(String), about, written }];
  expect(JSON.parse(await run('messages', 'list', '--', '--limit', '1'))).toEqual(listed);
  expect(await run('messages', 'list')).toContain(old);
  await store.saveFeedback({ rating: 4, likely_to_recommend: 9, feedback: 'Merci, bien' });
  expect(JSON.parse(await run('feedback', 'list'))).toMatchObject([
    { about: { rating: 4, likely_to_recommend: 9 }, written: { feedback: 'Merci, bien' } },
  ]);
  expect(await table('feedback', store)).toMatch(
    /^\ufeffid,received_at,rating,likely_to_recommend,feedback\n[\da-f-]{36},\S+Z,4,9,"Merci, bien"\n$/,
  );
  expect(await table('feedback', store, 'fr')).toMatch(/;4;9;Merci, bien\n$/);
});

it('`messages resend` queues messages that failed, or that were stored while SMTP_URL was not set', async () => {
  const { store, send, run } = await open();
  const failed = await send(contact);
  await store.settleMessage(failed, 'failed', '550 no such mailbox');
  const kept = await send(contact);
  const due = () => store.claimMessage(60_000);
  expect(await due()).toBeUndefined();
  expect(await run('messages', 'resend', '--delivery', 'failed')).toMatch(/^1 failed messages /);
  expect(await due()).toMatchObject({ id: failed, attempts: 1 });
  expect(await due()).toBeUndefined();
  expect(await run('messages', 'resend', '--delivery', 'kept')).toMatch(/^1 kept messages /);
  expect(await due()).toMatchObject({ id: kept });
  expect(await run('messages', 'resend', '--delivery', 'failed')).toMatch(/^0 failed /);
});

it('`messages delete --email` deletes all messages that contain the e-mail address, but no others', async () => {
  const { send, erase, store } = await open();
  const theirs = [
    ...[' AMA@Example.com ', 'Write to\nama@example.com.', 'Ama <ama@example.com>'],
    ...["It is 'ama@example.com'!", 'esi@example.com/ama@example.com'],
  ];
  const others = [
    ...['mama@example.com', 'a.ama@example.com', 'm&ama@example.com', 'éama@example.com'],
    ...["o'ama@example.com", 'ama@example.co', 'ama@example.com.gh'],
  ];
  for (const message of [...theirs, ...others]) await send({ message });
  expect(await erase('Ama@example.com')).toMatch(/^Deleted 5 entries of /);
  const left = (await store.messages({ limit: 99 })).map(({ params }) => params.message);
  expect(left.toSorted()).toEqual(others.toSorted());
  for (const each of others) expect(await erase(each)).toMatch(/^Deleted 1 entries of /);
});

it.each([
  ['ama@müller.example', 'ama@xn--mller-kva.example'],
  ['ama@müller.example', 'ama@müller.example'.normalize('NFD')],
  ['amélie@example.com'.normalize('NFD'), 'amélie@example.com'],
])('`messages delete --email %j` also deletes messages that contain %j', async (email, message) => {
  const { send, erase } = await open();
  await send({ message });
  expect(await erase(email)).toMatch(/^Deleted 1 entries of .*\n$/);
});

it('`messages delete --email` lists messages with `_` before the address, but does not delete them', async () => {
  const { send, erase } = await open();
  const id = await send({ message: 'I am _ama@example.com_' });
  const kept = await erase('ama@example.com');
  expect(kept).toMatch(
    /^Deleted 0 entries of messages with the address ama@example\.com\.\nNot deleted, /,
  );
  expect(kept).toContain(`\n  ${id}  _ama@example.com\n`);
  expect(await erase('_ama@example.com')).toMatch(/^Deleted 1 /);
});

it('a CSV export and `messages delete` process all 201 messages, although a query reads 100', async () => {
  const { send, erase, store } = await open();
  const fields = Array.from({ length: 201 }, (_, index) => `field-${index}`);
  for (const field of fields) await send({ ...contact, [field]: 'a' });
  const whole = await table('messages', store);
  expect(fields.filter((field) => !whole.includes(`{""${field}"":""a""}`))).toEqual([]);
  // The byte order mark and the column names appear only at the beginning.
  expect(whole.match(/\ufeff|received_at/g)).toEqual(['\ufeff', 'received_at']);
  expect(await erase('ama@example.com')).toContain('Deleted 201');
});

it('a CSV export escapes texts that a spreadsheet would run as formulas', async () => {
  const { send, store } = await open();
  const link = '=HYPERLINK("https://evil.example")';
  await send({ first_name: link, last_name: '-1', user_phone: '+233', message: '@x, y', a: 1 });
  const [, row = ''] = (await table('messages', store)).trim().split('\n');
  // The row ends with the columns of the form's fields.
  expect(row).toMatch(
    /,"'=HYPERLINK\(""https:\/\/evil\.example""\)",'-1,,'\+233,+"'@x, y",+"\{""a"":""1""\}"$/,
  );
});

it('`messages list` prints no control characters from a message', async () => {
  const { send, run } = await open();
  await send({ 'na\u001bme': 'a\u001b]0;title\u0007\u009b31m\u202eb\r' });
  const list = await run('messages', 'list');
  expect(list.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

it.each([
  [[], 'Name a command.'],
  [['list', '--limit', '0'], '--limit must be a whole number from 1 to 99999'],
  [['list', '--limit', '1e9'], '--limit must be a whole number from 1 to 99999'],
  [['list', '--colour'], "Unknown option '--colour'"],
  [['list', 'all'], 'Too many words'],
  [['delete'], 'delete needs --email'],
  [['resend', '--delivery', 'sent'], 'resend needs --delivery'],
])('the command `messages` names the mistake in %j, and prints help', async (args, words) => {
  const { run } = await open();
  await expect(run('messages', ...args)).rejects.toThrow(words);
  await expect(run('messages', ...args)).rejects.toThrow('messages list [--limit 20]');
});

async function inUse() {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'content-service.sqlite');
  const { db, store } = await openTestDatabase(`file:${file}`);
  await store.saveMessage(message, 'kept', 'a-submission');
  const backup = (output: string) => backUp({ engine: 'sqlite', file }, output);
  return { folder, file, db, store, backup };
}

it('the service can use a backup that was made while the database was in use (docs/operating.md)', async () => {
  const { folder, store, backup } = await inUse();
  const output = path.join(folder, 'backup.sqlite');
  await store.saveFeedback(scores);
  await backup(output);
  expect((await stat(output)).mode & 0o777).toBe(0o600);

  const DATABASE_URL = `file:${path.join(await temporaryFolder(), 'content-service.sqlite')}`;
  await copyFile(output, DATABASE_URL.slice('file:'.length));
  const service = await startTestService({ DATABASE_URL });
  expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
  const to = await openTestDatabase(DATABASE_URL);
  expect(await to.store.feedback({ limit: 9 })).toMatchObject([scores]);
  // Submission ids are copied too, so a repeated message is stored once.
  await to.store.saveMessage(message, 'kept', 'a-submission');
  expect(await to.store.messages({ limit: 9 })).toHaveLength(1);
});

it('the backup command overwrites no file, and leaves no file after a failure', async () => {
  const { folder, file, store, db, backup } = await inUse();
  const output = path.join(folder, 'backup.sqlite');
  await writeFile(output, 'Mine');
  await expect(backup(output)).rejects.toThrow(/ cannot be created: .*EEXIST/);
  expect(await readFile(output, 'utf8')).toBe('Mine');
  const postgres = { engine: 'postgres', url: 'postgres://127.0.0.1/a' } as const;
  await expect(backUp(postgres, output)).rejects.toThrow('pg_dump');
  for (let count = 0; count < 50; count += 1) await store.saveMessage(message, 'kept');
  await db.destroy();
  await truncate(file, 20_000);
  const other = path.join(folder, 'other.sqlite');
  await expect(backup(other)).rejects.toThrow(/cannot be backed up: .*malformed/);
  expect(existsSync(other)).toBe(false);
});

it('a command warns if there was no database', async () => {
  vi.stubEnv('DATA_DIR', await temporaryFolder());
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand('messages');
  expect(write.mock.calls.join()).toMatch(/There was no database .*sqlite.* set DATA_DIR/);
  process.exitCode = 0;
});
