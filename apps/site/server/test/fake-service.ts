import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenTo } from './http.ts';

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (value: unknown, etag?: string): Answerer =>
  (request, response) => {
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json', ...(etag !== undefined && { etag }) })
      .end(JSON.stringify(value));
  };

export const file =
  (type: string, body: string | Buffer, headers: Record<string, string> = {}): Answerer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  };

export const status =
  (code: number, headers: Record<string, string> = {}): Answerer =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };

export const hang: Answerer = () => undefined;

/** Sends less than its `content-length`, then closes the connection. */
export const cut: Answerer = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('[{"header_caption":');
  setImmediate(() => response.destroy());
};

/** A content service on a real port. Tests set its responses. */
export async function startFakeService() {
  const answers = new Map<string, Answerer>();
  const requested: string[] = [];
  const requests: IncomingMessage[] = [];
  const posted: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(`${request.method} ${path}`);
    requests.push(request);
    const [plain = ''] = path.split('?', 1);
    const answer = answers.get(path) ?? answers.get(plain) ?? answers.get('*') ?? status(404);
    if (request.method !== 'POST') {
      answer(request, response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push(Buffer.concat(chunks).toString());
      answer(request, response);
    });
  });
  return {
    url: await listenTo(server),
    requested,
    requests,
    posted,
    /** Sets the response of a path with any query. `*` stands for other paths. */
    on: (path: string, answer: Answerer): void => void answers.set(path, answer),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FakeService = Awaited<ReturnType<typeof startFakeService>>;

/** A log that keeps its lines. */
export function recordLog() {
  const lines: { readonly level: string; readonly message: string; readonly facts: object }[] = [];
  const write = (level: string) => (facts: object, message: string) => {
    lines.push({ level, message, facts });
  };
  return {
    lines,
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
}

export function createClock(): { now: () => number; pass: (seconds: number) => void } {
  let time = 1_000_000;
  return {
    now: () => time,
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
}
