import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compress, prepareResponse } from '../http/response.ts';
import { recordLog } from '../test/fake-service.ts';
import { createKeptPages, type KeptPage } from './kept.ts';

const record = '/api/record';
const paragraph = 'A policy says what it covers, and what it leaves out. ';

/** What `kept` keeps here has a quick compression, as pages have that were just rendered. */
const pageOf = async (text: string, parts: Partial<KeptPage> = {}): Promise<KeptPage> => {
  const identity = Buffer.from(text);
  return {
    answer: prepareResponse({
      status: 200,
      headers: { 'content-type': 'text/html' },
      policy: { http: {}, https: {} },
      bodies: { identity, ...(await compress(identity, 1)) },
    }),
    reads: new Map([[record, '1']]),
    isWhole: true,
    until: 1_000,
    renew: async () => undefined,
    ...parts,
  };
};

const keep = (memoryBytes = 10_000_000) => {
  const hashes = new Map([[record, '1']]);
  const log = recordLog();
  let version = 1;
  let now = 0;
  const kept = createKeptPages({
    contentVersion: () => version,
    contentHash: (path) => hashes.get(path),
    edge: undefined,
    mayRenew: () => true,
    log,
    now: () => now,
    memoryBytes,
  });
  return {
    kept,
    log,
    change: (hash: string) => {
      version += 1;
      hashes.set(record, hash);
    },
    at: (time: number) => {
      now = time;
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the best compression', () => {
  const text = Array.from({ length: 200 }, (_, line) => paragraph + line ** 3).join('\n');
  /** Longer than any compression here takes, at real time. */
  const settled = () => vi.advanceTimersByTimeAsync(5_000);
  const lengthOf = (
    answer: { readonly bodies: { readonly br?: Buffer | undefined } } | undefined,
  ) => answer?.bodies.br?.length ?? 0;

  test('replaces the quick one of a page that is asked for again', async () => {
    const { kept } = keep();
    const quick = kept.keep('/', await pageOf(text), false);
    expect(kept.find('/')).toBe(quick);
    await settled();
    await vi.waitFor(() => expect(lengthOf(kept.find('/'))).toBeLessThan(lengthOf(quick)));
    const best = kept.find('/');
    expect(best?.etag).toBe(quick.etag);
    expect(best?.headers).toEqual(quick.headers);
    expect(best?.bodies.identity).toBe(quick.bodies.identity);
    expect(best?.bodies.gzip).toBeDefined();
    expect(brotliDecompressSync(best?.bodies.br ?? '').toString()).toBe(text);
    // That was all there is to better.
    await settled();
    expect(kept.find('/')).toBe(best);
  });

  test('waits until the page has settled: one that takes its place is improved instead', async () => {
    const { kept } = keep();
    kept.keep('/', await pageOf(text), false);
    kept.find('/');
    const next = kept.keep('/', await pageOf(`${text} And more.`), false);
    await settled();
    expect(kept.find('/')).toBe(next);
    await settled();
    await vi.waitFor(() => expect(lengthOf(kept.find('/'))).toBeLessThan(lengthOf(next)));
    expect(kept.find('/')?.bodies.identity.toString()).toMatch(/And more\.$/);
  });
});

test.each([
  ['usual', false],
  ['made-up', true],
])('a page with a %s address is sent until its time', async (_, isMadeUp) => {
  const { kept, at } = keep();
  kept.keep('/', await pageOf(paragraph), isMadeUp);
  at(999);
  expect(kept.find('/')).toBeDefined();
  at(1_000);
  expect(kept.find('/')).toBeUndefined();
});

test('what cannot be made anew is sent as it was, and logged', async () => {
  const { kept, log, change } = keep();
  const renew = vi.fn(() => Promise.reject(new Error('no memory')));
  const answer = kept.keep('/', await pageOf(paragraph, { renew }), false);
  change('2');
  expect(kept.isOutdated('/')).toBe(true);
  expect(kept.find('/')).toBe(answer);
  await vi.waitFor(() => expect(log.lines).toHaveLength(1));
  expect(log.lines[0]).toMatchObject({ level: 'error', facts: { reason: 'Error: no memory' } });
  await kept.renewOutdated();
  expect(renew).toHaveBeenCalledTimes(2);
});
