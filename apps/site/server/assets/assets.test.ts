import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@insurance-kit/server/test/fake-service';
import { beforeEach, expect, test } from 'vitest';
import { precompress } from '../http/compress.ts';
import { policies, quietHttp } from '../test/http.ts';
import { type Assets, createPreviousAssets, loadAssets, serveAssets } from './assets.ts';

const script = 'export const words = "cover for every season";\n'.repeat(50);
let assets: Assets;

beforeEach(async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets', 'page-1a2b3c.js'), script);
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await precompress(folder);
  assets = await loadAssets(folder, policies);
});

test('a build file with a hash in its name is cached for a year, and compressed at build time', () => {
  const answer = assets.get('/assets/page-1a2b3c.js');
  expect(answer?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(answer?.bodies.br ?? '').toString()).toBe(script);
  expect(gunzipSync(answer?.bodies.gzip ?? '').toString()).toBe(script);
});

test('a build file without a hash in its name is cached for a week; an SVG is sandboxed', () => {
  const answer = assets.get('/icon.svg');
  expect(answer?.headers['cache-control']).toBe('public, max-age=604800');
  expect(answer?.policy).toBe(policies.sandbox);
  expect(answer?.bodies.br).toBeUndefined();
});

test('hidden files and compressed copies in a build cannot be requested', () => {
  expect([...assets.keys()].sort()).toEqual(['/assets/page-1a2b3c.js', '/icon.svg']);
});

test('pages that are still open can load files of previous builds for two weeks', async () => {
  const folder = await temporaryFolder();
  const http = quietHttp();
  serveAssets(http, assets, folder);
  await http.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => readdir(folder)).toEqual(['page-1a2b3c.js']);
  await http.stop();
  const build = createPreviousAssets(folder, assets, policies);
  const next = createPreviousAssets(folder, new Map(), policies);
  await next.save();
  const answer = await next.find('/assets/page-1a2b3c.js');
  expect(answer?.headers).toEqual(assets.get('/assets/page-1a2b3c.js')?.headers);
  expect(answer?.bodies.identity.toString()).toBe(script);
  expect(brotliDecompressSync(answer?.bodies.br ?? '').toString()).toBe(script);
  for (const path of ['/assets/none-1.js', '/assets/../assets.test.ts', '/assets/', '/assets/..']) {
    expect(await next.find(path)).toBeUndefined();
  }
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  const age = () => utimes(join(folder, 'page-1a2b3c.js'), longAgo, longAgo);
  await age();
  // A server saves the files of its build again every day, which restarts the two weeks.
  await build.save();
  await next.save();
  expect(await next.find('/assets/page-1a2b3c.js')).toBeDefined();
  await age();
  await next.save();
  expect(await next.find('/assets/page-1a2b3c.js')).toBeUndefined();
});
