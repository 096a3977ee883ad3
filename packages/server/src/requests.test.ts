import { IncomingMessage, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { type AccessLine, logAccess, requestIdOf } from './requests.ts';
import { startFakeService } from './test/fake-service.ts';

const withId = (id: string | undefined): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), {
    headers: id === undefined ? {} : { 'x-request-id': id },
  });

test('requestIdOf keeps a well-formed id from a trusted proxy, and replaces all other ids', () => {
  const ids = ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'c2bf4b7ad4e2d3e6b4a7e1c0d8f9a0b1'];
  const others = ['1234567', 'a'.repeat(65), 'abcdefgh\n{}', 'ama@example.com', undefined];
  for (const id of ids) expect(requestIdOf(withId(id), true)).toBe(id);
  const replaced = [
    ...others.map((id) => requestIdOf(withId(id), true)),
    ...ids.map((id) => requestIdOf(withId(id), false)),
  ];
  for (const id of replaced) expect(id).toMatch(/^[\w-]{16}$/);
  expect(new Set(replaced).size).toBe(replaced.length);
});

/** Starts a server, sends three requests (the last is aborted), and returns the server's port. */
async function serveRequests(watch: RequestListener): Promise<string> {
  const { url } = await startFakeService((request, response) => {
    watch(request, response);
    if (request.url === '/a/cut') response.destroy();
    else response.writeHead(request.url === '/a/1' ? 200 : 404).end('0123456789');
  });
  const headers = { 'user-agent': 'Ama' };
  for (const path of ['/a/1', '/a/ama@example.com?name=Ama']) {
    await (await fetch(url + path, { headers })).text();
  }
  await fetch(`${url}/a/cut`).catch(() => undefined);
  return new URL(url).port;
}

test('logAccess writes a line without personal data, even for an aborted request', async () => {
  const lines: AccessLine[] = [];
  const access = { requestId: 'the-id', routeOf: () => '/a/:id' };
  await serveRequests((request, response) =>
    logAccess(request, response, access, (line) => lines.push(line)),
  );
  const number = expect.any(Number);
  const line = { requestId: 'the-id', method: 'GET', route: '/a/:id', milliseconds: number };
  expect(lines).toEqual([
    ...[200, 404].map((status) => ({ ...line, status, bytes: number })),
    { ...line, status: 'aborted', bytes: 0 },
  ]);
  expect(lines[0]?.bytes).toBeGreaterThan(100);
});

test('createMetrics counts requests by route and status, and `listen` rejects a port that is in use', async () => {
  const metrics = createMetrics();
  const port = await serveRequests((_, response) => metrics.watch(response, () => '/a/:id'));
  const text = await metrics.registry.metrics();
  for (const status of ['200', '404', 'aborted']) {
    expect(text).toContain(`http_requests_total{route="/a/:id",status="${status}"} 1`);
  }
  expect(text).toContain('http_request_duration_seconds_count{route="/a/:id"} 3');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect(text).not.toContain('ama');
  await expect(metrics.listen(Number(port), '127.0.0.1')).rejects.toThrow(
    `METRICS_PORT ${port} on 127.0.0.1 is not available (EADDRINUSE)`,
  );
});
