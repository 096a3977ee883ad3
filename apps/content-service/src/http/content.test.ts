import { once } from 'node:events';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { type CheckResult, checkContentService } from '@insurance-kit/content-client/content-check';
import { plainResourceNames, resourcePath } from '@insurance-kit/content-client/records';
import { companies, companyContent } from 'scripts/lib/company.mjs';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../base/app.ts';
import { articleRecord, contentFolder, writeFiles } from '../test/content-folder.ts';
import { openTestDatabase } from '../test/test-database.ts';
import { postJson, startTestService } from '../test/test-service.ts';
import { versionRoutes } from './content.ts';

const versioned = (name: string) =>
  expect.stringMatching(new RegExp(`^files/articles/2-second/${name}\\?v=[\\w-]{10}$`));

it('API calls for articles return only the fields of §3; lists begin with the newest article (§9)', async () => {
  const { address } = await startTestService();
  const read = async (path: string) => (await fetch(address + path)).json();
  const { excerpt, ...shared } = articleRecord(2, '2026-03-01T09:00:00Z');
  const card = { ...shared, excerpt, main_image: versioned('main_image.svg') };
  const third = expect.objectContaining({ id: 3, main_image: '' });
  const cards = [card, third, expect.objectContaining({ id: 1 })];
  expect(await read('/api/published-blogs/cards')).toEqual(cards);
  expect(await read('/api/published-blogs/cards/latest-two')).toEqual([card, third]);
  const files = { main_image: versioned('main_image.svg'), pdf_file: versioned('pdf_file.pdf') };
  const details = { ...shared, ...files, body: '<p>Akwaaba, Ɔkada</p>' };
  expect(await read('/api/blog/2/details')).toEqual([details]);
});

it('a call for an unknown article or product returns []; an unknown path returns 404', async () => {
  const { address } = await startTestService();
  const ids = ['99', '02', 'constructor', '..%2F2', '%00'];
  for (const path of [...ids.map((id) => `blog/${id}/details`), 'products/cards/boats/fetch']) {
    const response = await fetch(`${address}/api/${path}`);
    expect([path, response.status, await response.text()]).toEqual([path, 200, '[]']);
  }
  const response = await fetch(`${address}/api/home`);
  expect([response.status, await response.json()]).toEqual([404, { error: 'Not found' }]);
});

it('the content service answers 304 to a client that already has the response', async () => {
  const { address } = await startTestService();
  const ask = (known = '') =>
    fetch(`${address}/api/home/fetch`, { headers: { 'if-none-match': known } });
  const { headers } = await ask('"other"');
  const { etag, ...others } = Object.fromEntries(headers);
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  const type = { 'content-type': 'application/json; charset=utf-8' };
  expect(others).toMatchObject({ ...type, 'cache-control': 'no-cache' });
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    expect((await ask(known)).status).toBe(304);
  }
});

it('the content service logs a request’s route and id without personal data, and sends the id back', async () => {
  const { address, lines } = await startTestService();
  const headers = { 'x-request-id': 'id-of-the-site', 'user-agent': 'Ama' };
  const answer = await fetch(`${address}/api/blog/ama/details?name=Ama`, { headers });
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe('id-of-the-site');
  const line = { msg: 'answered', requestId: 'id-of-the-site', method: 'GET', status: 200 };
  const expected = expect.objectContaining({ ...line, route: '/api/blog/:id/details' });
  await expect.poll(() => lines).toContainEqual(expected);
  expect(JSON.stringify(lines)).not.toMatch(/ama/i);
});

test('the content service reads the first value of a repeated query parameter', async () => {
  const app = createApp({ level: 'silent' });
  app.get('/', (request) => request.query);
  const answer = await app.inject('/?next=%2Fa&next=%2Fb&other=1');
  expect(answer.json()).toEqual({ next: '/a', other: '1' });
});

const home = '/api/home/fetch';

/** Opens the stream `/versions`. The returned function waits for the next event. */
async function follow(address: string) {
  const [response] = await once(get(`${address}/versions`), 'response');
  onTestFinished(() => void response.destroy());
  const lines = createInterface({ input: response })[Symbol.asyncIterator]();
  return async function next(): Promise<Record<string, string> | undefined> {
    const { value, done } = await lines.next();
    if (done) return undefined;
    return value.startsWith('data: ') ? JSON.parse(value.slice(6)) : next();
  };
}

it('the event stream of GET /versions begins with the entity tags of all API paths (§7)', async () => {
  const { address } = await startTestService();
  const head = await fetch(`${address}/versions`, { method: 'HEAD' });
  const names = ['content-type', 'cache-control', 'x-accel-buffering'];
  const sent = names.map((name) => head.headers.get(name));
  expect(sent).toEqual(['text/event-stream', 'no-store', 'no']);
  const next = await follow(address);
  const versions = await next();
  const articles = [1, 2, 3].map((id) => `/api/blog/${id}/details`);
  const kinds = ['covers', 'sections', 'cards'];
  const products = kinds.map((kind) => `/api/products/${kind}/life/fetch`);
  const calls = plainResourceNames.map((name) => resourcePath(name));
  const paths = [...calls, ...products, ...articles];
  expect(Object.keys(versions ?? {}).toSorted()).toEqual(paths.toSorted());
  const answer = await fetch(address + home);
  expect(versions?.[home]).toBe(answer.headers.get('etag'));
});

it('the event stream of GET /versions sends a new event only after a change; stopping the service ends it', async () => {
  const CONTENT_DIR = await contentFolder();
  const { address, close } = await startTestService({ CONTENT_DIR });
  const next = await follow(address);
  const before = await next();
  // Saving the same text again is not a change.
  await writeFiles(CONTENT_DIR, { 'about/record.json': { header_caption: 'about' } });
  await writeFiles(CONTENT_DIR, { 'home/record.json': { header_caption: 'New' } });
  const after = await next();
  expect(after?.[home]).not.toBe(before?.[home]);
  expect({ ...after, [home]: '' }).toEqual({ ...before, [home]: '' });
  await close();
  expect(await next()).toBeUndefined();
});

it('the event stream of GET /versions sends a comment every 15 seconds, until the client leaves', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const unfollow = vi.fn();
  const app = createApp({ level: 'silent' });
  onTestFinished(() => app.close());
  versionRoutes(app, { versions: () => ({}), onChange: () => unfollow });
  const [response] = await once(get(`${await app.listen()}/versions`), 'response');
  await once(response, 'data');
  const comment = once(response, 'data');
  vi.advanceTimersByTime(15_000);
  expect(String(await comment)).toBe(': still here\n\n');
  response.destroy();
  await expect.poll(() => unfollow).toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

const path = '/api/feedback/form';
const good = { rating: 5, likely_to_recommend: 10, feedback: 'Medaase' };

async function startWithDatabase() {
  const service = await startTestService();
  const { db } = await openTestDatabase(service.DATABASE_URL);
  return { ...service, rows: () => db.selectFrom('feedback').selectAll().execute() };
}

it('POST /api/feedback/form refuses an invalid or oversized request, and says why', async () => {
  const { address, rows } = await startWithDatabase();
  for (const [body, headers, status, reason] of [
    [{ ...good, rating: 6 }, {}, 400, 'rating'],
    ['{"rating":5', {}, 400, ''],
    [{ ...good, feedback: 'x'.repeat(16 * 1024) }, {}, 413, ''],
    [good, { 'idempotency-key': 'short' }, 400, 'Idempotency-Key'],
  ] as const) {
    const response = await postJson(address + path, body, { ...headers });
    const error = expect.stringContaining(reason);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
  }
  expect(await rows()).toEqual([]);
});

it('POST /api/feedback/form stores feedback once per submission id, and answers 201 each time', async () => {
  const { address, rows } = await startWithDatabase();
  const body = { ...good, unknown: 1 };
  const send = (key: string) => postJson(address + path, body, { 'idempotency-key': key });
  const submission_id = 'a6f0c1de-0000-4000-8000-000000000001';
  const answers = await Promise.all([send(submission_id), send(submission_id)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(first).toEqual(second);
  expect(await rows()).toMatchObject([{ ...good, ...first, submission_id }]);
});

it('POST /api/feedback/form answers 503 with Retry-After while another process locks the database', async () => {
  const { address, DATABASE_URL, rows, lines } = await startWithDatabase();
  const other = new DatabaseSync(DATABASE_URL.slice('file:'.length));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const saved = vi.fn();
  const saving = postJson(address + path, good).finally(saved);
  const message = { user_id: 'k', service_id: 's', template_id: 't' };
  const mailing = postJson(`${address}/api/v1.0/email/send`, message);
  expect((await fetch(`${address}/api/home/fetch`)).status).toBe(200);
  expect(saved).not.toHaveBeenCalled();
  for (const response of await Promise.all([saving, mailing])) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'a request failed' }));
  other.exec('rollback');
  expect((await postJson(address + path, good)).status).toBe(201);
  expect(await rows()).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('Medaase');
});

it.each(companies())('the content of the company %s has no errors or warnings', async (company) => {
  const service = await startTestService({ CONTENT_DIR: companyContent(company) });
  const results: CheckResult[] = [];
  for await (const result of checkContentService(service.address)) results.push(result);
  expect(results.length).toBeGreaterThan(60);
  const wrong = results.filter(({ errors, warnings }) => errors.length + warnings.length > 0);
  expect(wrong).toEqual([]);
  expect(service.lines.filter(({ msg }) => msg === 'content problem')).toEqual([]);
});
