import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { file, recordLog, startFakeService } from '../test/fake-service.ts';
import { policies } from '../test/http.ts';
import { createSvgStore, readFilePath } from './files.ts';
import { createUpstream } from './upstream.ts';

test('a drawing is asked for once, shown while it is checked, and replaced when it has changed; a missing one is left alone for a while', async () => {
  const service = await startFakeService();
  const folder = await mkdtemp(join(tmpdir(), 'svgs-'));
  onTestFinished(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });
  const log = recordLog();
  const upstream = createUpstream({ baseUrl: service.url, log });
  const svgs = createSvgStore({ upstream, policies, folder, ttlSeconds: 0, log });
  const show = async (name: string): Promise<string | undefined> => {
    const address = readFilePath(`files/${name}`);
    return address && (await svgs.answer(address))?.bodies.identity.toString();
  };
  service.on('/files/a.svg', file('image/svg+xml', '<svg/>'));
  expect(await Promise.all([show('a.svg'), show('a.svg')])).toEqual(['<svg/>', '<svg/>']);
  expect(service.asked).toHaveLength(1);
  service.on('/files/a.svg', file('image/svg+xml', '<svg></svg>'));
  expect(await show('a.svg')).toBe('<svg/>');
  await expect.poll(() => show('a.svg')).toBe('<svg></svg>');
  service.asked.length = 0;
  for (const _ of [1, 2]) expect(await show('none.svg')).toBeUndefined();
  expect(service.asked.filter((line) => line.includes('none'))).toHaveLength(1);
});
