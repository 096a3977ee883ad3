import { once } from 'node:events';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { plainResourceNames, resourcePath } from '@insurance-kit/content-client/records';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../base/app.ts';
import { contentFolder, writeFiles } from '../test/content-folder.ts';
import { startTestService } from '../test/test-service.ts';

const versioned = (path: string) =>
  expect.stringMatching(new RegExp(`^${path.replaceAll('.', '\\.')}\\?v=[\\w-]{10}$`));

const card = {
  id: 2,
  main_image: versioned('files/articles/2-second/main_image.svg'),
  created_at: '2026-03-01T09:00:00Z',
  caption: 'Article 2',
  excerpt: 'About 2',
  category: 'Motor',
};

describe('the content calls of §7', () => {
  it('articles have only the fields of §3, and the newest card is first (§9)', async () => {
    const { address } = await startTestService();
    const read = async (path: string) => (await fetch(address + path)).json();
    const third = expect.objectContaining({ id: 3, main_image: '' });
    const cards = [card, third, expect.objectContaining({ id: 1 })];
    expect(await read('/api/published-blogs/cards')).toEqual(cards);
    expect(await read('/api/published-blogs/cards/latest-two')).toEqual([card, third]);
    const { excerpt, ...shared } = card;
    const pdf_file = versioned('files/articles/2-second/pdf_file.pdf');
    const details = { ...shared, body: '<p>Akwaaba, Ɔkada</p>', pdf_file };
    expect(await read('/api/blog/2/details')).toEqual([details]);
  });

  it('an unknown article or product answers an empty array, an unknown path 404 with a reason', async () => {
    const { address } = await startTestService();
    const ids = ['99', '02', 'constructor', '..%2F2', '%00'];
    for (const path of [...ids.map((id) => `blog/${id}/details`), 'products/cards/boats/fetch']) {
      const response = await fetch(`${address}/api/${path}`);
      expect([path, response.status, await response.text()]).toEqual([path, 200, '[]']);
    }
    const response = await fetch(`${address}/api/home`);
    expect([response.status, await response.json()]).toEqual([404, { error: 'Not found' }]);
  });

  it('a client that already has a response gets 304', async () => {
    const { address } = await startTestService();
    const ask = (known = '') =>
      fetch(`${address}/api/home/fetch`, { headers: { 'if-none-match': known } });
    const { headers } = await ask('"other"');
    const etag = headers.get('etag') ?? '';
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect((await ask(known)).status).toBe(304);
    }
  });
});

it('logs each request with its route and the id from the site, and sends the id back', async () => {
  const { address, lines } = await startTestService();
  const headers = { 'x-request-id': 'id-of-the-site', 'user-agent': 'Ama' };
  const answer = await fetch(`${address}/api/blog/ama/details?name=Ama`, { headers });
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe('id-of-the-site');
  const line = { msg: 'answered', requestId: 'id-of-the-site', method: 'GET', status: 200 };
  const expected = expect.objectContaining({ ...line, route: '/api/blog/:id/details' });
  await vi.waitFor(() => expect(lines).toContainEqual(expected));
  expect(JSON.stringify(lines)).not.toMatch(/ama/i);
});

test('the service reads the first value of a repeated query parameter, as a text', async () => {
  const app = createApp({ level: 'silent' });
  app.get('/', (request) => request.query);
  const answer = await app.inject('/?next=%2Fa&next=%2Fb&other=1');
  expect(answer.json()).toEqual({ next: '/a', other: '1' });
});

const home = '/api/home/fetch';

/** Reads the stream's events. */
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

describe('GET /versions', () => {
  it('sends the entity tag of every call of §7 at once', async () => {
    const { address } = await startTestService();
    const head = await fetch(`${address}/versions`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const next = await follow(address);
    const versions = await next();
    const articles = [1, 2, 3].map((id) => `/api/blog/${id}/details`);
    const products = ['covers', 'sections', 'cards'].map(
      (kind) => `/api/products/${kind}/life/fetch`,
    );
    const calls = plainResourceNames.map((name) => resourcePath(name));
    const paths = [...calls, ...products, ...articles];
    expect(Object.keys(versions ?? {}).toSorted()).toEqual(paths.toSorted());
    const answer = await fetch(address + home);
    expect(versions?.[home]).toBe(answer.headers.get('etag'));
  });

  it('sends an event for each change, and only then', { timeout: 30_000 }, async () => {
    const contentDir = await contentFolder();
    const { address } = await startTestService({ contentDir });
    const next = await follow(address);
    const before = await next();
    // Saving the same text again is not a change.
    await writeFiles(contentDir, { 'about/record.json': { header_caption: 'about' } });
    await writeFiles(contentDir, { 'home/record.json': { header_caption: 'New' } });
    const after = await next();
    expect(after?.[home]).not.toBe(before?.[home]);
    expect({ ...after, [home]: '' }).toEqual({ ...before, [home]: '' });
  });

  it('ends when the service stops', async () => {
    const service = await startTestService();
    const next = await follow(service.address);
    await next();
    await service.close();
    expect(await next()).toBeUndefined();
  });
});
