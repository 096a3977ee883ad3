import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';

/** A server on this machine, at any free port. */
export interface Listening {
  /** Its base address, without a trailing slash. */
  readonly url: string;
  /** Ends it, and every connection to it. */
  close(): Promise<void>;
}

export async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Forwards a request. Answers 502 if the server behind is down. */
export function pass(upstream: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const onward = request(upstream + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else {
      response.writeHead(502, { 'Content-Type': 'application/json' });
      response.end('{"error":"the server behind is away"}');
    }
  });
  incoming.pipe(onward);
}
