import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, compressBest } from './compress.ts';
import { prepareResponse } from './response.ts';

/** A body that no compression accepts. */
const broken: Buffer = Object.create(Buffer.prototype, { length: { value: 1_000 } });
const text = Array.from(
  { length: 200 },
  (_, line) => `What it covers, and not. ${line ** 3}`,
).join();
const identity = Buffer.from(text);
const quickResponse = async (body: Buffer) =>
  prepareResponse({
    status: 200,
    headers: { 'content-type': 'text/html' },
    policy: { http: {}, https: {} },
    bodies: await compress(body, 'text/html'),
  });

test('a text is compressed quickly; a body that gains nothing is unchanged', async () => {
  const { br = Buffer.alloc(0), gzip = Buffer.alloc(0) } = await compress(identity, 'text/html');
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  const noise = randomBytes(600);
  expect(await compress(noise, 'text/html')).toEqual({ identity: noise });
  expect(await compress(identity, 'image/jpeg')).toEqual({ identity });
  const short = Buffer.from('short');
  expect(await compress(short, 'text/html')).toEqual({ identity: short });
});

test('the best compression comes later, and changes nothing else', async () => {
  const quick = await quickResponse(identity);
  const best = await compressBest(quick);
  expect(best?.bodies.br?.length).toBeLessThan(quick.bodies.br?.length ?? 0);
  expect(brotliDecompressSync(best?.bodies.br ?? '').toString()).toBe(text);
  expect(best).toMatchObject({ etag: quick.etag, headers: quick.headers });
  expect(best?.bodies.gzip).toBe(quick.bodies.gzip);
});

test('a failed compression affects its own body alone', async () => {
  expect((await compress(broken, 'text/html')).identity).toBe(broken);
  expect(await compress(identity, 'text/html')).toHaveProperty('br');
  const quick = await quickResponse(identity);
  const failing = { ...quick, bodies: { ...quick.bodies, identity: broken } };
  expect(await compressBest(failing)).toBeUndefined();
  expect(await compressBest(quick)).toBeDefined();
});
