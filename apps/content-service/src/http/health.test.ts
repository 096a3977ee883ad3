import { sql } from 'kysely';
import { freePort } from 'scripts/lib/services.mjs';
import { expect, it, vi } from 'vitest';
import { createApp } from '../base/app.ts';
import { contentFolder } from '../test/content-folder.ts';
import { message, openTestDatabase, scores } from '../test/test-database.ts';
import { postJson, startTestService } from '../test/test-service.ts';
import { mailboxRoutes } from './emailjs.ts';

it('the content service is ready only while it can store messages, and counts content problems and unsent messages', async () => {
  const METRICS_PORT = await freePort();
  const CONTENT_DIR = await contentFolder({ 'home/stray.txt': '' });
  const { address, DATABASE_URL } = await startTestService({ METRICS_PORT, CONTENT_DIR });
  const metrics = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const { db, store } = await openTestDatabase(DATABASE_URL);
  await store.saveMessage(message, 'pending');
  const ready = async () => {
    const answer = await fetch(`${address}/readyz`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return [answer.status, await answer.json()];
  };
  const send = async () => (await postJson(`${address}/api/feedback/form`, scores)).status;
  const mail = { pending: 1, failed: 0 };
  expect(await ready()).toEqual([200, { status: 'ready', contentProblems: 1, mail }]);
  expect(await metrics()).toMatch(/^content_problems 1$/m);
  expect(await metrics()).toMatch(/^content_mail_messages\{delivery="pending"\} 1$/m);

  // Makes each insertion fail with SQLite's error for a full disk.
  const tables = ['feedback', 'kept'];
  for (const table of tables) {
    await sql`create trigger ${sql.id(`full_${table}`)} before insert on ${sql.id(table)}
      begin select raise(abort, 'database or disk is full'); end`.execute(db);
  }
  expect(await send()).toBe(503);
  const reason = 'the database cannot write';
  expect(await ready()).toEqual([503, { status: 'not ready', reason }]);
  expect(await metrics()).toMatch(/^content_database_up 0$/m);

  for (const table of tables) await sql`drop trigger ${sql.id(`full_${table}`)}`.execute(db);
  expect((await ready())[0]).toBe(200);
  expect(await metrics()).toMatch(/^content_database_up 1$/m);
  expect(await send()).toBe(201);
});

const token = 'a-token-that-is-long';
const authorization = `Bearer ${token}`;

it.each([
  ['answers 404 if no token is set', { authorization: 'Bearer undefined' }, undefined, 404],
  ['answers 404 through a proxy', { authorization, 'x-forwarded-for': '127.0.0.1' }, token, 404],
  ['answers 404 through another proxy', { authorization, via: '1.1 cache' }, token, 404],
  ['answers 401 without a token', {}, token, 401],
  ['answers 401 to a wrong token', { authorization: `${authorization}x` }, token, 401],
  ['lists the newest messages if the token is correct', { authorization }, token, 200],
])('GET /mailbox %s', async (_what, headers, ofService, status) => {
  const messages = vi.fn(async () => []);
  const app = createApp({ level: 'silent' });
  mailboxRoutes(app, { messages }, ofService);
  const { statusCode, body, headers: sent } = await app.inject({ url: '/mailbox', headers });
  expect(statusCode).toBe(status);
  expect(sent['cache-control']).toBe(status === 404 ? undefined : 'no-store');
  expect(JSON.parse(body)).toEqual(status === 200 ? [] : { error: expect.any(String) });
  expect(messages.mock.calls).toEqual(status === 200 ? [[{ limit: 200 }]] : []);
});
