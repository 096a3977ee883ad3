import { createServer } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask, close, listenTo } from '../test/http.ts';
import { compress } from './compress.ts';
import {
  createTextResponse,
  isCompressible,
  jsonResponse,
  type PreparedResponse,
  preparedSize,
  prepareResponse,
  sendResponse,
} from './response.ts';

const policy = { http: { 'x-policy': 'http' }, https: { 'x-policy': 'https' } };
const textResponse = createTextResponse({ resource: policy });
const text = 'Cover for every season. '.repeat(100);
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

/** Sends one response to all requests. Paths with `/s` count as https. */
const serve = async (answer: PreparedResponse) => {
  const server = createServer((request, response) =>
    sendResponse(request, response, answer, request.url === '/s'),
  );
  onTestFinished(() => close(server));
  const origin = await listenTo(server);
  return (headers: Record<string, string> = {}, { method = 'GET', path = '/' } = {}) =>
    ask(origin, path, { headers, method });
};

describe('the coding of a body', () => {
  test.each([
    [undefined, undefined],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['gzip;q=0.9, br;q=0.9', 'br'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['*', undefined],
  ])('is %2$j for Accept-Encoding %1$j', async (accepted, coding) => {
    const get = await serve(page());
    const { headers, body } = await get(
      accepted === undefined ? {} : { 'accept-encoding': accepted },
    );
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    const plain =
      coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(text);
  });

  test('is one of those that the answer has', async () => {
    const gzipOnly = await serve(page({ bodies: { identity, gzip: compressed.gzip } }));
    const { headers } = await gzipOnly({ 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('varies for caches only if there is a choice', async () => {
    const headers = { 'content-type': 'text/html', vary: 'Cookie' };
    const varyOf = async (parts: Partial<PreparedResponse>) =>
      (await (await serve(page(parts)))()).headers.vary;
    expect(await varyOf({})).toBe('Accept-Encoding');
    expect(await varyOf({ bodies: { identity, br: compressed.br } })).toBe('Accept-Encoding');
    expect(await varyOf({ bodies: { identity, gzip: compressed.gzip } })).toBe('Accept-Encoding');
    expect(await varyOf({ bodies: { identity } })).toBeUndefined();
    expect(await varyOf({ headers })).toBe('Accept-Encoding, Cookie');
    expect(await varyOf({ headers, bodies: { identity } })).toBe('Cookie');
  });
});

describe('a response', () => {
  test('has its own headers each time, whatever was requested before', async () => {
    const get = await serve(page());
    for (const path of ['/', '/s', '/', '/s']) {
      const { headers } = await get({ 'x-request-id': `id of ${path}` }, { path });
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-policy': path === '/s' ? 'https' : 'http',
        'x-request-id': `id of ${path}`,
      });
    }
  });

  test('to HEAD is that to GET without its body', async () => {
    const get = await serve(page());
    const { status, headers, body } = await get({}, { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, String(text.length), 0]);
  });

  const { etag } = page();
  const strong = etag.slice('W/'.length);
  test.each([
    [etag, 304],
    [strong, 304],
    ['*', 304],
    [`"another", ${etag}`, 304],
    ['"another"', 200],
    [`"x${strong.slice(1)}`, 200],
  ])('to If-None-Match: %s is a %i', async (tags, expected) => {
    const get = await serve(page());
    const { status, headers, body } = await get({ 'if-none-match': tags });
    expect(status).toBe(expected);
    expect(headers.etag).toBe(etag);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-policy': 'http' });
    expect(headers['content-type'] === undefined).toBe(expected === 304);
    expect(body.toString()).toBe(expected === 304 ? '' : text);
  });

  test('has a tag of its content, whatever its coding', () => {
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(page({ bodies: { identity } }).etag).toBe(etag);
    expect(page({ bodies: { identity: Buffer.from('other') } }).etag).not.toBe(etag);
  });

  test('that is a failure has no tag, and is complete each time', async () => {
    const get = await serve(page({ status: 503 }));
    const { status, headers, body } = await get({ 'if-none-match': '*' });
    expect([status, headers.etag, body.toString()]).toEqual([503, undefined, text]);
  });

  test.each([
    ['text', textResponse(429, 'Busy.', { 'retry-after': '1' }), 'Busy.\n', 'text/plain'],
    ['JSON', jsonResponse(200, { ok: true }, policy), '{"ok":true}', 'application/json'],
  ])('in %s is not cached', (_kind, answer, body, type) => {
    expect(answer.bodies.identity.toString()).toBe(body);
    expect(answer.headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
    });
  });
});

test('a response takes the memory of all its bodies', () => {
  const bodies = { identity: Buffer.alloc(100), br: Buffer.alloc(20), gzip: Buffer.alloc(3) };
  expect(preparedSize(page({ bodies }))).toBe(123);
  expect(preparedSize(page({ bodies: { identity: bodies.identity } }))).toBe(100);
});

test.each([
  ['text/css', true],
  ['application/json; charset=utf-8', true],
  ['application/rss+xml', true],
  ['image/svg+xml', true],
  ['image/jpeg', false],
  ['application/jsonish', false],
])('%s is compressed: %s', (type, expected) => {
  expect(isCompressible(type)).toBe(expected);
});
