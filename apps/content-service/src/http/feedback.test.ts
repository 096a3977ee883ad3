import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/content-folder.ts';
import { openTestDatabase } from '../test/test-database.ts';
import { postJson, startTestService } from '../test/test-service.ts';

const path = '/api/feedback/form';
const good = { rating: 5, likely_to_recommend: 10, feedback: 'Medaase' };

async function startWithDatabase() {
  const file = `${await temporaryFolder()}/db.sqlite`;
  const databaseUrl = `file:${file}`;
  const service = await startTestService({ databaseUrl });
  const { db } = await openTestDatabase(databaseUrl);
  const rows = () => db.selectFrom('feedback').selectAll().execute();
  return { ...service, file, rows };
}

describe('POST /api/feedback/form (§7)', () => {
  it.each([
    ['what is no feedback', { ...good, rating: 6 }, {}, 400, 'rating'],
    ['what is no JSON', '{"rating":5', {}, 400, ''],
    ['more than 16 kB', { ...good, feedback: 'x'.repeat(16 * 1024) }, {}, 413, ''],
    ['a malformed id', good, { 'idempotency-key': 'short' }, 400, 'Idempotency-Key'],
  ])('refuses %s with a reason', async (_what, body, headers, status, reason) => {
    const { address, rows } = await startWithDatabase();
    const response = await postJson(address + path, body, { ...headers });
    const error = expect.stringContaining(reason);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
    expect(await rows()).toEqual([]);
  });

  it('stores feedback only once when it is sent twice, and answers 201 both times', async () => {
    const { address, rows } = await startWithDatabase();
    const send = (key: string) => postJson(address + path, good, { 'idempotency-key': key });
    const key = 'a6f0c1de-0000-4000-8000-000000000001';
    const answers = await Promise.all([send(key), send(key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toEqual(second);
    expect(await rows()).toEqual([
      expect.objectContaining({ ...good, ...first, submission_id: key }),
    ]);
    expect((await send('a6f0c1de-0000-4000-8000-000000000002')).status).toBe(201);
    expect(await rows()).toHaveLength(2);
  });

  it('answers 503 with Retry-After while another process locks the database', async () => {
    const { address, file, rows, lines } = await startWithDatabase();
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    let isSaved = false;
    const saving = postJson(address + path, good).finally(() => {
      isSaved = true;
    });
    const message = { user_id: 'k', service_id: 's', template_id: 't' };
    const mailing = postJson(`${address}/api/v1.0/email/send`, message);
    expect((await fetch(`${address}/api/home/fetch`)).status).toBe(200);
    expect(isSaved).toBe(false);
    for (const response of await Promise.all([saving, mailing])) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    }
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'a request failed' }));
    expect(JSON.stringify(lines)).not.toContain('Medaase');
    other.exec('rollback');
    expect((await postJson(address + path, good)).status).toBe(201);
    expect(await rows()).toHaveLength(1);
  });
});
