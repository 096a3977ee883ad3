import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Assets, loadAssets } from './assets.ts';
import { createPolicies } from './headers.ts';
import { precompress } from './precompress.ts';

const script = 'export const words = "cover for every season";\n'.repeat(50);
const policies = createPolicies({ frameOrigins: [], connectOrigins: [], trustedTypes: [] });
let folder: string;
let assets: Assets;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets', 'page-1a2b3c.js'), script);
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await precompress(folder);
  assets = await loadAssets(folder, policies);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a hashed file is kept for a year and compressed at build time', () => {
  const answer = assets.get('/assets/page-1a2b3c.js');
  expect(answer?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(answer?.bodies.br ?? '').toString()).toBe(script);
  expect(gunzipSync(answer?.bodies.gzip ?? '').toString()).toBe(script);
});

test('a file with a lasting name is asked for again, and an SVG cannot act as a page', () => {
  const answer = assets.get('/icon.svg');
  expect(answer?.headers['cache-control']).toBe('public, max-age=604800');
  expect(answer?.policy).toBe(policies.sandbox);
  expect(answer?.bodies.br).toBeUndefined();
});

test('hidden files and compressed copies have no address of their own', () => {
  expect([...assets.keys()].sort()).toEqual(['/assets/page-1a2b3c.js', '/icon.svg']);
});
