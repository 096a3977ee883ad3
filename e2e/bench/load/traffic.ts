import { Agent, request } from 'node:http';

/** A request of a visitor. */
export interface Question {
  readonly path: string;
  /** Default: the server's own name. */
  readonly host?: string | undefined;
  /** A value to post as JSON; without it the request is a GET. */
  readonly body?: unknown;
}

/** The answer that a visitor got. */
export type Outcome = {
  /** Milliseconds until the whole answer had arrived, or had failed. */
  readonly ms: number;
} & (
  | { readonly state: 'answered'; readonly status: number }
  | {
      readonly state: 'failed';
      /** The error's code, such as `ECONNRESET`. */
      readonly reason: string;
      /** Whether the connection had been used for an earlier request. */
      readonly onKeptConnection: boolean;
    }
);

/**
 * A visitor of a site, who sends requests over keep-alive connections, as a browser does.
 *
 * @param connections the maximum number; a request waits for a free one.
 */
export function createVisitor(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: ({ path, host, body }: Question): Promise<Outcome> =>
      new Promise((resolve) => {
        const began = performance.now();
        const posted = body === undefined ? undefined : JSON.stringify(body);
        const outgoing = request(url + path, {
          agent,
          method: posted === undefined ? 'GET' : 'POST',
          headers: {
            accept: 'text/html',
            'accept-encoding': 'gzip, deflate, br',
            ...(host !== undefined && { host }),
            ...(posted !== undefined && { 'content-type': 'application/json' }),
          },
        });
        const ms = (): number => performance.now() - began;
        const fail = (error: Error): void =>
          resolve({
            state: 'failed',
            ms: ms(),
            reason: 'code' in error ? String(error.code) : error.message,
            onKeptConnection: outgoing.reusedSocket,
          });
        outgoing.on('error', fail);
        outgoing.on('response', (answer) => {
          answer.on('error', fail);
          answer.on('end', () =>
            resolve({ state: 'answered', ms: ms(), status: answer.statusCode ?? 0 }),
          );
          answer.resume();
        });
        outgoing.end(posted);
      }),
    close: () => agent.destroy(),
  };
}

/**
 * Sends requests at a constant rate, however long the answers take.
 *
 * @param pace.next returns the next request, and gets its answer.
 * @param pace.perSecond the number of requests in a second.
 * @param pace.seconds the duration.
 */
export async function keepPace(pace: {
  readonly next: () => Promise<void>;
  readonly perSecond: number;
  readonly seconds: number;
}): Promise<void> {
  const began = performance.now();
  const asked: Promise<void>[] = [];
  const total = Math.round(pace.perSecond * pace.seconds);
  while (asked.length < total) {
    const due = Math.min(
      total,
      Math.floor(((performance.now() - began) / 1000) * pace.perSecond) + 1,
    );
    while (asked.length < due) asked.push(pace.next());
    await new Promise((resolve) => setTimeout(resolve, 1000 / pace.perSecond));
  }
  await Promise.all(asked);
}

/** A percentile of some numbers: 0.99 for the 99th. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
