import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openTestDatabase, sqliteUrl } from '../test/test-database.ts';
import { actOnStored } from './command.ts';

const contact = {
  first_name: 'Ama',
  user_email: 'ama@example.com',
  user_phone: '+233244127730',
  message: 'One\nTwo',
};

async function open(url?: string) {
  const { store } = await openTestDatabase(url);
  const send = (params: Readonly<Record<string, unknown>>) =>
    store.saveMessage({ service_id: 'site', template_id: 'contact', params }, 'kept');
  /** Runs a command and returns what it prints. */
  const run = async (kind: 'messages' | 'feedback', ...args: string[]) => {
    let out = '';
    await actOnStored(kind, args, store, (words) => {
      out += words;
    });
    return out;
  };
  return { store, send, run };
}

describe('the commands', () => {
  it('lists messages for people, newest first, a page at a time', async () => {
    const { send, run } = await open();
    expect(await run('messages', 'list')).toBe('There are none.\n');
    const old = await send(contact);
    const id = await send({ ...contact, first_name: 'Esi' });
    const first = await run('messages', 'list', '--limit', '1');
    expect(first).toMatch(
      new RegExp(
        `^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  ${id}\\n  template_id contact, delivery kept\\n  first_name: Esi\\n`,
      ),
    );
    expect(first).toContain('  message: One\n    Two\n');
    expect(first).toContain(`messages list --limit 1 --before ${id}`);
    const next = await run('messages', 'list', '--limit', '5', '--before', id);
    expect(next).toContain(old);
    expect(next).not.toContain('Older ones');
  });

  it('lists and exports feedback', async () => {
    const { store, run } = await open();
    await store.saveFeedback({ rating: 4, likely_to_recommend: 9, feedback: 'Medaase' });
    expect(await run('feedback', 'list')).toMatch(
      /\n {2}rating 4, likely_to_recommend 9\n {2}feedback: Medaase\n/,
    );
    expect(await run('feedback', 'export', '--format', 'csv')).toMatch(
      /^\ufeffid,received_at,rating,likely_to_recommend,feedback\n[\da-f-]{36},\S+Z,4,9,Medaase\n$/,
    );
  });

  it('sends messages again that have failed or were kept', async () => {
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

  it("deletes one person's messages, in whatever field their address is, and nobody else's", async () => {
    const { send, run } = await open();
    await send({ ...contact, user_email: ' AMA@Example.com ' });
    await send({ ...contact, user_email: '', message: 'Write to\nama@example.com.' });
    const domains = ['example.com.gh', 'example.co'].map((domain) => `ama@${domain}`);
    const others = ['mama@example.com', 'a.ama@example.com', ...domains];
    for (const user_email of others) await send({ ...contact, user_email });
    expect(await run('messages', 'delete', '--email', 'Ama@example.com')).toMatch(/^Deleted 2 of /);
    const left = await run('messages', 'list');
    for (const address of others) expect(left).toContain(address);
    expect(left).not.toMatch(/[: ]ama@example\.com$/im);
  });

  it.each([
    ['neil@example.com', "o'neil@example.com"],
    ["o'neil@example.com", 'neil@example.com'],
    ['ama@example.com', 'm&ama@example.com'],
    ['ama@example.com', 'éama@example.com'],
    ['ama@example.com', 'ama@example.com.gh'],
    ['ama@example.com', 'ama@example.com-gh.example'],
  ])('takes no part of an address for a whole one: of %s, %s stays', async (email, other) => {
    const { send, run } = await open();
    await send({ ...contact, user_email: other, message: `Write to ${other}.` });
    expect(await run('messages', 'delete', '--email', email)).toMatch(/^Deleted 0 of /);
    expect(await run('messages', 'delete', '--email', other)).toMatch(/^Deleted 1 of /);
  });

  it.each([
    'Ama <AMA@example.com>',
    '(ama@example.com)',
    'Mail:ama@example.com;',
    "It is 'ama@example.com'!",
    'esi@example.com/ama@example.com',
    'I read ama@example.com’s mail',
  ])('finds the address in the words %s', async (message) => {
    const { send, run } = await open();
    await send({ ...contact, user_email: '', message });
    expect(await run('messages', 'delete', '--email', 'ama@example.com')).toMatch(/^Deleted 1 of /);
  });

  it('exports everything, also beyond one page', async () => {
    const { send, run } = await open();
    for (let index = 0; index < 501; index += 1) await send({ index });
    const rows: unknown = JSON.parse(await run('messages', 'export', '--format', 'json'));
    expect(rows).toHaveLength(501);
    expect(rows).toContainEqual(
      expect.objectContaining({
        about: { template_id: 'contact', delivery: 'kept', delivery_detail: '' },
        written: { index: '0' },
      }),
    );
  }, 30_000);

  it('write a CSV that does not grow with the square of its messages', async () => {
    const { send, run } = await open();
    for (let index = 0; index < 300; index += 1) {
      await send({ message: `Message ${index}`, [`field-${index}`]: 'x'.repeat(20) });
    }
    const csv = await run('messages', 'export', '--format', 'csv');
    expect(csv.length).toBeLessThan(300 * 250);
    for (let index = 0; index < 300; index += 1) expect(csv).toContain(`field-${index}`);
  });

  it('write a CSV without formulas, even in names', async () => {
    const { send, run } = await open();
    await send({
      '=1+1': '=HYPERLINK("https://evil.example")',
      a: '+233',
      b: '-1',
      c: '@x',
      d: 'a,"b"',
    });
    const csv = await run('messages', 'export', '--format', 'csv');
    const [header = '', row = ''] = csv.trim().split('\n');
    expect(header).toMatch(/,'=1\+1,a,b,c,d$/);
    expect(row).toMatch(/,"'=HYPERLINK\(""https:\/\/evil\.example""\)",'\+233,'-1,'@x,"a,""b"""$/);
  });

  it('write a file that only its owner reads, and never over another', async () => {
    const { send, run } = await open();
    await send(contact);
    const file = path.join(await temporaryFolder(), 'messages.csv');
    await run('messages', 'export', '--format', 'csv', '--output', file);
    expect(await readFile(file, 'utf8')).toContain('Ama');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(run('messages', 'export', '--format', 'csv', '--output', file)).rejects.toThrow(
      /--output .+ cannot be made: .*EEXIST/,
    );
  });

  it('print no control characters of a terminal', async () => {
    const { send, run } = await open();
    await send({ 'na\u001bme': 'a\u001b]0;title\u0007\u009b31m\u202eb\rid: forged' });
    const list = await run('messages', 'list');
    expect(list.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(list).toContain('    id: forged');
  });

  it.each([
    [[], 'Say what to do.'],
    [['show'], 'There is no messages show.'],
    [['list', '--limit', '0'], '--limit must be a whole number from 1, not "0"'],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['list', 'all'], 'Too many words'],
    [['export'], 'export needs --format'],
    [['export', '--format', 'xml'], 'export needs --format'],
    [['delete'], 'delete needs --email'],
    [['delete', '--email', ''], 'delete needs --email'],
  ])('say what is wrong with %j, and how it is done', async (args, words) => {
    const { run } = await open();
    await expect(run('messages', ...args)).rejects.toThrow(words);
    await expect(run('messages', ...args)).rejects.toThrow('messages list [--limit 20]');
  });
});

describe('the commands as a process', { timeout: 30_000 }, () => {
  async function command(name: string, args: readonly string[], DATABASE_URL: string) {
    const main = path.join(import.meta.dirname, `${name}.main.ts`);
    const env = { PATH: process.env.PATH, DATABASE_URL };
    const child = spawn(process.execPath, [main, ...args], { env });
    const [[code], out, err] = await Promise.all([
      once(child, 'exit'),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, out, err };
  }

  it('read the database of DATABASE_URL', async () => {
    const url = await sqliteUrl();
    const { send, store } = await open(url);
    await send(contact);
    await store.saveFeedback({ rating: 4, likely_to_recommend: 9 });
    expect(await command('messages', ['list'], url)).toEqual({
      code: 0,
      out: expect.stringContaining('first_name: Ama'),
      err: '',
    });
    expect((await command('feedback', ['list'], url)).out).toContain('rating 4');
  });

  it('end with one line if that fails', async () => {
    expect(await command('messages', ['list'], 'mysql://x')).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^DATABASE_URL must be .+\n$/),
    });
  });
});
