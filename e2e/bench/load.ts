import { connect } from 'node:net';

/** A load: many equal requests, over a few connections that stay open. */
export interface Load {
  /** Base address of the server, without a slash at its end. */
  readonly url: string;
  readonly path: string;
  readonly requests: number;
  readonly connections: number;
}

/** As a browser asks for a page. */
const requestOf = (url: URL, path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${url.host}`,
    'Accept: text/html',
    'Accept-Encoding: gzip, deflate, br',
    '',
    '',
  ].join('\r\n');

/** The length in bytes of an answer, from its head; `undefined` until the head is there. */
function lengthOf(received: Buffer): number | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
    throw new Error(`The load expects 200 and a length, not:\n${head}`);
  }
  return end + 4 + Number(length);
}

/** Sends requests one after the other over one connection. */
function drive({ url, path }: Load, requests: number): Promise<void> {
  const address = new URL(url);
  const request = requestOf(address, path);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname);
    let left = requests;
    let received: Buffer[] = [];
    let size = 0;
    let expected: number | undefined;
    socket.setNoDelay(true);
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('close', () => (left === 0 ? resolve() : reject(new Error('The server hung up.'))));
    socket.on('data', (data) => {
      const piece = Buffer.from(data);
      received.push(piece);
      size += piece.length;
      try {
        expected ??= lengthOf(received.length === 1 ? piece : Buffer.concat(received));
      } catch (error) {
        socket.destroy();
        reject(error);
        return;
      }
      if (expected === undefined || size < expected) return;
      received = [];
      size = 0;
      expected = undefined;
      left -= 1;
      if (left === 0) socket.destroy();
      else socket.write(request);
    });
  });
}

/** Sends a load. @returns the seconds that it took. */
export async function send(load: Load): Promise<number> {
  const each = Math.ceil(load.requests / load.connections);
  const began = performance.now();
  await Promise.all(Array.from({ length: load.connections }, () => drive(load, each)));
  return (performance.now() - began) / 1000;
}
