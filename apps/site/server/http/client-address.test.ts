import { createServer, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { close, listenTo } from '../test/http.ts';
import { type ClientReader, createClientReader } from './client-address.ts';

/** What a real request with these headers is taken for. */
const read = async <T>(headers: Record<string, string>, look: (request: IncomingMessage) => T) => {
  const seen = Promise.withResolvers<T>();
  const server = createServer((request, response) => {
    seen.resolve(look(request));
    response.end();
  });
  await ask(await listenTo(server), '/', { headers });
  close(server);
  return seen.promise;
};

const forwarded = {
  'x-forwarded-for': '6.6.6.6, 1.1.1.1, 2.2.2.2',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.example.com',
};

describe('proxies in front (TRUST_PROXY)', () => {
  const facts = (clients: ClientReader) => (request: IncomingMessage) => ({
    address: clients.addressOf(request),
    secure: clients.isSecure(request),
    origin: clients.originOf(request),
  });

  test('without a proxy, forwarded headers count for nothing', async () => {
    const seen = await read(forwarded, facts(createClientReader(0, undefined)));
    expect(seen).toMatchObject({ address: '127.0.0.1', secure: false });
    expect(seen.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('one proxy: the last address counts, and nothing that the visitor wrote, nor a host name that would stand in canonical links', async () => {
    expect(await read(forwarded, facts(createClientReader(1, 'https://site.example')))).toEqual({
      address: '2.2.2.2',
      secure: true,
      origin: 'https://site.example',
    });
  });

  test('two proxies: the last but one', async () => {
    expect(await read(forwarded, createClientReader(2, undefined).addressOf)).toBe('1.1.1.1');
  });

  test.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['LocalHost', 'http://localhost'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['127.0.0.2', 'http://127.0.0.2'],
    ['site.localhost:1', 'http://site.localhost:1'],
  ])('without SITE_URL this machine is called as in %s', async (host, origin) => {
    expect(await read({ host }, createClientReader(0, undefined).originOf)).toBe(origin);
  });

  test.each([
    ...['www.example.com', 'localhost.example.com', '10.0.0.1', 'user@localhost', 'localhost/a'],
    ...[
      'a"><script>',
      '1.2.3.4.5',
      'a:99999',
      '[::::]',
      '[:::1]',
      'a..b:x',
      '999.1.1.1',
      'a b',
      '%00',
    ],
  ])('without SITE_URL the host name %s gives no origin', async (host) => {
    expect(await read({ host }, createClientReader(0, undefined).originOf)).toBeUndefined();
  });

  test('IPv6 visitors count by their network', async () => {
    const { addressOf } = createClientReader(1, undefined);
    expect(await read({ 'x-forwarded-for': '[2001:db8::1]:4711' }, addressOf)).toBe('2001:db8:0:0');
  });
});

describe('same origin (readings §5)', () => {
  const { isSameOrigin } = createClientReader(1, 'https://site.example');
  test.each([
    [{ origin: 'https://site.example' }, true],
    [{ origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }, true],
    // The site does not know that a proxy before it speaks https; the browser does.
    [{ origin: 'https://www.example', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'https://site.example', 'sec-fetch-site': 'none' }, false],
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
