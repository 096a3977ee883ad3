import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';

/** Makes a handler that sends `code` and `body`, or 304 if the request names `headers.etag`. */
export const status =
  (code: number, headers: OutgoingHttpHeaders = {}, body?: string | Buffer): RequestListener =>
  (request, response) => {
    const { etag } = headers;
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
    } else response.writeHead(code, headers).end(body);
  };

export const json = (value: unknown, etag?: string): RequestListener =>
  file('application/json', JSON.stringify(value), etag === undefined ? {} : { etag });

export const file = (type: string, body: string | Buffer, headers: OutgoingHttpHeaders = {}) =>
  status(200, { 'content-type': type, ...headers }, body);

export const hang: RequestListener = () => undefined;

/** Sends less than its `content-length`, then closes the connection. */
export const cut: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('[{"header_caption":');
  setImmediate(() => response.destroy());
};

/**
 * Starts a fake content service on a real port, until the test ends. Tests set its responses.
 * @param fallback answers all other requests.
 */
export async function startFakeService(fallback = status(404)) {
  const answers = new Map<string, RequestListener>();
  const requested: string[] = [];
  const requests: IncomingMessage[] = [];
  const posted: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    requested.push(`${request.method} ${path}`);
    requests.push(request);
    const [plain = ''] = path.split('?', 1);
    if (request.method === 'POST') posted.push(await text(request));
    const answer = answers.get(path) ?? answers.get(plain) ?? answers.get('*') ?? fallback;
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${Object(server.address()).port}`,
    requested,
    requests,
    posted,
    /** Sets the answer to a path. A path without query stands for all queries, `*` for all paths. */
    on: (path: string, answer: RequestListener): void => void answers.set(path, answer),
    close,
  };
}

export type FakeService = Awaited<ReturnType<typeof startFakeService>>;

/** Creates a folder that is deleted when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  // Deleting may need a retry, because the server may still be writing snapshots.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A log that keeps its lines. */
export function recordLog() {
  const lines: { readonly level: string; readonly message: string; readonly facts: object }[] = [];
  const write = (level: string) => (facts: object, message: string) =>
    void lines.push({ level, message, facts });
  return {
    lines,
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
}

/** Stops `performance.now`. Returns a function that lets seconds pass. */
export function stopClock(): (seconds: number) => void {
  let time = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  return (seconds) => {
    time += seconds * 1000;
  };
}
