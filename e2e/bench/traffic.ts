import { Agent, request } from 'node:http';

/** What a visitor asks for. */
export interface Question {
  readonly path: string;
  /** A value to post as JSON; a GET without it. */
  readonly body?: unknown;
}

/** What a visitor got. */
export type Outcome = {
  /** Milliseconds until the whole answer was there, or was not. */
  readonly ms: number;
} & (
  | { readonly state: 'answered'; readonly status: number }
  | {
      readonly state: 'failed';
      /** Such as `ECONNRESET`. */
      readonly reason: string;
      /** Whether an earlier request had been answered over the same connection. */
      readonly onKeptConnection: boolean;
    }
);

/** Asks over connections that stay open, as a browser does. */
export interface Visitor {
  ask(question: Question): Promise<Outcome>;
  close(): void;
}

/**
 * A visitor of a site.
 *
 * @param connections the most that are open at once; a question waits for a free one.
 */
export function createVisitor(url: string, connections: number): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: ({ path, body }) =>
      new Promise((resolve) => {
        const began = performance.now();
        const posted = body === undefined ? undefined : JSON.stringify(body);
        const outgoing = request(url + path, {
          agent,
          method: posted === undefined ? 'GET' : 'POST',
          headers: {
            accept: 'text/html',
            'accept-encoding': 'gzip, deflate, br',
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
 * Asks at a steady pace, whatever the answers take.
 *
 * @param pace.next gives what to ask next, and is told what came of it.
 * @param pace.perSecond how many questions begin in a second.
 * @param pace.seconds how long.
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

/** The value that a share of some numbers does not exceed: 0.99 for the 99th percentile. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
