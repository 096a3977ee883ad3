import { readdir, stat, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { file, hang, recordLog, startFakeService, temporaryFolder } from '../test/fake-service.ts';
import { createFileStore } from './file-store.ts';
import { readFilePath } from './files.ts';
import { readSealed, writeSealed } from './sealed-file.ts';
import { createUpstream } from './upstream.ts';

const open = async () => {
  const service = await startFakeService();
  const folder = await temporaryFolder();
  const store = createFileStore({
    upstream: createUpstream({ baseUrl: service.url, timeoutMs: 60_000 }),
    folder,
    ttlSeconds: 0.001,
    isReferenced: () => true,
    maxBytes: 99_999,
    memoryBytes: 999_999,
    log: recordLog(),
  });
  const answer = async (name: string, query = '') => {
    const file = readFilePath(`files/${name}`, query);
    return file && store({ file, name: 'as-it-is.svg', make: async (body) => body });
  };
  const show = async (name: string, query?: string): Promise<string | undefined> =>
    (await answer(name, query))?.bytes.toString();
  return { service, folder, answer, show };
};

test('the file store returns an old SVG at once while it fetches the new SVG, and requests a missing SVG again only after a pause', async () => {
  const { service, show } = await open();
  for (const text of ['1', '2']) {
    service.on('/files/a.svg', file('image/svg+xml', text));
    expect(await show('a.svg')).toBe('1');
  }
  await expect.poll(() => show('a.svg')).toBe('2');
  for (const _ of [1, 2]) expect(await show('none.svg')).toBeUndefined();
  expect(service.requested.filter((line) => line.includes('none'))).toHaveLength(1);
});

test('addresses that differ only in `?v=` share one stored file, even if they name versions that do not exist', async () => {
  const { service, folder, answer } = await open();
  service.on('/files/a.svg', file('image/svg+xml', 'a', { etag: '"1"' }));
  const first = await answer('a.svg');
  const [made = ''] = await readdir(folder);
  const written = await stat(join(folder, made));
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, version) => answer('a.svg', `v=${version}`)),
  );
  // All requests get the same bytes, although the queue refused some of them.
  expect(new Set(flood.map((got) => got?.bytes))).toEqual(new Set([first?.bytes]));
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
  // Browsers must not cache the file for this address, because it may be another version.
  expect((await flood[0])?.validity).toBe('stale');
});

describe('a file of the site’s DATA_DIR', () => {
  let sealed: string;
  beforeEach(async () => {
    sealed = join(await temporaryFolder(), 'deep', 'picture.avif');
  });

  test('is complete even after concurrent writes, and no temporary file is left', async () => {
    await expect(readSealed(sealed)).rejects.toThrow('ENOENT');
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000));
    await Promise.all(texts.map((text) => writeSealed(sealed, text)));
    expect(texts).toContain(String(await readSealed(sealed)));
    await writeSealed(sealed, Buffer.from('last'));
    expect(String(await readSealed(sealed))).toBe('last');
    expect(await readdir(dirname(sealed))).toEqual(['picture.avif']);
  });

  test.each([0, 1, 31, 32, 100])('is reported as damaged when cut to %i bytes', async (length) => {
    await writeSealed(sealed, 'x'.repeat(1000));
    await truncate(sealed, length);
    await expect(readSealed(sealed)).rejects.toThrow('it is damaged');
  });
});
