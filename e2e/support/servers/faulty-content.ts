import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';

/** A server on this machine, at any free port. */
export interface Listening extends AsyncDisposable {
  readonly url: string;
}

export async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Forwards a request. Cuts the connection if the upstream server is down. */
export function pass(upstream: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const onward = request(upstream + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

/** Faults of a content service. The content client's unit tests have more kinds. */
const answers = {
  '500': (response) => response.writeHead(500).end('{"error":"broken"}'),
  hang: () => {},
  cut: (response) => response.destroy(),
} satisfies Readonly<Record<string, (response: ServerResponse) => void>>;

type Fault = keyof typeof answers;

/** A proxy that injects faults. Use its address as `CONTENT_URL`. */
export interface FaultyContent extends Listening {
  /** Makes a path answer with a fault. Default: all paths. */
  set(fault: Fault, path?: string): void;
  heal(): void;
}

export async function startFaultyContent(upstream: string): Promise<FaultyContent> {
  const faults = new Map<string, Fault>();
  const proxy = await listen((incoming, response) => {
    const [path = ''] = (incoming.url ?? '').split('?');
    const fault = faults.get(path) ?? faults.get('');
    if (fault === undefined) pass(upstream, incoming, response);
    else answers[fault](response);
  });
  return {
    ...proxy,
    set: (fault, path = '') => void faults.set(path, fault),
    heal: () => faults.clear(),
  };
}
