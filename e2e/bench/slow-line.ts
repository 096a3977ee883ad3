import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A slow phone's line (3G): milliseconds there and back, and bytes per millisecond. */
const roundTrip = 150;
const rate = 1_600 / 8;

/** TCP sends ten segments first, and then doubles with each answer. */
const segment = 1_460;
const firstWindow = 10 * segment;

/** Runs tasks at their times (`performance.now()`), in order. */
function createSchedule(): (at: number, task: () => void) => void {
  let last: Promise<void> = Promise.resolve();
  return (at, task) => {
    last = last.then(async () => {
      const wait = at - performance.now();
      if (wait > 0) await sleep(wait);
      task();
    });
  };
}

/**
 * Starts a slow line to a local server, with TCP's handshake and growing window. A browser's
 * throttling does not delay TLS and HTTP/2 like this. @returns its port.
 */
export async function startSlowLine(port: number): Promise<number> {
  /** Time at which everything that waits is sent. */
  let freeAt = 0;
  const line = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const openAt = performance.now() + roundTrip;
    const [requests, arrivals, acknowledgements] = [
      createSchedule(),
      createSchedule(),
      createSchedule(),
    ];
    let window = firstWindow;
    let inFlight = 0;
    let waiting = Buffer.alloc(0);

    const send = (): void => {
      for (;;) {
        const part = waiting.subarray(0, segment);
        if (part.length === 0 || inFlight + part.length > window) return;
        waiting = waiting.subarray(part.length);
        inFlight += part.length;
        freeAt = Math.max(freeAt, performance.now()) + part.length / rate;
        arrivals(freeAt + roundTrip / 2, () => client.write(part));
        acknowledgements(freeAt + roundTrip, () => {
          inFlight -= part.length;
          window += part.length;
          send();
        });
      }
    };

    server.on('data', (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
      send();
    });
    client.on('data', (bytes) => {
      requests(Math.max(performance.now(), openAt) + roundTrip / 2, () => server.write(bytes));
    });
    // If one side leaves, what is under way is lost.
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  line.listen(0, '127.0.0.1').unref();
  await once(line, 'listening');
  return portOf(line.address());
}

/** Port of a server's address. */
export function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
