import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { askAt, quietHttp } from '../test/http.ts';
import { compress } from './compress.ts';
import { type PreparedResponse, prepareResponse } from './response.ts';

const policy = { http: { 'x-policy': 'http' }, https: { 'x-policy': 'https' } };
const text = Array.from({ length: 200 }, (_, line) => `What it covers. ${line ** 3}`).join();
const identity = Buffer.from(text);
const compressed = await compress(identity, 'text/html');

const page = (parts: Partial<PreparedResponse> = {}): PreparedResponse =>
  prepareResponse({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    policy,
    bodies: compressed,
    ...parts,
  });

/** Sends one response to all requests. */
const serve = (answer: PreparedResponse) => {
  const http = quietHttp(1);
  http.app.get('/', (_request, reply) => reply.sendPrepared(answer));
  const ask = askAt(http);
  return (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    ask('/', headers, { method });
};

describe('the encoding of a response body', () => {
  test.each([
    [undefined, undefined],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['*', undefined],
  ] as const)('is $1 for Accept-Encoding $0', async (accepted, coding) => {
    const given = accepted === undefined ? undefined : { 'accept-encoding': accepted };
    const { headers, body } = await serve(page())(given);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(body).toEqual(compressed[coding ?? 'identity']);
  });

  test('the header Vary names Accept-Encoding only if the body has several encodings', async () => {
    const varyOf = async (parts: Partial<PreparedResponse>) =>
      (await serve(page(parts))()).headers.vary;
    expect(await varyOf({})).toBe('Accept-Encoding');
    expect(await varyOf({ bodies: { identity } })).toBeUndefined();
  });
});

describe('a response', () => {
  test('has the security policy of the current request, not of an earlier request', async () => {
    const get = serve(page());
    for (const scheme of ['http', 'https', 'http', 'https']) {
      const { headers } = await get({ 'x-forwarded-proto': scheme });
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-policy': scheme,
      });
    }
  });

  test('to HEAD has the same status and length as the response to GET, but no body', async () => {
    const { status, headers, body } = await serve(page())({}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(text.length), 0]);
  });

  const { etag } = page();
  const strong = etag.slice('W/'.length);
  test('to a matching If-None-Match is a 304 without a body', async () => {
    const get = serve(page());
    for (const [tags, expected] of [
      [etag, 304],
      [strong, 304],
      ['*', 304],
      [`"another", ${etag}`, 304],
      ['"another"', 200],
      [`"x${strong.slice(1)}`, 200],
    ] as const) {
      const { status, headers, body } = await get({ 'if-none-match': tags });
      expect([tags, status, headers.etag]).toEqual([tags, expected, etag]);
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-policy': 'http' });
      expect(headers['content-type'] === undefined).toBe(expected === 304);
      expect(body.toString()).toBe(expected === 304 ? '' : text);
    }
  });

  test('has an entity tag that depends on its content, not on its compression', () => {
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(page({ bodies: { identity } }).etag).toBe(etag);
    expect(page({ bodies: { identity: Buffer.from('other') } }).etag).not.toBe(etag);
  });

  test('with an error status has no entity tag, and ignores If-None-Match', async () => {
    const { status, headers, body } = await serve(page({ status: 503 }))({ 'if-none-match': '*' });
    expect([status, headers.etag, body.toString()]).toEqual([503, undefined, text]);
  });
});

test('`compress` compresses text, but leaves short bodies, random bytes and pictures unchanged', async () => {
  const { br = Buffer.alloc(0), gzip = Buffer.alloc(0) } = await compress(identity, 'text/html');
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  const noise = randomBytes(600);
  expect(await compress(noise, 'text/html')).toEqual({ identity: noise });
  expect(await compress(identity, 'image/jpeg')).toEqual({ identity });
  const short = Buffer.from('short');
  expect(await compress(short, 'text/html')).toEqual({ identity: short });
});
