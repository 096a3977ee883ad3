import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errorCode, SettingError } from './settings.ts';

export { Counter, Gauge, Histogram } from 'prom-client';

/** Histogram bounds in seconds, from 0.001 (a cached page) to 5 (visitors give up). */
const seconds = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Creates Prometheus metrics of the process, and of the requests that `watch` measures. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status; aborted: the connection was lost before the end of the response',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response',
    labelNames: ['route'],
    buckets: seconds,
    registers: [registry],
  });
  return {
    registry,
    /** Adds a gauge. Each request for the metrics calls `read` to get the gauge's value. */
    gauge: (name: string, help: string, read: () => number | Promise<number>) =>
      new Gauge({
        ...{ name, help, registers: [registry] },
        async collect() {
          this.set(await read());
        },
      }),
    /** Counts and times a request by its route, not its URL, which could identify a person. */
    watch(response: ServerResponse, routeOf: () => string): void {
      const startedAt = performance.now();
      response.once('close', () => {
        const route = routeOf();
        const status = response.writableFinished ? response.statusCode : 'aborted';
        requests.inc({ route, status });
        durations.observe({ route }, (performance.now() - startedAt) / 1000);
      });
    },
    /** Answers `GET /metrics` on a separate port. The returned function closes the port. */
    async listen(port: number, host: string): Promise<() => Promise<void>> {
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      try {
        await once(server.listen(port, host), 'listening');
      } catch (error) {
        const code = errorCode(error) ?? String(error);
        throw new SettingError(
          `METRICS_PORT ${port} on ${host} is not available (${code}): set another port.`,
        );
      }
      return async () => {
        server.closeAllConnections();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      };
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
