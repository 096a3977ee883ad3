import { expect, test } from 'vitest';
import { compress } from '../http/compress.ts';
import { prepareResponse } from '../http/response.ts';
import { createClock } from '../test/fake-service.ts';
import { createPageCache } from './cache.ts';

const pageOf = async (text: string) =>
  prepareResponse({
    status: 200,
    headers: { 'content-type': 'text/html' },
    policy: { http: {}, https: {} },
    bodies: await compress(Buffer.from(text), 'text/html'),
  });

const open = (memoryBytes = 1_000_000) => {
  const hashes = new Map<string, string | undefined>([
    ['/home', '1'],
    ['/about', '1'],
  ]);
  const clock = createClock();
  const cache = createPageCache({
    contentHash: (path) => hashes.get(path),
    memoryBytes,
    now: clock.now,
  });
  const keep = async (key: string, paths: readonly string[], text = key) => {
    const page = await pageOf(text);
    cache.keep(key, page, new Map(paths.map((path) => [path, hashes.get(path)])), 60_000);
    return page;
  };
  return { cache, clock, hashes, keep };
};

test('a change deletes the pages that show it, and no other', async () => {
  const { cache, keep } = open();
  await keep('a', ['/home']);
  await keep('b', ['/home', '/about']);
  const other = await keep('c', ['/about']);
  cache.forget('/home');
  expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual([
    undefined,
    undefined,
    other,
  ]);
});

test('a page of content that changed or came while it was made is not kept', async () => {
  const { cache, hashes } = open();
  const page = await pageOf('a');
  cache.keep('changed', page, new Map([['/home', '0']]), 60_000);
  cache.keep('without', page, new Map([['/home', undefined]]), 60_000);
  cache.keep('gone', page, new Map([['/none', '1']]), 60_000);
  expect(['changed', 'without', 'gone'].map(cache.find)).toEqual([undefined, undefined, undefined]);
  hashes.set('/home', undefined);
  cache.keep('without', page, new Map([['/home', undefined]]), 60_000);
  expect(cache.find('without')).toBe(page);
});

test('a page is sent until its time', async () => {
  const { cache, clock, keep } = open();
  const page = await keep('a', []);
  clock.pass(59);
  expect(cache.find('a')).toBe(page);
  clock.pass(2);
  expect(cache.find('a')).toBeUndefined();
});

test('what pages weigh together stays within bounds: those used least go', async () => {
  const { cache, keep } = open(7_000);
  for (const key of ['a', 'b', 'c']) await keep(key, []);
  cache.find('a');
  await keep('d', []);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('a page that is asked for again gets the best compression, until the same time', async () => {
  const { cache, clock, keep } = open();
  const text = Array.from({ length: 200 }, (_, line) => `What it covers. ${line ** 3}`).join();
  const quick = await keep('a', [], text);
  clock.pass(30);
  expect(cache.find('a')).toBe(quick);
  await expect
    .poll(() => cache.find('a')?.bodies.br?.length)
    .toBeLessThan(quick.bodies.br?.length ?? 0);
  expect(cache.find('a')?.etag).toBe(quick.etag);
  clock.pass(31);
  expect(cache.find('a')).toBeUndefined();
});
