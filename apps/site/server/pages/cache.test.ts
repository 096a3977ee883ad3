import { expect, test } from 'vitest';
import { compress } from '../http/compress.ts';
import { prepareResponse } from '../http/response.ts';
import { createClock } from '../test/fake-service.ts';
import { createPageCache } from './cache.ts';

const cachedPage = async (text: string) =>
  prepareResponse({
    status: 200,
    headers: { 'content-type': 'text/html' },
    policy: { http: {}, https: {} },
    bodies: await compress(Buffer.from(text), 'text/html'),
  });

const open = (memoryBytes = 1_000_000) => {
  const clock = createClock();
  const cache = createPageCache(() => undefined, memoryBytes, clock.now);
  const keep = async (key: string, text = key) => {
    const page = await cachedPage(text);
    cache.set(key, page, new Map(), 60_000);
    return page;
  };
  return { cache, clock, keep };
};

test('a page that is requested again gets the best compression, with the same expiry', async () => {
  const { cache, clock, keep } = open();
  const text = Array.from({ length: 200 }, (_, line) => `What it covers. ${line ** 3}`).join();
  const quick = await keep('a', text);
  clock.pass(30);
  expect(cache.get('a')).toBe(quick);
  await expect
    .poll(() => cache.get('a')?.bodies.br?.length)
    .toBeLessThan(quick.bodies.br?.length ?? 0);
  expect(cache.get('a')?.etag).toBe(quick.etag);
  clock.pass(31);
  expect(cache.get('a')).toBeUndefined();
});
