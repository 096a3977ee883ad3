import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, readDatabaseAddress } from '../store/database.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { postJson, startTestService } from '../test/test-service.ts';

const path = '/api/feedback/form';
const good = { rating: 5, likely_to_recommend: 10, feedback: 'Medaase' };

async function startWithDatabase() {
  const file = `${await temporaryFolder()}/db.sqlite`;
  const databaseUrl = `file:${file}`;
  const service = await startTestService({ databaseUrl });
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const database = await openDatabase(readDatabaseAddress(databaseUrl), log);
  onTestFinished(() => database.destroy());
  const rows = () => database.selectFrom('feedback').selectAll().execute();
  return { ...service, file, rows, database };
}

describe('POST /api/feedback/form (§7)', () => {
  it.each([
    ['all three fields', good],
    ['the lowest scores', { rating: 1, likely_to_recommend: 0, feedback: '' }],
    ['no text', { rating: 3, likely_to_recommend: 7 }],
    ['5,000 characters', { ...good, feedback: 'ɔ'.repeat(5_000) }],
  ])('stores %s and answers 201', async (_what, body) => {
    const { address, rows } = await startWithDatabase();
    const response = await postJson(address + path, body);
    expect(response.status).toBe(201);
    expect(await rows()).toEqual([
      expect.objectContaining({ ...body, feedback: 'feedback' in body ? body.feedback : null }),
    ]);
  });

  it.each([
    ['a rating of 0', { ...good, rating: 0 }, 'rating'],
    ['a rating of 6', { ...good, rating: 6 }, 'rating'],
    ['half a star', { ...good, rating: 4.5 }, 'rating'],
    ['a rating in words', { ...good, rating: '5' }, 'rating'],
    ['no rating', { likely_to_recommend: 5 }, 'rating'],
    ['a score of 11', { ...good, likely_to_recommend: 11 }, 'likely_to_recommend'],
    ['a score of −1', { ...good, likely_to_recommend: -1 }, 'likely_to_recommend'],
    ['no score', { rating: 5 }, 'likely_to_recommend'],
    ['a text that is a number', { ...good, feedback: 5 }, 'feedback'],
    ['5,001 characters', { ...good, feedback: 'x'.repeat(5_001) }, 'feedback'],
    ['a NUL character', { ...good, feedback: 'a\u0000b' }, 'feedback'],
  ])('refuses %s with 400, the field and a reason', async (_what, body, field) => {
    const { address, rows } = await startWithDatabase();
    const response = await postJson(address + path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining(field), field });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"rating":5'],
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"five stars"'],
    ['a poisoned object', '{"__proto__":{"rating":5},"rating":5,"likely_to_recommend":5}'],
  ])('refuses %s with 400 and a reason', async (_what, body) => {
    const { address, rows } = await startWithDatabase();
    const response = await postJson(address + path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w/) });
    expect(await rows()).toEqual([]);
  });

  it('keeps one feedback of a submission that comes again, and answers it as before', async () => {
    const { address, rows } = await startWithDatabase();
    const send = (key: string) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(good),
      });
    const key = 'a6f0c1de-0000-4000-8000-000000000001';
    const answers = await Promise.all([send(key), send(key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toEqual(second);
    expect(await rows()).toEqual([expect.objectContaining({ ...first, submission_id: key })]);
    expect((await send('a6f0c1de-0000-4000-8000-000000000002')).status).toBe(201);
    expect(await rows()).toHaveLength(2);
  });

  it.each(['short', 'x'.repeat(65), 'eight or more'])(
    'refuses the submission name %j with 400',
    async (key) => {
      const { address, rows } = await startWithDatabase();
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(good),
      });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: expect.stringContaining('Idempotency-Key') },
      ]);
      expect(await rows()).toEqual([]);
    },
  );

  it('takes JSON only, and at most 16 kB of it', async () => {
    const { address } = await startTestService();
    const text = await fetch(address + path, { method: 'POST', body: JSON.stringify(good) });
    expect([text.status, await text.json()]).toEqual([415, { error: expect.any(String) }]);
    const large = await postJson(address + path, { ...good, feedback: 'x'.repeat(16 * 1024) });
    expect([large.status, await large.json()]).toEqual([413, { error: expect.any(String) }]);
  });

  it('answers 503 and when to ask again while another process holds the database; pages go on', async () => {
    const { address, file, rows } = await startWithDatabase();
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const saving = postJson(address + path, good);
    const message = { user_id: 'k', service_id: 's', template_id: 't' };
    const mailing = postJson(`${address}/api/v1.0/email/send`, message);
    const began = performance.now();
    expect((await fetch(`${address}/api/home/fetch`)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1_000);
    for (const response of await Promise.all([saving, mailing])) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    }
    other.exec('rollback');
    expect((await postJson(address + path, good)).status).toBe(201);
    expect(await rows()).toHaveLength(1);
  });

  it('answers 503 with a reason, not 201, when it cannot be stored; nothing said is logged', async () => {
    const { address, database, lines } = await startWithDatabase();
    await database.schema.dropTable('feedback').execute();
    const response = await postJson(address + path, good);
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: 'The service cannot answer now. Try again later.' },
    ]);
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'a request failed' }));
    expect(JSON.stringify(lines)).not.toContain('Medaase');
  });
});
