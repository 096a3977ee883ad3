import type { ServerResponse } from 'node:http';
import * as fake from '@insurance-kit/server/test/fake-service';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { askAt, quietHttp } from '../test/http.ts';
import { followVersions } from './changes.ts';
import { openContent } from './content.ts';
import { registerHook } from './hook.ts';
import { createUpstream } from './upstream.ts';

const versions = '/versions';

let service: fake.FakeService;

beforeEach(async () => {
  service = await fake.startFakeService();
});

const follow = (silence = 150, timeoutMs = 100) => {
  const log = fake.recordLog();
  const upstream = createUpstream({ baseUrl: service.url, timeoutMs });
  const received: Record<string, string>[] = [];
  const stop = followVersions({
    upstream,
    log,
    pauses: { afterLoss: 20, withoutStream: 100_000, silence },
    onVersions: (list) => void received.push(Object.fromEntries(list)),
  });
  onTestFinished(stop);
  return { log, received, stop };
};

const eventOf = (list: unknown): string => `event: versions\ndata: ${JSON.stringify(list)}\n\n`;

const stream = () => {
  const connections: ServerResponse[] = [];
  service.on(versions, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(eventOf({ '/a': `"${connections.length}"` }));
    connections.push(response);
  });
  return connections;
};

describe('the content service’s stream of versions (docs/contracts.md)', () => {
  test('delivers every list of versions until the site stops, even if a list arrives in pieces', async () => {
    const connections = stream();
    // Long time-outs, because the response takes longer under load.
    const { received, stop } = follow(30_000, 30_000);
    await expect.poll(() => received).toEqual([{ '/a': '"0"' }]);
    connections[0]?.write('event: ping\ndata: x\n\n');
    const event = Buffer.from(eventOf({ '/ɔ': '"1"' }));
    // Cut the event between the two bytes of one letter.
    const half = event.indexOf('ɔ') + 1;
    connections[0]?.write(event.subarray(0, half), () => {
      connections[0]?.write(event.subarray(half));
    });
    await expect.poll(() => received.at(-1)).toEqual({ '/ɔ': '"1"' });
    stop();
    await expect.poll(() => connections[0]?.closed).toBe(true);
    expect(connections).toHaveLength(1);
  });

  test('is opened again when it ends, breaks or falls silent', async () => {
    const connections = stream();
    const { received, log } = follow(150, 30_000);
    await expect.poll(() => received.length).toBeGreaterThan(0);
    connections[0]?.end();
    await expect.poll(() => received.length).toBeGreaterThan(1);
    connections[1]?.destroy();
    await expect.poll(() => received.length).toBeGreaterThan(2);
    await expect.poll(() => received.length).toBeGreaterThan(3);
    expect(log.lines.every(({ level }) => level === 'info')).toBe(true);
  });

  test('stays connected as long as data arrive', async () => {
    const connections = stream();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { received } = follow(30_000, 600_000);
    await expect.poll(() => received.length).toBe(1);
    for (const turn of [2, 3, 4]) {
      vi.advanceTimersByTime(20_000);
      connections[0]?.write(eventOf({ '/a': `"${turn}"` }));
      await expect.poll(() => received.length).toBe(turn);
    }
    expect(connections).toHaveLength(1);
  });

  test.each([
    ['a status 500', fake.status(500)],
    ['no answer', fake.hang],
    ['an event without a list', fake.file('text/event-stream', eventOf({ '/a': 1 }))],
    ['a line that never ends', fake.file('text/event-stream', `data: ${'x'.repeat(6_000_000)}`)],
  ])('is requested again after %s; only the first failure is logged', async (_name, answer) => {
    service.on(versions, answer);
    const { log, received } = follow();
    await expect.poll(() => service.requested.length).toBeGreaterThan(3);
    expect(received).toEqual([]);
    expect(log.lines.map(({ message }) => message)).toEqual([
      'the stream of content changes failed',
    ]);
    stream();
    await expect.poll(() => received.length).toBe(1);
  });

  test.each([
    ['a 404', fake.status(404)],
    ['a redirect', fake.status(302, { location: '/login' })],
  ])('is requested again only after a long pause if the answer is %s', async (_name, answer) => {
    service.on(versions, answer);
    // Long time-outs, because the response takes longer under load.
    const { log } = follow(30_000, 30_000);
    const message = 'the content service does not announce changes: content is refreshed by age';
    await expect.poll(() => log.lines).toMatchObject([{ message }]);
    expect(service.requested).toEqual([`GET ${versions}`]);
  });
});

const home = '/api/home/fetch';
const about = '/api/about/fetch';

const openSite = async () => {
  const log = fake.recordLog();
  const config = readConfig({ CONTENT_URL: service.url, DATA_DIR: await fake.temporaryFolder() });
  return { log, ...(await openContent(config, log)) };
};

test('the site logs all invalid fields of a content response once, in one line', async () => {
  service.on(
    home,
    fake.json([{ header_caption: { an: 'object' }, header_image: '../../etc/passwd' }]),
  );
  const { log, read } = await openSite();
  for (const _ of [1, 2]) await read().content.read('home');
  const facts = { url: home, problemCount: 2 };
  expect(log.lines).toMatchObject([{ message: 'content has invalid fields', facts }]);
});

test('a render notes the version of a record’s first read, and which records are unavailable', async () => {
  service.on(home, fake.json([{ header_caption: 'one' }], '"1"'));
  const { store, read } = await openSite();
  const { content, reads, isDegraded } = read();
  await content.read('home');
  const first = store.cached(home)?.hash;
  service.on(home, fake.json([{ header_caption: 'two' }], '"2"'));
  await store.refresh();
  expect((await content.read('home')).header_caption).toBe('two');
  // A page with the first version is stale, and is not cached.
  expect(reads().get(home)).toBe(first);
  expect(isDegraded()).toBe(false);
  await expect(content.read('about')).rejects.toThrow();
  expect([isDegraded(), reads().has(about)]).toEqual([true, true]);
});

const open = (secret?: string) => {
  const http = quietHttp();
  const refreshed: string[][] = [];
  registerHook(http, secret, {
    refresh: async (isStale = () => true) => {
      refreshed.push([home, about].filter((path) => isStale(path, undefined)));
    },
  });
  const call = (authorization = 'Bearer sesame', payload = '') => {
    const headers = { authorization, 'content-type': 'application/json' };
    return askAt(http)('/hooks/content', headers, { method: 'POST', payload });
  };
  return { refreshed, call };
};

describe('POST /hooks/content', () => {
  test('refreshes the paths that the body lists, or all content if it lists none', async () => {
    const { refreshed, call } = open('sesame');
    for (const [body, expected] of [
      ['', [home, about]],
      [JSON.stringify({ paths: [home, '/api/unknown'] }), [home]],
      ['{"paths":[]}', [home, about]],
      ['{"event":"entry.publish"}', [home, about]],
      ['x', [home, about]],
    ] as const) {
      expect((await call('Bearer sesame', body)).status).toBe(202);
      expect([body, refreshed.pop()]).toEqual([body, expected]);
    }
  });

  test('answers 401 to a missing or wrong secret, and 404 if CONTENT_HOOK_SECRET is not set', async () => {
    for (const [secret, status] of [
      ['sesame', 401],
      [undefined, 404],
    ] as const) {
      const { refreshed, call } = open(secret);
      for (const authorization of ['', 'Bearer', 'Bearer undefined', 'Basic sesame']) {
        expect((await call(authorization)).status, authorization).toBe(status);
      }
      expect(refreshed).toEqual([]);
    }
  });

  test('is rate-limited only for callers with a wrong secret', async () => {
    const { call } = open('sesame');
    for (let turn = 0; turn < 60; turn += 1) await call('Bearer guess');
    const { status, headers } = await call('Bearer guess');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    for (let turn = 0; turn <= 60; turn += 1) expect((await call()).status).toBe(202);
  });
});
