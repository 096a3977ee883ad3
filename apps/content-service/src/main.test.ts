import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenOnFreePort } from './test/listen.ts';
import { temporaryFolder } from './test/temporary-folder.ts';
import { openTestDatabase, postgresUrls, sqliteUrl } from './test/test-database.ts';
import { mailbox, mailboxToken, postJson, startTestMailServer } from './test/test-service.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const slow = 60_000;

/** The service as its own process, with only these variables. */
function spawnService(
  variables: Record<string, string>,
  files: readonly string[] = [],
): ChildProcessByStdio<null, Readable, Readable> {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    LOG_LEVEL: 'silent',
    MAILBOX_TOKEN: mailboxToken,
    ...variables,
  };
  const child = spawn(process.execPath, [main, ...files], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs the service until it ends by itself. */
async function runToEnd(variables: Record<string, string>, files: readonly string[] = []) {
  const child = spawnService(variables, files);
  const [[code], out, err] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, err };
}

/** Starts the service and waits for the line with its address, one for each company's file. */
async function startProcess(variables: Record<string, string>, files: readonly string[] = []) {
  const child = spawnService(variables, files);
  let out = '';
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`It ended: ${err}`)));
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
      if (out.split('\n').length > Math.max(1, files.length)) resolve();
    });
  });
  const addresses = Array.from(out.matchAll(/http:\S+/g), ([each]) => each);
  return { child, address: addresses[0] ?? '', addresses, out: () => out, err: () => err };
}

async function stored(url: string, table: 'feedback' | 'messages') {
  const { db } = await openTestDatabase(url);
  return db.selectFrom(table).selectAll().execute();
}

describe('the content service as a process', { timeout: slow }, () => {
  it('prints one line with its address, and nothing else under LOG_LEVEL=silent', async () => {
    const service = await startProcess({ DATABASE_URL: await sqliteUrl() });
    expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
    const ready = await fetch(`${service.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        status: 'ready',
        contentProblems: expect.any(Number),
        mail: { pending: 0, failed: 0 },
      },
    ]);
    expect(service.out()).toMatch(/^Content service listening on http:\/\/127\.0\.0\.1:\d+\n$/);
    expect(service.err()).toBe('');
  });

  it('does not start with a wrong setting, and names it in one clear line', async () => {
    const { code, out, err } = await runToEnd({ PORT: '80a' });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^PORT\b.+\n$/);
  });

  it('logs at its start, without a mail server, that nobody is e-mailed', async () => {
    const DATABASE_URL = await sqliteUrl();
    const silent = await startProcess({ DATABASE_URL, LOG_LEVEL: 'warn' });
    await vi.waitFor(() => expect(silent.err()).toContain('NOBODY IS E-MAILED'));
    expect(silent.err()).toContain('pnpm --filter content-service messages list');
  });

  it('SIGTERM lets a running request finish, then ends the process with code 0', async () => {
    const databaseUrl = await sqliteUrl();
    const { child, address } = await startProcess({ DATABASE_URL: databaseUrl });
    const body = JSON.stringify({ rating: 4, likely_to_recommend: 8 });
    const call = request(`${address}/api/feedback/form`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    const answered = once(call, 'response');
    call.flushHeaders();
    // The server is handling the request when it asks for the body.
    await once(call, 'continue');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await vi.waitFor(async () => {
      await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    });
    call.end(body);
    const [response] = await answered;
    expect(response.statusCode).toBe(201);
    response.resume();
    expect(await ended).toEqual([0, null]);
    expect(await stored(databaseUrl, 'feedback')).toHaveLength(1);
  });
});

describe('the process while a mail server hangs', { timeout: slow }, () => {
  const message = { user_id: 'k', service_id: 's', template_id: 'contact' };
  const variables = async () => {
    const { server: silent, port } = await listenOnFreePort();
    return {
      asked: once(silent, 'connection'),
      DATABASE_URL: await sqliteUrl(),
      SMTP_URL: `smtp://127.0.0.1:${port}?to=desk@b.example`,
    };
  };

  it('stops on SIGINT; the message stays', async () => {
    const { asked, ...own } = await variables();
    const { child, address } = await startProcess(own);
    await postJson(`${address}/api/v1.0/email/send`, message);
    await asked;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(await stored(own.DATABASE_URL, 'messages')).toEqual([
      expect.objectContaining({ delivery: 'pending' }),
    ]);
  });

  it('loses nothing that it confirmed when it is killed, and sends it after its next start (readings §3)', async () => {
    const { asked, ...own } = await variables();
    const first = await startProcess(own);
    const sent = await postJson(`${first.address}/api/v1.0/email/send`, message);
    expect(sent.status).toBe(200);
    await asked;
    const score = { rating: 5, likely_to_recommend: 10 };
    const saved = await postJson(`${first.address}/api/feedback/form`, score);
    first.child.kill('SIGKILL');
    expect(saved.status).toBe(201);
    expect(await stored(own.DATABASE_URL, 'feedback')).toEqual([expect.objectContaining(score)]);

    // The killed process stored no result, so the message is due after its time-out.
    const { db } = await openTestDatabase(own.DATABASE_URL);
    await db.updateTable('messages').set({ next_attempt_at: '' }).execute();
    const mail = await startTestMailServer();
    await startProcess({ ...own, SMTP_URL: `${mail.url}?to=desk@b.example` });
    await vi.waitFor(() => expect(mail.taken).toHaveLength(1), { timeout: slow });
    expect(mail.taken[0]).toContain('To: desk@b.example');
  });
});

describe('the process over PostgreSQL', { timeout: slow }, () => {
  const postgres = postgresUrls();

  it('several companies on one service and one database see only their own rows', async () => {
    const url = await postgres();
    const folder = await temporaryFolder();
    const companyUrl = (company: string) => url.replace('postgres@', `${company}@`);
    const db = new pg.Client(url);
    await db.connect();
    const files = await Promise.all(
      ['ghana', 'togo'].map(async (company) => {
        await db.query(`create role ${company} login`);
        await db.query(`create schema authorization ${company}`);
        const file = path.join(folder, `${company}.env`);
        await writeFile(file, `DATABASE_URL=${companyUrl(company)}\n`);
        return file;
      }),
    );
    await db.end();
    const { addresses } = await startProcess({}, files);
    for (const [index, template_id] of ['of-ghana', 'of-togo'].entries()) {
      const message = { user_id: 'k', service_id: 's', template_id };
      const ids = { 'idempotency-key': 'the-same-key' };
      await postJson(`${addresses[index]}/api/v1.0/email/send`, message, ids);
    }
    expect(await Promise.all(addresses.map(mailbox))).toMatchObject([
      [{ template_id: 'of-ghana' }],
      [{ template_id: 'of-togo' }],
    ]);
    // PostgreSQL itself keeps the companies apart, not only the service.
    const togo = new pg.Client(companyUrl('togo'));
    await togo.connect();
    await expect(togo.query('select * from ghana.messages')).rejects.toThrow(/permission denied/);
    await togo.end();
  });

  it('two companies with the same database are refused', async () => {
    const folder = await temporaryFolder();
    const files = ['ghana.env', 'togo.env'].map((name) => path.join(folder, name));
    for (const file of files) await writeFile(file, '');
    const { code, err } = await runToEnd({ DATABASE_URL: await sqliteUrl() }, files);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^ghana and togo have the same DATABASE_URL, .+\n$/),
    ]);
  });
});
