import { sql } from 'kysely';
import { freePort } from 'scripts/lib/ready.mjs';
import { expect, it } from 'vitest';
import { openTestDatabase, sqliteUrl } from '../test/test-database.ts';
import { postJson, startTestService } from '../test/test-service.ts';

it('is not ready while every message is refused, and ready again by itself', async () => {
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
