import { createServer, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createVisitors, type Visitors } from './visitors.ts';

/** What a real request with these headers is taken for. */
const read = <T>(
  headers: Record<string, string>,
  look: (request: IncomingMessage) => T,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      resolve(look(request));
      response.end();
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('no port'));
      fetch(`http://127.0.0.1:${address.port}/`, { headers })
        .then((answer) => answer.body?.cancel())
        .then(() => server.close(), reject);
    });
  });

const forwarded = {
  'x-forwarded-for': '6.6.6.6, 1.1.1.1, 2.2.2.2',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.example.com',
};

describe('proxies in front (TRUST_PROXY)', () => {
  const facts = (visitors: Visitors) => (request: IncomingMessage) => ({
    address: visitors.addressOf(request),
    secure: visitors.isSecure(request),
    origin: visitors.originOf(request),
  });

  test('without a proxy, forwarded headers count for nothing', async () => {
    const seen = await read(forwarded, facts(createVisitors(0, undefined)));
    expect(seen).toMatchObject({ address: '127.0.0.1', secure: false });
    expect(seen.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('one proxy: the last address counts, what the visitor wrote before it does not', async () => {
    expect(await read(forwarded, facts(createVisitors(1, undefined)))).toEqual({
      address: '2.2.2.2',
      secure: true,
      origin: 'https://www.example.com',
    });
  });

  test('two proxies: the last but one', async () => {
    expect(await read(forwarded, createVisitors(2, undefined).addressOf)).toBe('1.1.1.1');
  });

  test('SITE_URL decides the origin', async () => {
    const visitors = createVisitors(0, 'https://site.example');
    expect(await read({}, visitors.originOf)).toBe('https://site.example');
  });

  test('a host name that is none gives no origin', async () => {
    const visitors = createVisitors(1, undefined);
    expect(await read({ 'x-forwarded-host': 'a"><script>' }, visitors.originOf)).toBeUndefined();
  });

  test('IPv6 visitors count by their network', async () => {
    const { addressOf } = createVisitors(1, undefined);
    const one = await read({ 'x-forwarded-for': '2001:db8::1' }, addressOf);
    expect(await read({ 'x-forwarded-for': '2001:db8:0:0:9::7' }, addressOf)).toBe(one);
    expect(await read({ 'x-forwarded-for': '2001:db8:0:1::1' }, addressOf)).not.toBe(one);
  });
});

describe('same origin (decisions §5)', () => {
  const { isSameOrigin } = createVisitors(1, 'https://site.example');
  test.each([
    [{ origin: 'https://site.example' }, true],
    [{ origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }, true],
    [{}, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://site.example.evil.example' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }, false],
  ])('%o → %s', async (headers: Record<string, string>, expected) => {
    const seen = await read(headers, isSameOrigin);
    expect(seen).toBe(expected);
  });
});
