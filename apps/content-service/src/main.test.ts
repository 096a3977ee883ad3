import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenOnFreePort, startMailServer } from './test/mail-server.ts';
import { openTestDatabase, sqliteUrl } from './test/test-database.ts';
import { postJson } from './test/test-service.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const slow = 60_000;

function spawnService(
  variables: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> {
  const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...variables };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function startProcess(variables: Record<string, string>) {
  const child = spawnService(variables);
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
  });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  const [address = ''] = /http:\S+/.exec(line) ?? [];
  return { child, line, address, err: () => err };
}

async function stored(url: string, table: 'feedback' | 'messages') {
  const { db } = await openTestDatabase(url);
  return db.selectFrom(table).selectAll().execute();
}

describe('the content service as a process', { timeout: slow }, () => {
  it('under LOG_LEVEL=silent, prints only one line with its address', async () => {
    const service = await startProcess({ DATABASE_URL: await sqliteUrl() });
    expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
    expect(service.line).toMatch(/^Content service listening on http:\/\/127\.0\.0\.1:\d+\n$/);
    expect(service.err()).toBe('');
  });

  it('does not start with a wrong setting, and names it in one clear line', async () => {
    const child = spawnService({ PORT: '80a' });
    const [[code], err] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    expect([code, err]).toEqual([1, expect.stringMatching(/^PORT\b.+\n$/)]);
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
    // The server handles the request when it asks for the body.
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
      requested: once(silent, 'connection'),
      DATABASE_URL: await sqliteUrl(),
      SMTP_URL: `smtp://127.0.0.1:${port}?to=desk@b.example`,
    };
  };

  it('loses no confirmed message when it is killed, and sends the message after the next start (readings §3)', async () => {
    const { requested, ...own } = await variables();
    const first = await startProcess(own);
    const sent = await postJson(`${first.address}/api/v1.0/email/send`, message);
    expect(sent.status).toBe(200);
    await requested;
    const score = { rating: 5, likely_to_recommend: 10 };
    const saved = await postJson(`${first.address}/api/feedback/form`, score);
    first.child.kill('SIGKILL');
    expect(saved.status).toBe(201);
    expect(await stored(own.DATABASE_URL, 'feedback')).toEqual([expect.objectContaining(score)]);

    // The killed process stored no result, so the message is due after its lease.
    const { db } = await openTestDatabase(own.DATABASE_URL);
    await db.updateTable('messages').set({ next_attempt_at: '' }).execute();
    const mail = await startMailServer();
    await startProcess({ ...own, SMTP_URL: `${mail.url}?to=desk@b.example` });
    await vi.waitFor(() => expect(mail.accepted).toHaveLength(1), { timeout: slow });
    expect(mail.accepted[0]).toContain('To: desk@b.example');
  });
});
