import { connect } from 'node:net';

/** A load: requests one after the other, over a few keep-alive connections. */
export interface Load {
  /** Base address of the server, without a slash at its end. */
  readonly url: string;
  /** `{n}` in it is replaced by a different number in each request. */
  readonly path: string;
  /** Default: the server's own name; `{n}` as in the path. */
  readonly host?: string;
  readonly connections: number;
  /** Milliseconds that a connection waits before it asks again; default 0. */
  readonly pauseMs?: number;
  /** A JSON text to post; without it the request is a GET. */
  readonly body?: string;
}

/** The headers of a browser that asks for a page, or posts JSON. */
const requestOf = ({ url, path, host = new URL(url).host, body }: Load): string =>
  [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: text/html',
    'Accept-Encoding: gzip, deflate, br',
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body ?? '',
  ].join('\r\n');

/** Makes the requests, each with its number. */
function createRequests(load: Load): () => string {
  const request = requestOf(load);
  if (!request.includes('{n}')) return () => request;
  let number = Math.floor(Math.random() * 1e9);
  return () => {
    number += 1;
    return request.replaceAll('{n}', String(number));
  };
}

/** The status of an answer and its length in bytes; `undefined` until its head has arrived. */
function readHead(
  received: Buffer,
): { readonly status: number; readonly length: number } | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (status === undefined || length === undefined) {
    throw new Error(`The load expects a status and a length, not:\n${head}`);
  }
  return { status: Number(status), length: end + 4 + Number(length) };
}

/** Sends requests over one connection. `onAnswer` gets each status and returns whether to go on. */
function drive(load: Load, onAnswer: (status: number) => boolean): Promise<void> {
  const { hostname, port } = new URL(load.url);
  const next = createRequests(load);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received: Buffer[] = [];
    let size = 0;
    let head: ReturnType<typeof readHead>;
    const fail = (error: unknown): void => {
      socket.destroy();
      reject(error);
    };
    socket.setNoDelay(true);
    const ask = () => socket.write(next());
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server hung up.')));
    socket.on('data', (data) => {
      const piece = Buffer.from(data);
      received.push(piece);
      size += piece.length;
      try {
        head ??= readHead(received.length === 1 ? piece : Buffer.concat(received));
        if (head === undefined || size < head.length) return;
        const { status } = head;
        received = [];
        size = 0;
        head = undefined;
        if (onAnswer(status)) {
          if (load.pauseMs === undefined) ask();
          else setTimeout(ask, load.pauseMs);
        } else {
          resolve();
          socket.destroy();
        }
      } catch (error) {
        fail(error);
      }
    });
  });
}

const driveAll = (load: Load, start: () => (status: number) => boolean): Promise<unknown> =>
  Promise.all(Array.from({ length: load.connections }, () => drive(load, start())));

/**
 * Sends a load of a number of requests that must all be answered with 200.
 *
 * @returns the seconds that it took.
 */
export async function send(load: Load & { readonly requests: number }): Promise<number> {
  const began = performance.now();
  await driveAll(load, () => {
    let left = Math.ceil(load.requests / load.connections);
    return (status) => {
      if (status !== 200) throw new Error(`${load.path} answered ${status}.`);
      left -= 1;
      return left > 0;
    };
  });
  return (performance.now() - began) / 1000;
}

/** Sends requests for a time. @returns how often each status came. */
export async function flood(
  load: Load & { readonly seconds: number },
): Promise<Readonly<Record<string, number>>> {
  const statuses: Record<string, number> = {};
  const end = performance.now() + load.seconds * 1000;
  await driveAll(load, () => (status) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    return performance.now() < end;
  });
  return statuses;
}
