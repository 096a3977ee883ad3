import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createClock,
  type FakeService,
  hang,
  json,
  recordLog,
  startFakeService,
  status,
  temporaryFolder,
} from '../test/fake-service.ts';
import { createContentReader, createReadJson } from './reader.ts';
import { createSnapshots } from './snapshots.ts';
import { createContentStore } from './store.ts';
import { createUpstream } from './upstream.ts';

const home = '/api/home/fetch';
const about = '/api/about/fetch';
const cards = '/api/published-blogs/cards';
const article = '/api/blog/7/details';
const sanitize = createServerSanitizer();

let service: FakeService;
let folder: string;

beforeEach(async () => {
  service = await startFakeService();
  folder = await temporaryFolder();
});

const open = (core: readonly string[] = [], timeoutMs = 600) => {
  const clock = createClock();
  const log = recordLog();
  const upstream = createUpstream({ baseUrl: service.url, timeoutMs, pauseMs: 1 });
  const store = createContentStore({
    upstream,
    snapshots: createSnapshots(folder, log),
    ttlSeconds: 30,
    core,
    isListed: (path) => path === article,
    readJsonOf: createReadJson({
      sanitize,
      report: (report) => log.warn(report, 'content has invalid fields'),
    }),
    log,
    now: clock.now,
  });
  const changes: string[] = [];
  store.onChange((path) => changes.push(path));
  return { store, log, clock, changes, reader: createContentReader(store) };
};
const record = (caption: string) => [{ header_caption: caption }];
const messages = (log: ReturnType<typeof recordLog>) => log.lines.map(({ message }) => message);

test('the store accepts a list of articles of 10 MB, which is larger than a record may be', async () => {
  const excerpt = 'x'.repeat(50_000);
  const list = Array.from({ length: 200 }, (_, id) => ({ id: id + 1, caption: 'A', excerpt }));
  service.on(cards, json(list));
  service.on(home, json(list.slice(0, 50)));
  const { reader } = open([cards, home], 10_000);
  expect(await reader.read('articleCards')).toHaveLength(200);
  await expect(reader.read('home')).rejects.toMatchObject({ kind: 'unreadable' });
});

describe('known content (readings §4, §4.1)', () => {
  test('concurrent visitors share one request, and later visitors get its response until it expires', async () => {
    service.on(home, json(record('one')));
    const { store, clock } = open();
    await Promise.all(Array.from({ length: 20 }, () => store.document(home)));
    clock.pass(29);
    await store.document(home);
    expect(service.requested).toEqual([`GET ${home}`]);
  });

  test('expired content is still served at once, and refreshed in the background', async () => {
    service.on(home, json(record('one')));
    const { reader, clock } = open([home]);
    await reader.read('home');
    service.on(home, json(record('two')));
    clock.pass(31);
    expect((await reader.read('home')).header_caption).toBe('one');
    await expect.poll(async () => (await reader.read('home')).header_caption).toBe('two');
  });

  test('the store notices a change within CONTENT_TTL_SECONDS, also without visitors', async () => {
    service.on(home, json(record('one'), '"1"'));
    const { store, reader, clock, changes } = open([home]);
    await store.refreshDue();
    clock.pass(25);
    await store.refreshDue();
    expect(service.requests.at(-1)?.headers['if-none-match']).toBe('"1"');
    expect(changes).toEqual([]);
    service.on(home, json(record('two'), '"2"'));
    clock.pass(25);
    await store.refreshDue();
    expect((await reader.read('home')).header_caption).toBe('two');
    expect(changes).toEqual([home]);
  });
});

describe('a change that the content service announces', () => {
  test('is requested at once, but unchanged content is not', async () => {
    service.on(home, json(record('one'), '"1"'));
    service.on(about, json(record('about'), '"a"'));
    const { store, reader, changes } = open([home, about]);
    await store.refreshDue();
    service.requested.length = 0;
    service.on(home, json(record('two'), '"2"'));
    await store.refresh((path, etag) => etag !== (path === home ? '"2"' : '"a"'));
    expect(service.requested).toEqual([`GET ${home}`]);
    expect((await reader.read('home')).header_caption).toBe('two');
    expect(changes).toEqual([home]);
  });

  test('is requested again if an earlier request is still running', async () => {
    service.on(home, json(record('one')));
    const { store, reader } = open([home]);
    await store.refreshDue();
    const held: (() => void)[] = [];
    service.on(home, (...call) => void held.push(() => json(record('one'))(...call)));
    const running = store.refresh();
    await expect.poll(() => held.length).toBe(1);
    service.on(home, json(record('two')));
    const refreshes = Array.from({ length: 5 }, () => store.refresh());
    held[0]?.();
    await Promise.all([running, ...refreshes]);
    expect((await reader.read('home')).header_caption).toBe('two');
    expect(service.requested).toHaveLength(3);
  });

  test('shows an article that was unknown a moment ago', async () => {
    service.on(article, json([]));
    const { store, reader } = open();
    await expect(reader.read('article', { id: '7' })).rejects.toMatchObject({ kind: 'missing' });
    service.on(article, json([{ id: 7, caption: 'Published' }]));
    await store.refresh();
    expect((await reader.read('article', { id: '7' })).caption).toBe('Published');
  });
});

describe('a failing content service never removes content (readings §4, §4.1, readings §6)', () => {
  test.each([
    // One failure of each kind. The content client’s tests cover more.
    ['500', status(500)],
    ['404', status(404)],
    ['an empty array', json([])],
    ['a hang', hang],
  ])('the last good response is served while the service fails: %s', async (_name, fault) => {
    service.on(home, json(record('good')));
    const { store, reader, clock, log, changes } = open([home], fault === hang ? 200 : 600);
    await store.refreshDue();
    service.on(home, fault);
    for (let hour = 0; hour < 2; hour += 1) {
      clock.pass(3600);
      await store.refreshDue();
      expect((await reader.read('home')).header_caption).toBe('good');
    }
    expect(messages(log).filter((message) => message === 'content is unavailable')).toHaveLength(1);
    service.on(home, json(record('good')));
    clock.pass(3600);
    await store.refreshDue();
    expect(messages(log)).toContain('content is available again');
    // Pages stay cached.
    expect(changes).toEqual([]);
  });

  test('without stored content a failed call is reported, and not repeated for every visitor', async () => {
    service.on(home, status(500));
    const { reader, clock, changes } = open();
    const refused = { name: 'ContentError', kind: 'refused' };
    await expect(reader.read('home')).rejects.toMatchObject(refused);
    await expect(reader.read('home')).rejects.toMatchObject(refused);
    // One call and one retry.
    expect(service.requested).toHaveLength(2);
    expect(changes).toEqual([]);
    clock.pass(1);
    service.on(home, json(record('back')));
    expect((await reader.read('home')).header_caption).toBe('back');
    // Cached pages may lack this content.
    expect(changes).toEqual([home]);
  });

  test('invalid fields are logged in one line for each new response', async () => {
    const bad = { header_caption: { an: 'object' }, header_image: '../../etc/passwd' };
    service.on(home, json([bad]));
    const { store, reader, log } = open([home]);
    await store.refreshDue();
    await reader.read('home');
    await reader.read('home');
    const lines = log.lines.filter(({ message }) => message === 'content has invalid fields');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.facts).toMatchObject({ url: home, problemCount: 2 });
  });
});

describe('articles (readings §4, §2.7)', () => {
  test.each([
    ['an empty array', json([])],
    ['404', status(404)],
  ])('after %s an article counts as unknown, for at most thirty seconds', async (_, answer) => {
    service.on(article, answer);
    const { reader, clock } = open();
    await expect(reader.read('article', { id: '7' })).rejects.toMatchObject({ kind: 'missing' });
    await expect(reader.read('article', { id: '7' })).rejects.toMatchObject({ kind: 'missing' });
    expect(service.requested).toHaveLength(1);
    service.on(article, json([{ id: 7, caption: 'Published' }]));
    clock.pass(30);
    expect((await reader.read('article', { id: '7' })).caption).toBe('Published');
  });

  test('an article that an editor removes is deleted, and so is its snapshot', async () => {
    service.on(article, json([{ id: 7, caption: 'Published' }]));
    const { store, reader, clock, changes } = open();
    await reader.read('article', { id: '7' });
    service.on(article, json([]));
    clock.pass(25);
    await store.refreshDue();
    await expect(reader.read('article', { id: '7' })).rejects.toMatchObject({ kind: 'missing' });
    expect(changes).toEqual([article]);
    await expect.poll(() => readdir(folder)).toEqual([]);
  });

  test('many requests for unknown ids remove no article from the store', async () => {
    service.on('*', json([]));
    service.on(article, json([{ id: 7, caption: 'Published' }]));
    const { store, reader } = open();
    await reader.read('article', { id: '7' });
    await Promise.all(
      Array.from({ length: 800 }, (_, index) =>
        store.document(`/api/blog/x${index}/details`).catch(() => undefined),
      ),
    );
    expect(store.cached('/api/blog/7/details')).toBeDefined();
  });

  test('the oldest of more than five hundred articles is removed, with its pages and its snapshot', async () => {
    const body = Buffer.from(JSON.stringify([{ id: 7, caption: 'Published' }]));
    const remove = vi.fn(async () => undefined);
    const store = createContentStore({
      upstream: { get: async () => ({ state: 'found', body, etag: undefined, immutable: false }) },
      snapshots: { load: async () => [], save: async () => undefined, remove },
      ttlSeconds: 30,
      core: [],
      isListed: () => true,
      readJsonOf: createReadJson({ sanitize }),
      log: recordLog(),
    });
    const changed = vi.fn();
    store.onChange(changed);
    for (let id = 0; id <= 500; id += 1) await store.document(`/api/blog/${id}/details`);
    expect(changed).toHaveBeenCalledExactlyOnceWith('/api/blog/0/details');
    expect(remove).toHaveBeenCalledExactlyOnceWith('/api/blog/0/details');
  });

  test('the store accepts only one spelling of each path', async () => {
    const { store } = open();
    for (const path of ['/api/blog/%37/details', '/api/blog/../details', '/mailbox']) {
      await expect(store.document(path)).rejects.toMatchObject({ kind: 'missing' });
    }
    expect(service.requested).toEqual([]);
  });
});

describe('a call that fails or hangs does not affect other calls (readings §6)', () => {
  const paths = [home, about, cards, '/api/contactpage/fetch'];
  const strangers = Array.from({ length: 40 }, (_, index) => `/api/blog/x${index}/details`);

  test('each path is requested again after separate, growing pauses; all content returns when the service recovers', async () => {
    service.on('*', status(503));
    const { store, clock, log } = open(paths);
    for (let second = 0; second < 60; second += 1) {
      await store.refreshDue();
      clock.pass(1);
    }
    const requested = service.requested.filter((line) => line === `GET ${home}`).length;
    expect(requested).toBeGreaterThan(6);
    expect(requested).toBeLessThan(20);
    expect(messages(log).filter((message) => message === 'content is unavailable')).toHaveLength(4);
    service.on('*', json(record('back')));
    clock.pass(30);
    await store.refreshDue();
    for (const path of paths) expect(store.cached(path)).toBeDefined();
  });

  test('requests for invented ids delay neither listed articles nor edits', async () => {
    service.on(home, json(record('one')));
    const { store, reader, log } = open([home], 60_000);
    await store.refreshDue();
    service.on('*', hang);
    service.on(article, json([{ id: 7, caption: 'Listed' }]));
    const flood = strangers.map((path) => store.document(path).catch(() => undefined));
    await expect.poll(() => service.requested.length).toBeGreaterThan(4);
    expect((await reader.read('article', { id: '7' })).caption).toBe('Listed');
    service.on(home, json(record('edited')));
    await store.refresh();
    expect((await reader.read('home')).header_caption).toBe('edited');
    const reached = service.requested.filter((line) => line.includes('/api/blog/x'));
    expect(reached).toHaveLength(4);
    // Refused requests are not logged.
    const crowd = Array.from({ length: 300 }, (_, index) => `/api/blog/y${index}/details`);
    const turnedAway = crowd.map((path) => store.document(path).catch(() => undefined));
    await service.close();
    await Promise.all([...flood, ...turnedAway]);
    expect(messages(log).length).toBeLessThan(100);
  });
});

describe('the last good content on disk', () => {
  test('a damaged snapshot is logged and ignored, and other snapshots are read', async () => {
    service.on(home, json(record('kept')));
    service.on(about, json(record('spoilt')));
    const first = open([home]);
    await first.store.refreshDue();
    const [kept = ''] = await readdir(folder);
    await first.store.document(about);
    const [spoilt = ''] = (await readdir(folder)).filter((name) => name !== kept);
    await writeFile(join(folder, spoilt), '{"path":"/api/about/fetch","bo');
    await writeFile(join(folder, 'half.tmp'), 'x');

    const second = open([home, about]);
    await second.store.load();
    expect(second.store.cached(home)).toBeDefined();
    expect(second.store.cached(about)).toBeUndefined();
    expect(messages(second.log)).toEqual(['ignored a damaged content snapshot']);
  });

  test('a folder that is not writable affects only snapshots', async () => {
    service.on(home, json(record('shown')));
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file stands in the way');
    const { store, reader, log } = open([home]);
    await store.refreshDue();
    expect((await reader.read('home')).header_caption).toBe('shown');
    expect(messages(log)).toEqual(['could not store content on disk']);
  });
});
