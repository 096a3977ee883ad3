import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitor, type Question } from './traffic.ts';

/**
 * A load: requests one after the other, over a few keep-alive connections. `{n}` in its path and host
 * is a different number in each request.
 */
export interface Load extends Question {
  /** Base address of the server, without a slash at its end. */
  readonly url: string;
  readonly connections: number;
  /** Milliseconds that a connection waits before it asks again; default 0. */
  readonly pauseMs?: number;
}

/** Sends a load; each connection has an `onAnswer`, which gets the statuses and says whether to go on. */
async function drive(
  { url, path, host, body, connections, pauseMs }: Load,
  start: () => (status: number) => boolean,
): Promise<void> {
  let number = Math.floor(Math.random() * 1e9);
  const connection = async (): Promise<void> => {
    const visitor = createVisitor(url, 1);
    const onAnswer = start();
    for (let goesOn = true; goesOn; ) {
      number += 1;
      const numbered = (text: string): string => text.replaceAll('{n}', String(number));
      const outcome = await visitor.ask({
        path: numbered(path),
        host: host && numbered(host),
        body,
      });
      if (outcome.state === 'failed') throw new Error(`${url}${path}: ${outcome.reason}`);
      goesOn = onAnswer(outcome.status);
      if (goesOn && pauseMs !== undefined) await sleep(pauseMs);
    }
    visitor.close();
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

/**
 * Sends a load of a number of requests that must all be answered with 200.
 *
 * @returns the seconds that it took.
 */
export async function send(load: Load & { readonly requests: number }): Promise<number> {
  const began = performance.now();
  await drive(load, () => {
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
  await drive(load, () => (status) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    return performance.now() < end;
  });
  return statuses;
}
