import { cookieReader, networkOf } from '@insurance-kit/server/requests';
import type { FastifyRequest, InjectOptions } from 'fastify';
import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { describe, expect, test } from 'vitest';
import { readFilePath } from '../content/files.ts';
import { askAt, quietHttp } from '../test/http.ts';
import { type ClientReader, createClientReader, lastAudience } from './client-address.ts';

/** Sends a request through `trustProxy` proxies, and returns what `look` reads from it. */
const read = async <T>(
  headers: Record<string, string>,
  look: (request: FastifyRequest) => T,
  trustProxy = 0,
) => {
  const seen = Promise.withResolvers<T>();
  const http = quietHttp(trustProxy);
  http.app.get('/*', async (request) => seen.resolve(look(request)));
  await askAt(http)('/a?b=c', headers);
  return seen.promise;
};

const forwarded = {
  'x-forwarded-for': '6.6.6.6, 1.1.1.1, 2.2.2.2',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.example.com',
};

describe('address and origin of a request (TRUST_PROXY)', () => {
  const facts = (clients: ClientReader) => (request: FastifyRequest) => ({
    address: clients.addressOf(request),
    secure: clients.isSecure(request),
    origin: clients.originOf(request),
  });

  const siteUrl = 'https://site.example';
  test.each([
    [0, undefined, { address: '127.0.0.1', secure: false, origin: 'http://localhost' }],
    // The proxy adds the last address. A client can invent the addresses before it.
    [1, siteUrl, { address: '2.2.2.2', secure: true, origin: siteUrl }],
  ])('do not depend on what a client invents (proxies: %i)', async (proxies, url, expected) => {
    expect(await read(forwarded, facts(createClientReader(url)), proxies)).toEqual(expected);
  });

  const notLocal = ['www.example.com', 'localhost.example.com', '10.0.0.1', 'user@localhost'];
  const invalid = ['localhost/a', 'a"><script>', 'a:99999', '[::::]', 'a b', '%00'];
  test.each<[string, string | undefined]>([
    ['localhost:3000', 'http://localhost:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['site.localhost:1', 'http://site.localhost:1'],
    ...[...notLocal, ...invalid].map((host) => [host, undefined] as [string, undefined]),
  ])('without SITE_URL, the host name %s gives the origin %s', async (host, origin) => {
    expect(await read({ host }, createClientReader(undefined).originOf)).toBe(origin);
  });
});

describe('`isSameOrigin` (readings §5)', () => {
  const { isSameOrigin } = createClientReader('https://site.example');
  test.each([
    [{ origin: 'https://site.example' }, true],
    // The browser says that the origin is the same, although SITE_URL differs.
    [{ origin: 'https://www.example', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'https://site.example', 'sec-fetch-site': 'none' }, false],
    [{}, true],
    [{ origin: 'https://site.example.evil.example' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }, false],
  ])('with the headers %j returns %s', async (headers: Record<string, string>, expected) => {
    expect(await read(headers, isSameOrigin)).toBe(expected);
  });
});

describe('the redirect to SITE_URL', () => {
  const { addressAtSite } = createClientReader('https://www.site.example');
  const there = 'https://www.site.example/a?b=c';
  test.each<[string, Record<string, string>, string | undefined]>([
    ['another public name', { host: 'insurance.group.example:443' }, there],
    ['a name that a proxy forwards', { host: 'site', 'x-forwarded-host': 'site.example' }, there],
    ['the name of SITE_URL with a port', { host: 'WWW.site.example:3000' }, undefined],
    ['a name in the private network', { host: 'site-1' }, undefined],
    ['a CDN’s name for the site', { host: 'a.cdn.example', via: '1.1 cdn' }, undefined],
    ['an invalid name', { host: '%' }, undefined],
  ])('`addressAtSite` returns $2 for $0', async (_name, headers, expected) => {
    expect(await read(headers, addressAtSite, 1)).toBe(expected);
  });

  test('does not happen if SITE_URL is localhost, so that visitors can use a tunnel', async () => {
    const local = createClientReader('http://localhost:3000');
    expect(await read({ host: 'a.tunnel.example' }, local.addressAtSite)).toBeUndefined();
  });

  test('happens for other public host names, except for health checks and POST requests', async () => {
    const http = quietHttp(0, 'https://www.site.example');
    http.app.get('/*', async () => 'ready');
    http.app.post('/a', async () => 'posted');
    const askThere = (path: string, options?: InjectOptions) =>
      askAt(http)(path, { host: 'site.example' }, options);
    const { status, headers } = await askThere('/a?b=c');
    expect([status, headers.location]).toEqual([308, there]);
    expect(headers['cache-control']).toContain('private');
    for (const path of ['/healthz', '/readyz?']) expect((await askThere(path)).status).toBe(200);
    expect((await askThere('/a', { method: 'POST' })).status).toBe(200);
  });
});

test.each([
  ['/privacy', 'audience=institution', 'institution'],
  ['/nowhere?a=1', 'cookie-consent=true; audience=institution', 'institution'],
  ['/privacy', 'audience=individual', undefined],
  ['/privacy', 'audience=constructor', undefined],
  ['/privacy', 'other-audience=institution', undefined],
  ['/privacy', undefined, undefined],
  // These addresses belong to an audience, so the cookie has no effect.
  ['/?category=Motor', 'audience=institution', undefined],
  ['/purpleinsights?page=2', 'audience=institution', undefined],
])('`lastAudience` for %s with the cookie %s returns %s (readings §4)', (url, cookie, audience) => {
  expect(lastAudience({ headers: { cookie } }, url)).toBe(audience);
});

const readCookie = cookieReader('audience');
const shapes = [...hostileShapes, ...'./;%[]:=\u200b', '; ', 'audience='];

test.each<[string, (text: string) => unknown]>([
  ['the path of a file', (text) => readFilePath(text, `v=${text}`)],
  ['a cookie', (cookie) => readCookie({ headers: { cookie } })],
  ['the address of a client', networkOf],
])('the server reads %s in linear time', async (_name, read) => {
  for (const shape of shapes) expect(await growsTooFast(shape, read), shape).toBe(false);
});
