import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContentError } from '@insurance-kit/content-client';
import {
  file,
  hang,
  recordLog,
  startFakeService,
  status,
  stopClock,
  temporaryFolder,
} from '@insurance-kit/server/test/fake-service';
import { describe, expect, it, test, vi } from 'vitest';
import { createLookAtFile } from './file-sizes.ts';
import { createFileStore, validityCacheControl } from './file-store.ts';
import { readFilePath } from './files.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import { writeWhole } from './whole-file.ts';

/** Opens a store. `make` rejects the bodies `broken` and `timeout`, except in the size `small`. */
const open = async (folderBytes = 999_999) => {
  const service = await startFakeService();
  const folder = await temporaryFolder();
  const log = recordLog();
  const store = createFileStore({
    upstream: createUpstream({ baseUrl: service.url, timeoutMs: 60_000 }),
    folder,
    ttlSeconds: 0.001,
    isReferenced: () => true,
    maxBytes: 99_999,
    memoryBytes: 999_999,
    folderBytes,
    log,
  });
  const make = vi.fn(async (body: Buffer, size: string) => {
    if (size === 'small' || !['broken', 'timeout'].includes(String(body))) return body;
    throw new ContentError({ kind: 'unreadable', url: '/', reason: `${body}: 9% complete` });
  });
  const answer = async (name: string, query = '', size = 'usual') => {
    const file = readFilePath(`files/${name}`, query);
    return file && store({ file, name: `${size}.svg`, make: (body) => make(body, size) });
  };
  const show = async (...request: Parameters<typeof answer>): Promise<string | undefined> =>
    (await answer(...request))?.bytes.toString();
  return { service, folder, log, make, answer, show };
};

test('the file store serves the old SVG during a refresh, requests a missing SVG once, and deletes an SVG after a 404', async () => {
  const { service, folder, show } = await open();
  for (const text of ['1', '2']) {
    service.on('/files/a.svg', file('image/svg+xml', text));
    expect(await show('a.svg')).toBe('1');
  }
  await expect.poll(() => show('a.svg')).toBe('2');
  for (const _ of [1, 2]) expect(await show('none.svg')).toBeUndefined();
  expect(service.requested.filter((line) => line.includes('none'))).toHaveLength(1);
  service.on('/files/a.svg', status(404));
  await expect.poll(() => show('a.svg')).toBeUndefined();
  await expect.poll(() => readdir(folder)).toEqual([]);
  // Move the clock: the store forgets a missing SVG at the next request after the time has passed.
  stopClock();
  for (const name of ['other.svg', 'a.svg']) expect(await show(name)).toBeUndefined();
});

test('the file store tries an unreadable SVG once per size, and serves the old version if it has one', async () => {
  const { service, log, make, answer, show } = await open();
  service.on('/files/a.svg', file('image/svg+xml', 'old'));
  await answer('a.svg', 'v=1');
  service.on('/files/a.svg', file('image/svg+xml', 'broken'));
  for (const version of [2, 2, 3]) expect(await show('a.svg', `v=${version}`)).toBe('old');
  service.on('/files/b.svg', file('image/svg+xml', 'broken'));
  await expect(answer('b.svg')).rejects.toThrow('broken');
  expect(make).toHaveBeenCalledTimes(2);
  const message = 'a picture is unreadable: the default picture is shown';
  expect(log.lines.filter(({ level }) => level === 'warn')).toMatchObject([{ message }]);
  expect(await show('b.svg', '', 'small')).toBe('broken');
  service.on('/files/a.svg', file('image/svg+xml', 'new'));
  expect(await show('a.svg', 'v=4')).toBe('new');
});

test('the file store soon retries a conversion that took too long', async () => {
  const { service, make, answer } = await open();
  service.on('/files/a.svg', file('image/svg+xml', 'timeout'));
  const tries = async () => {
    await expect(answer('a.svg')).rejects.toThrow('timeout');
    return make.mock.calls.length;
  };
  await expect.poll(tries).toBeGreaterThan(1);
});

test('the file store’s folder keeps the newest files up to its size limit', async () => {
  const { service, folder, answer } = await open(2_500);
  for (const name of ['a', 'b', 'c', 'd']) {
    service.on(`/files/${name}.svg`, file('image/svg+xml', name.repeat(1_000)));
    await answer(`${name}.svg`);
  }
  const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  const kept = (await Promise.all(files)).map((text) => text.at(-1));
  expect(kept.toSorted()).toEqual(['c', 'd']);
});

test('addresses that differ only in `?v=` share one stored file, even with invented versions', async () => {
  const { service, folder, answer } = await open();
  service.on('/files/a.svg', file('image/svg+xml', 'a', { etag: '"1"' }));
  const first = await answer('a.svg');
  const [made = ''] = await readdir(folder);
  const written = await stat(join(folder, made));
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, version) => answer('a.svg', `v=${version}`)),
  );
  // All calls get the same bytes, although the queue refused some requests to the service.
  expect(new Set(flood.map((got) => got?.bytes))).toEqual(new Set([first?.bytes]));
  expect(service.requests.at(-1)?.headers['if-none-match']).toBe('"1"');
  expect(await readdir(folder)).toHaveLength(1);
  expect((await stat(join(folder, made))).mtimeMs).toBe(written.mtimeMs);
});

test('an SVG is fetched even while requests for another SVG hang', async () => {
  const { service, answer, show } = await open();
  service.on('/files/a.svg', file('image/svg+xml', 'a'));
  service.on('/files/b.svg', file('image/svg+xml', 'b'));
  await answer('a.svg');
  service.on('/files/a.svg', hang);
  const flood = Array.from({ length: 60 }, (_, version) => answer('a.svg', `v=${version}`));
  expect(await show('b.svg')).toBe('b');
  await service.close();
  // Browsers must revalidate these bytes, which may belong to another version.
  const { validity = 'usual' } = (await flood[0]) ?? {};
  expect(validityCacheControl(validity, 'max-age=300')).toBe('no-cache');
});

test('concurrent writes of a file leave one complete file, and no temporary file', async () => {
  const path = join(await temporaryFolder(), 'deep', 'picture.avif');
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000));
  await Promise.all(texts.map((text) => writeWhole(path, text)));
  expect(texts).toContain(await readFile(path, 'utf8'));
  await writeWhole(path, Buffer.from('last'));
  expect(await readFile(path, 'utf8')).toBe('last');
  expect(await readdir(dirname(path))).toEqual(['picture.avif']);
});

describe('the size of a file', () => {
  const request = vi.fn<Upstream['request']>();
  const answer = (status: number, headers = {}) => new Response(null, { status, headers });
  const address = '/content/files/a.pdf?v=2';

  it.each([
    [36_000, 'a size', answer(200, { 'content-length': '36000', 'content-encoding': 'identity' })],
    [0, 'status 404', answer(404)],
    [undefined, 'status 500', answer(500)],
    [undefined, 'no size', answer(200)],
    [undefined, 'gzip coding', answer(200, { 'content-length': '5', 'content-encoding': 'gzip' })],
  ])('is %s if the answer to a HEAD request has %s', async (bytes, _, response) => {
    request.mockResolvedValueOnce(response);
    expect(await createLookAtFile({ request }, 30)(address)).toBe(bytes);
    const init = expect.objectContaining({ method: 'HEAD' });
    expect(request).toHaveBeenLastCalledWith('file', '/files/a.pdf?v=2', init, 800);
  });

  it('is requested once per TTL; if a later request fails, the last size stays', async () => {
    const pass = stopClock();
    const look = createLookAtFile({ request: request.mockReset() }, 30);
    request.mockResolvedValueOnce(answer(200, { 'content-length': '5' }));
    request.mockRejectedValue(new Error('down'));
    expect([await look(address), await look(address)]).toEqual([5, 5]);
    expect(request).toHaveBeenCalledTimes(1);
    pass(31);
    expect(await look(address)).toBe(5);
    expect(request).toHaveBeenCalledTimes(2);
    expect(await look('//b.example/a.pdf')).toBeUndefined();
    expect(await look('/content/files/new.pdf')).toBeUndefined();
    expect(request).toHaveBeenCalledTimes(3);
  });
});
