import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnFreePort, startMailServer } from './test/mail-server.ts';
import { openTestDatabase, scores, sqliteUrl } from './test/test-database.ts';
import { postJson, startTestService } from './test/test-service.ts';

function spawnService(variables: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...variables };
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, errors: text(child.stderr) };
}

async function startProcess(variables: Readonly<Record<string, string>>) {
  const service = spawnService(variables);
  const [line] = await once(service.child.stdout.setEncoding('utf8'), 'data');
  const [, address = ''] = /^Content service listening on (http:\/\/127.*)\n$/.exec(line) ?? [];
  return { ...service, address };
}

async function feedbackIn(url: string) {
  const { store } = await openTestDatabase(url);
  return store.feedback({ limit: 9 });
}

it('the content service exits on an invalid setting, and names the setting in one line', async () => {
  const { child, errors } = spawnService({ PORT: '80a' });
  const [code] = await once(child, 'exit');
  expect([code, await errors]).toEqual([1, expect.stringMatching(/^PORT\b.+\n$/)]);
});

it('after SIGTERM, the content service finishes a running request, then exits without an error', async () => {
  const DATABASE_URL = await sqliteUrl();
  const { child, address, errors } = await startProcess({ DATABASE_URL });
  const body = JSON.stringify(scores);
  const type = { 'content-type': 'application/json', 'content-length': body.length };
  const headers = { ...type, expect: '100-continue' };
  const call = request(`${address}/api/feedback/form`, { method: 'POST', headers });
  const answered = once(call, 'response');
  call.flushHeaders();
  // The server has begun to handle the request when it asks for the body.
  await once(call, 'continue');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const isUp = () => fetch(`${address}/healthz`).then(Boolean, () => false);
  await expect.poll(isUp).toBe(false);
  call.end(body);
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  response.resume();
  expect([await ended, await errors]).toEqual([[0, null], '']);
  expect(await feedbackIn(DATABASE_URL)).toHaveLength(1);
});

it('the content service keeps confirmed messages when it is killed, and sends them after a restart (readings §3)', async () => {
  const { server: silent, port } = await listenOnFreePort();
  const requested = once(silent, 'connection');
  const DATABASE_URL = await sqliteUrl();
  const SMTP_URL = `smtp://127.0.0.1:${port}?to=desk@b.example`;
  const { child, address } = await startProcess({ DATABASE_URL, SMTP_URL });
  const message = { user_id: 'k', service_id: 's', template_id: 'contact' };
  const sent = await postJson(`${address}/api/v1.0/email/send`, message);
  expect(sent.status).toBe(200);
  await requested;
  const saved = await postJson(`${address}/api/feedback/form`, scores);
  child.kill('SIGKILL');
  expect(saved.status).toBe(201);
  expect(await feedbackIn(DATABASE_URL)).toMatchObject([scores]);

  // The killed process stored no result, so the message is due after its lease. End the lease now.
  const { db } = await openTestDatabase(DATABASE_URL);
  await db.updateTable('messages').set({ next_attempt_at: '' }).execute();
  const mail = await startMailServer();
  await startTestService({ DATABASE_URL, SMTP_URL: `${mail.url}?to=desk@b.example` });
  const received = [expect.stringContaining('To: desk@b.example')];
  await expect.poll(() => mail.accepted, { timeout: 60_000 }).toEqual(received);
});
