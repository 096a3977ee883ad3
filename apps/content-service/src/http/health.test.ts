import { sql } from 'kysely';
import { freePort } from 'scripts/lib/ready.mjs';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { openTestDatabase, sqliteUrl } from '../test/test-database.ts';
import { postJson, startTestService } from '../test/test-service.ts';
import { mailboxRoutes } from './emailjs.ts';

it('the service is ready only while messages can be stored', async () => {
  const databaseUrl = await sqliteUrl();
  const metricsPort = await freePort();
  const { address } = await startTestService({ databaseUrl, metricsPort });
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const { db } = await openTestDatabase(databaseUrl);
  const ready = async () => {
    const answer = await fetch(`${address}/readyz`);
    return [answer.status, await answer.json()];
  };
  const feedback = { rating: 5, likely_to_recommend: 9 };
  const send = async () => (await postJson(`${address}/api/feedback/form`, feedback)).status;
  const mail = { pending: 0, failed: 0 };
  expect(await ready()).toEqual([200, { status: 'ready', contentProblems: 0, mail }]);

  // SQLite's error for a full disk.
  for (const table of ['feedback', 'kept']) {
    await sql`create trigger ${sql.id(`full_${table}`)} before insert on ${sql.id(table)}
      begin select raise(abort, 'database or disk is full'); end`.execute(db);
  }
  expect(await send()).toBe(503);
  const reason = 'the database cannot write';
  expect(await ready()).toEqual([503, { status: 'not ready', reason }]);
  expect(await metrics()).toMatch(/^content_database_up 0$/m);

  for (const table of ['feedback', 'kept']) {
    await sql`drop trigger ${sql.id(`full_${table}`)}`.execute(db);
  }
  expect((await ready())[0]).toBe(200);
  expect(await metrics()).toMatch(/^content_database_up 1$/m);
  expect(await send()).toBe(201);
});

const token = 'a-token-that-is-long';
const authorization = `Bearer ${token}`;
const messages = vi.fn(async () => []);

async function ask(headers: object, ofService?: string) {
  const app = createApp({ level: 'silent' });
  mailboxRoutes(app, { messages }, ofService);
  const { statusCode, body } = await app.inject({ url: '/mailbox', headers: { ...headers } });
  return [statusCode, JSON.parse(body)];
}

describe('GET /mailbox', () => {
  const error = expect.any(String);

  it.each([
    ['no token is set', {}, undefined],
    ['no token is set, also to its absence', { authorization: 'Bearer undefined' }, undefined],
    ['a proxy has passed it on', { authorization, 'x-forwarded-for': '127.0.0.1' }, token],
    ['a proxy says so by another name', { authorization, via: '1.1 proxy' }, token],
  ])('does not exist if %s', async (_what, headers, ofService) => {
    expect(await ask(headers, ofService)).toEqual([404, { error }]);
  });

  it.each([
    ['no token', {}],
    ['more than the token', { authorization: `${authorization}x` }],
    ['the token in another scheme', { authorization: `Basic ${token}` }],
  ])('answers 401 to %s', async (_what, headers) => {
    expect(await ask(headers, token)).toEqual([401, { error }]);
  });

  it('lists the newest messages', async () => {
    expect(await ask({ authorization }, token)).toEqual([200, []]);
    expect(messages).toHaveBeenLastCalledWith({ limit: 200 });
  });
});
