import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import * as fake from '@insurance-kit/server/test/fake-service';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContentReader, createReadJson } from './reader.ts';
import { createSnapshots } from './snapshots.ts';
import { createContentStore } from './store.ts';
import { createUpstream } from './upstream.ts';

const home = '/api/home/fetch';
const about = '/api/about/fetch';
const cards = '/api/published-blogs/cards';
const article = '/api/blog/7/details';
const sanitize = createServerSanitizer();

let service: fake.FakeService;
let folder: string;

beforeEach(async () => {
  service = await fake.startFakeService();
  folder = await fake.temporaryFolder();
});

const open = (core: readonly string[] = [], timeoutMs = 60_000) => {
  const pass = fake.stopClock();
  const listed = new Set([article]);
  const log = fake.recordLog();
  const store = createContentStore({
    upstream: createUpstream({ baseUrl: service.url, timeoutMs, pauseMs: 1 }),
    snapshots: createSnapshots(folder, log),
    ttlSeconds: 30,
    core,
    isListed: (path) => listed.has(path),
    readJsonOf: createReadJson({ sanitize }),
    log,
  });
  const changes: string[] = [];
  store.onChange((path) => changes.push(path));
  const reader = createContentReader(store);
  const captionOfHome = async () => (await reader.read('home')).header_caption;
  const captionOfArticle = async () => (await reader.read('article', { id: '7' })).caption;
  const messages = () => log.lines.map(({ message }) => message);
  return { store, listed, messages, pass, changes, captionOfHome, captionOfArticle };
};
const record = (caption: string) => [{ header_caption: caption }];
const missing = { kind: 'missing' };
const published = fake.json([{ id: 7, caption: 'Published' }]);

test('visitors share one request for content, and get expired content while the store refreshes it', async () => {
  service.on(home, fake.json(record('one')));
  const { pass, captionOfHome } = open();
  await Promise.all(Array.from({ length: 20 }, captionOfHome));
  pass(29);
  await captionOfHome();
  expect(service.requested).toEqual([`GET ${home}`]);
  service.on(home, fake.json(record('two')));
  pass(2);
  expect(await captionOfHome()).toBe('one');
  await expect.poll(captionOfHome).toBe('two');
});

test('the content store notices a change within CONTENT_TTL_SECONDS, even without visitors', async () => {
  service.on(home, fake.json(record('one'), '"1"'));
  const { store, pass, changes, captionOfHome } = open([home]);
  await store.refreshDue();
  pass(25);
  await store.refreshDue();
  expect(service.requests.at(-1)?.headers['if-none-match']).toBe('"1"');
  expect(changes).toEqual([]);
  service.on(home, fake.json(record('two'), '"2"'));
  pass(25);
  await store.refreshDue();
  expect(await captionOfHome()).toBe('two');
  expect(changes).toEqual([home]);
});

describe('an announcement of changed content', () => {
  test('causes an immediate request for the changed content only', async () => {
    service.on(home, fake.json(record('one'), '"1"'));
    service.on(about, fake.json(record('about'), '"a"'));
    const { store, pass, changes, captionOfHome } = open([home, about]);
    expect(store.oldestAge()).toBe(Number.POSITIVE_INFINITY);
    await store.refreshDue();
    pass(10);
    service.requested.length = 0;
    service.on(home, fake.json(record('two'), '"2"'));
    await store.refresh((path, etag) => etag !== (path === home ? '"2"' : '"a"'));
    expect(service.requested).toEqual([`GET ${home}`]);
    // The metric of the content's age shows the oldest record, here `about`.
    expect(store.oldestAge()).toBe(10);
    expect(await captionOfHome()).toBe('two');
    expect(changes).toEqual([home]);
  });

  test('during a request causes one further request, even if the announcement is repeated', async () => {
    service.on(home, fake.json(record('one')));
    const { store, captionOfHome } = open([home]);
    await store.refreshDue();
    const held: (() => void)[] = [];
    service.on(home, (...call) => void held.push(() => fake.json(record('one'))(...call)));
    const running = store.refresh();
    await expect.poll(() => held.length).toBe(1);
    service.on(home, fake.json(record('two')));
    const refreshes = Array.from({ length: 5 }, () => store.refresh());
    held[0]?.();
    await Promise.all([running, ...refreshes]);
    expect(await captionOfHome()).toBe('two');
    expect(service.requested).toHaveLength(3);
  });
});

test.each([
  // One failure of each kind. The content client’s tests cover more.
  ['500', fake.status(500)],
  ['404', fake.status(404)],
  ['an empty array', fake.json([])],
  ['nothing', fake.hang],
])('the store serves the last good response while the service answers %s', async (_name, fault) => {
  service.on(home, fake.json(record('good')));
  const timeoutMs = fault === fake.hang ? 500 : undefined;
  const { store, messages, pass, changes, captionOfHome } = open([home], timeoutMs);
  await store.refreshDue();
  service.on(home, fault);
  for (let hour = 0; hour < 2; hour += 1) {
    pass(3600);
    await store.refreshDue();
    expect(await captionOfHome()).toBe('good');
  }
  expect(messages().filter((message) => message === 'content is unavailable')).toHaveLength(1);
  service.on(home, fake.json(record('good')));
  pass(3600);
  await store.refreshDue();
  expect(messages()).toContain('content is available again');
  // No change is announced, so pages stay cached.
  expect(changes).toEqual([]);
});

test('without a stored copy, a failed read throws, and the store pauses before the next request', async () => {
  service.on(home, fake.status(500));
  const { pass, changes, captionOfHome } = open();
  const refused = { name: 'ContentError', kind: 'refused' };
  await expect(captionOfHome()).rejects.toMatchObject(refused);
  await expect(captionOfHome()).rejects.toMatchObject(refused);
  // The store has sent one call and one retry.
  expect(service.requested).toHaveLength(2);
  expect(changes).toEqual([]);
  pass(1);
  service.on(home, fake.json(record('back')));
  expect(await captionOfHome()).toBe('back');
  // The change is announced, because cached pages may lack this content.
  expect(changes).toEqual([home]);
});

test.each([
  ['[]', fake.json([]), 'thirty seconds have passed'],
  ['404', fake.status(404), 'a change is announced'],
])('an article counts as missing after the answer $0, until $2', async (_, answer, end) => {
  service.on(article, answer);
  const { store, pass, captionOfArticle } = open();
  for (const _ of [1, 2]) await expect(captionOfArticle()).rejects.toMatchObject(missing);
  expect(service.requested).toHaveLength(1);
  service.on(article, published);
  if (end.startsWith('a change')) await store.refresh();
  else pass(30);
  expect(await captionOfArticle()).toBe('Published');
});

test('a stored article stays after a 404, but goes from memory and disk if the service answers []', async () => {
  service.on(article, published);
  const { store, pass, changes, captionOfArticle } = open();
  await captionOfArticle();
  service.on(article, fake.status(404));
  pass(25);
  await store.refreshDue();
  expect(await captionOfArticle()).toBe('Published');
  service.on(article, fake.json([]));
  pass(25);
  await store.refreshDue();
  await expect(captionOfArticle()).rejects.toMatchObject(missing);
  expect(changes).toEqual([article]);
  await expect.poll(() => readdir(folder)).toEqual([]);
});

test('many requests for unknown ids do not evict articles from the store', async () => {
  service.on('*', fake.json([]));
  service.on(article, published);
  const { store, captionOfArticle } = open();
  await captionOfArticle();
  const flood = Array.from({ length: 800 }, (_, id) => store.document(`/api/blog/x${id}/details`));
  await Promise.allSettled(flood);
  expect(store.cached(article)).toBeDefined();
});

test('beyond 500 articles, the content store removes the least recently used article and its snapshot', async () => {
  service.on('*', published);
  const { store, changes } = open();
  for (let id = 0; id <= 500; id += 1) await store.document(`/api/blog/${id}/details`);
  expect(changes).toEqual(['/api/blog/0/details']);
  await expect.poll(async () => (await readdir(folder)).length).toBe(500);
});

const paths = [home, about, cards, '/api/contactpage/fetch'];

test('the content store repeats each failed call after growing pauses, until the service recovers', async () => {
  service.on('*', fake.status(503));
  const { store, messages, pass } = open(paths);
  for (let second = 0; second < 60; second += 1) {
    await store.refreshDue();
    pass(1);
  }
  const requested = service.requested.filter((line) => line === `GET ${home}`).length;
  expect(requested).toBeGreaterThan(6);
  expect(requested).toBeLessThan(20);
  expect(messages().filter((message) => message === 'content is unavailable')).toHaveLength(4);
  service.on('*', fake.json(record('back')));
  pass(30);
  await store.refreshDue();
  for (const path of paths) expect(store.cached(path)).toBeDefined();
});

test.each([
  ['unlisted', []],
  ['listed', ['content is unavailable', 'content is available again']],
])('if an article is %s, requests that fail and then succeed log %j', async (state, expected) => {
  const { listed, messages, pass, captionOfArticle } = open();
  listed.clear();
  for (const answer of [fake.status(500), fake.status(500), fake.status(500), published]) {
    service.on(article, answer);
    await captionOfArticle().catch(() => undefined);
    pass(30);
    if (state === 'listed') listed.add(article);
  }
  expect(messages()).toEqual(expected);
});

test('the content store logs a damaged snapshot, and still reads the other snapshots', async () => {
  service.on(home, fake.json(record('kept')));
  service.on(about, fake.json(record('spoilt')));
  const first = open([home]);
  await first.store.refreshDue();
  const [kept = ''] = await readdir(folder);
  await first.store.document(about);
  const [spoilt = ''] = (await readdir(folder)).filter((name) => name !== kept);
  await writeFile(join(folder, spoilt), '{"path":"/api/about/fetch","bo');
  await writeFile(join(folder, 'half.tmp'), 'x');
  await writeFile(join(folder, 'null.json'), 'null');

  const second = open([home, about]);
  await second.store.load();
  expect(second.store.cached(home)).toBeDefined();
  expect(second.store.cached(about)).toBeUndefined();
  expect(new Set(second.messages())).toEqual(new Set(['ignored a damaged content snapshot']));
});

test('the content store works without a writable folder, but stores no snapshot', async () => {
  for (const path of [home, about]) service.on(path, fake.json(record('shown')));
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file stands in the way');
  const { store, messages, captionOfHome } = open([home]);
  await store.refreshDue();
  expect(await captionOfHome()).toBe('shown');
  await store.document(about);
  expect(messages()).toEqual(['could not store content on disk']);
});
