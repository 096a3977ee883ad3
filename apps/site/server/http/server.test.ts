import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { ask, policies, quietHttp } from '../test/http.ts';
import { prepareResponse } from './response.ts';

test('the server closes the connection of a client that does not read the response', async () => {
  const http = quietHttp(0, undefined, { idleSocketMs: 200 });
  const answer = prepareResponse({
    status: 200,
    headers: { 'content-type': 'text/plain' },
    policy: policies.resource,
    bodies: { identity: Buffer.alloc(50_000_000, 'x') },
  });
  http.app.get('/', (_request, reply) => reply.sendPrepared(answer));
  const closed = once(http.app.server, 'connection').then(([socket]) => once(socket, 'close'));
  const { port } = new URL(await http.app.listen({ port: 0, host: '127.0.0.1' }));
  const client = connect(Number(port), '127.0.0.1');
  client.on('error', () => undefined);
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
  await closed;
  expect(client.destroyed).toBe(false);
  client.destroy();
  await http.stop();
});

test('the server closes an unused connection without an answer', async () => {
  const { app, stop } = quietHttp();
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.once('connection', (socket) => app.server.emit('clientError', late, socket));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  expect(await text(connect(Number(port), '127.0.0.1'))).toBe('');
  await stop();
});

/** Creates a server that trusts one proxy. Its log goes to `lines`. */
const loggingHttp = (ACCESS_LOG: boolean) => {
  const lines: string[] = [];
  const limits = { SHUTDOWN_DELAY_SECONDS: 0, SITE_URL: undefined, TRUST_PROXY: 1 };
  const config = { LOG_LEVEL: 'debug', ACCESS_LOG, ...limits } as const;
  const logStream = { write: (line: string) => void lines.push(line) };
  return { http: quietHttp(1, undefined, { config, logStream }), lines };
};

test('the server logs no error if a visitor aborts a request, and no request if ACCESS_LOG is off', async () => {
  const { http, lines } = loggingHttp(false);
  const gone = new AbortController();
  http.app.get('/', async (_request, reply) => {
    gone.abort();
    await once(reply.raw, 'close');
    throw new Error('aborted');
  });
  const base = await http.app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(base, { signal: gone.signal })).rejects.toThrow();
  await http.stop();
  expect(lines.join('')).not.toMatch(/"level":50|answered/);
});

test('the server logs each request’s route in one line, and sends the request id in the response', async () => {
  const { http, lines } = loggingHttp(true);
  const page = http.textResponse(200, 'kept');
  http.patterns.add('/page/:id');
  http.app.setNotFoundHandler(({ url }, reply) =>
    reply.sendPrepared(url.startsWith('/page/') ? page : http.textResponse(404, 'none')),
  );
  http.app.get('/routed/:id', async (_request, reply) => {
    http.app.log.debug({}, 'on the way');
    return reply.sendPrepared(page);
  });
  http.app.get('/plain', async () => 'plain');
  http.app.get('/broken', () => Promise.reject(new Error('broken')));
  const base = await http.app.listen({ port: 0, host: '127.0.0.1' });
  const paths = ['/page/ama@example.com?name=Ama', '/routed/ama', '/plain', '/ama', '/broken'];
  for (const [index, path] of paths.entries()) {
    const id = `the-id-${index}`;
    const { headers } = await ask(base, path, { headers: { 'x-request-id': id } });
    expect(headers['x-request-id'], path).toBe(id);
  }
  await http.stop();

  expect(lines.join('')).not.toMatch(/ama["@]/i);
  const read = lines.map((line) => JSON.parse(line));
  expect(read.filter(({ msg }) => msg === 'answered')).toMatchObject([
    { method: 'GET', route: '/page/:id', status: 200, requestId: 'the-id-0' },
    { method: 'GET', route: '/routed/:id', status: 200, requestId: 'the-id-1' },
    { method: 'GET', route: '/plain', status: 200, requestId: 'the-id-2' },
    { method: 'GET', route: 'unknown', status: 404, requestId: 'the-id-3' },
    { method: 'GET', route: '/broken', status: 500, requestId: 'the-id-4' },
  ]);
  const failure = { level: 50, path: '/broken', requestId: 'the-id-4' };
  expect(read.find(({ msg }) => msg === 'a request failed')).toMatchObject(failure);
  expect(read.find(({ msg }) => msg === 'on the way')).toMatchObject({ requestId: 'the-id-1' });
});

test('the server limits each client’s requests per minute, and says how long to wait (readings §5)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, limit } = quietHttp(1, 'https://site.example');
  const turns = limit(2);
  app.get('/', async (request) => [await turns.take(request), await turns.look(request)]);
  const take = async (client: string) =>
    (await app.inject({ url: '/', headers: { 'x-forwarded-for': client } })).json();
  expect(await take('2001:db8::1')).toEqual([null, null]);
  expect(await take('2001:db8::2')).toEqual([null, 60]);
  vi.setSystemTime(Date.now() + 20_000);
  expect(await take('2001:db8::3')).toEqual([40, 40]);
  expect(await take('2001:db8:0:1::1')).toEqual([null, null]);
  vi.setSystemTime(Date.now() + 41_000);
  expect(await take('2001:db8::1')).toEqual([null, null]);
});
