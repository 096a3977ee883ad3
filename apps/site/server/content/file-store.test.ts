import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { file, hang, recordLog, startFakeService } from '../test/fake-service.ts';
import { createFileStore } from './file-store.ts';
import { readFilePath } from './files.ts';
import { createUpstream } from './upstream.ts';

const drawing = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/>${text}</svg>`;

const open = async () => {
  const service = await startFakeService();
  const folder = await mkdtemp(join(tmpdir(), 'svgs-'));
  onTestFinished(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });
  const log = recordLog();
  const upstream = createUpstream({ baseUrl: service.url, timeoutMs: 300 });
  const files = {
    upstream,
    folder,
    ttlSeconds: 0.001,
    isNamed: () => true,
    maxBytes: 99_999,
    memoryBytes: 999_999,
    log,
  };
  const store = createFileStore(files);
  const answer = (name: string, query = '') => {
    const address = readFilePath(`files/${name}`, query);
    if (address === undefined) throw new Error('no file');
    return store.get({ file: address, name: 'as-it-is.svg', make: async (body) => body });
  };
  const show = async (name: string, query?: string): Promise<string | undefined> =>
    (await answer(name, query))?.bytes.toString();
  return { service, folder, log, answer, show };
};

test('a drawing is fetched once, served while it is checked, and replaced when it has changed; a missing one is not requested again for a while', async () => {
  const { service, show } = await open();
  service.on('/files/a.svg', file('image/svg+xml', drawing('1')));
  expect(await Promise.all([show('a.svg'), show('a.svg')])).toEqual([drawing('1'), drawing('1')]);
  expect(service.requested).toHaveLength(1);
  service.on('/files/a.svg', file('image/svg+xml', drawing('2')));
  expect(await show('a.svg')).toBe(drawing('1'));
  await expect.poll(() => show('a.svg')).toBe(drawing('2'));
  service.requested.length = 0;
  for (const _ of [1, 2]) expect(await show('none.svg')).toBeUndefined();
  expect(service.requested.filter((line) => line.includes('none'))).toHaveLength(1);
});

test('made-up versions share one stored drawing', async () => {
  const { service, folder, answer } = await open();
  const svg = drawing('<path d="M0 0h1v1z"/>'.repeat(500));
  service.on('/files/a.svg', (request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(svg);
  });
  const first = await answer('a.svg');
  const [made = ''] = await readdir(folder);
  const written = await stat(join(folder, made));
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, version) => answer('a.svg', `v=${version}`)),
  );
  // All get the same bytes, although the queue refused some requests.
  expect(new Set(flood.map((got) => got?.bytes))).toEqual(new Set([first?.bytes]));
  expect(await readdir(folder)).toHaveLength(1);
  expect((await stat(join(folder, made))).mtimeMs).toBe(written.mtimeMs);
});

test('while they hang, a new drawing is still fetched', async () => {
  const { service, answer, show } = await open();
  service.on('/files/a.svg', file('image/svg+xml', drawing('a')));
  service.on('/files/b.svg', file('image/svg+xml', drawing('b')));
  await answer('a.svg');
  service.on('/files/a.svg', hang);
  const flood = Array.from({ length: 60 }, (_, version) => answer('a.svg', `v=${version}`));
  expect(await show('b.svg')).toBe(drawing('b'));
  // Not stored under this address: the file may be another version.
  expect((await flood[0])?.validity).toBe('stale');
});
