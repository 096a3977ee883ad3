import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics, versionNumber } from './metrics.ts';

test('requests are counted by route and status; the metrics port answers only /metrics', async () => {
  const metrics = createMetrics();
  const server = createServer((request, response) => {
    metrics.watch(response, () => '/a/:id');
    if (request.url === '/a/cut') response.destroy();
    else response.writeHead(request.url === '/a/1' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const port = Number(Object(server.address()).port);
  for (const path of ['/a/1', '/a/1', '/a/ama@example.com']) {
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  }
  await fetch(`http://127.0.0.1:${port}/a/cut`).catch(() => undefined);

  const text = await metrics.registry.metrics();
  expect(text).toContain('http_requests_total{route="/a/:id",status="200"} 2');
  expect(text).toContain('http_requests_total{route="/a/:id",status="404"} 1');
  expect(text).toContain('http_requests_total{route="/a/:id",status="aborted"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="/a/:id"} 4');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect(text).not.toContain('ama');

  // The port is in use by the server above.
  await expect(metrics.listen(port, '127.0.0.1')).rejects.toThrow(
    `METRICS_PORT ${port} on 127.0.0.1 is not available (EADDRINUSE)`,
  );
});

test('the number that identifies a list of versions does not depend on the order of the list', () => {
  const number = versionNumber([
    ['/a', '"1"'],
    ['/b', '"2"'],
  ]);
  expect(Number.isSafeInteger(number)).toBe(true);
  expect(versionNumber(new Map([['/b', '"2"']]).set('/a', '"1"'))).toBe(number);
  expect(versionNumber([['/a', '"2"']])).not.toBe(number);
});
