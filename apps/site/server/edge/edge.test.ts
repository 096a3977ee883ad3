import { expect, onTestFinished, test } from 'vitest';
import { type FakeService, recordLog, startFakeService, status } from '../test/fake-service.ts';
import { createEdge } from './edge.ts';

const times = { gather: 5, again: 60, firstPause: 10 };

const open = async () => {
  const cache = await startFakeService();
  onTestFinished(cache.close);
  cache.on('/', status(200));
  let change = (_path: string): void => undefined;
  const log = recordLog();
  const edge = createEdge({
    addresses: [cache.url],
    store: {
      onChange(listener) {
        change = listener;
        return () => {
          change = () => undefined;
        };
      },
    },
    log,
    times,
  });
  return { cache, log, edge, change: (path: string) => change(path) };
};
const keysOf = ({ requests }: FakeService): string[] =>
  requests.map(({ method, headers }) => `${method} ${String(headers['surrogate-key'])}`);

test('a start makes the cache ask for every page again; changes that come together are sent together, twice', async () => {
  const { cache, edge, change } = await open();
  onTestFinished(edge.start());
  await expect.poll(() => keysOf(cache)).toEqual(['PURGE page', 'PURGE page']);
  change('/api/home/fetch');
  change('/api/about/fetch');
  change('/api/home/fetch');
  const told = 'PURGE /api/home/fetch /api/about/fetch';
  await expect.poll(() => keysOf(cache).slice(2)).toEqual([told, told]);
});

test('no line is too long for a cache, and no key is lost', async () => {
  const { cache, edge, change } = await open();
  onTestFinished(edge.start());
  const keys = Array.from({ length: 500 }, (_, id) => `/api/blog/${id}/details`);
  keys.forEach(change);
  await expect.poll(() => new Set(keysOf(cache).flatMap((line) => line.split(' '))).size).toBe(502);
  for (const line of keysOf(cache)) expect(line.length).toBeLessThan(4_100);
});

test('a cache that does not answer is told later; the log says so once', async () => {
  const { cache, log, edge } = await open();
  cache.on('/', status(503));
  onTestFinished(edge.start());
  await expect.poll(() => keysOf(cache).length).toBeGreaterThan(3);
  expect(log.lines[0]?.message).toBe('the cache in front was not told of a change; tried again');
  cache.on('/', status(200));
  const before = keysOf(cache).length;
  await expect.poll(() => keysOf(cache).length).toBeGreaterThan(before);
  // Once for each of the two times that a change is told.
  expect(log.lines.filter(({ level }) => level === 'warn').length).toBeLessThanOrEqual(2);
});

test('nothing is told any more once the server has stopped', async () => {
  const { cache, edge, change } = await open();
  const stop = edge.start();
  await expect.poll(() => keysOf(cache).length).toBe(2);
  stop();
  change('/api/home/fetch');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(keysOf(cache)).toHaveLength(2);
});
