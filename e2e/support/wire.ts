import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What came over the wire for one request. */
export interface Arrival {
  readonly url: string;
  /** As Chromium calls it: `Document`, `Script`, `Font`, `Image`. */
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of the body, compressed. */
  readonly body: number;
  /** The same with its headers. */
  readonly bytes: number;
}

/** What comes over the wire of a page, but for what its browser has already. */
export interface Wire {
  readonly arrivals: readonly Arrival[];
  /** Waits until nothing has been under way for half a second. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

const quietMs = 500;

/** Bytes as kB of 1000. */
export const kB = (arrivals: readonly Arrival[], size: 'body' | 'bytes' = 'bytes'): number =>
  arrivals.reduce((sum, arrival) => sum + arrival[size], 0) / 1000;

/** Those of one type. */
export const ofType = (arrivals: readonly Arrival[], type: string): readonly Arrival[] =>
  arrivals.filter((arrival) => arrival.type === type);

/** Watches what comes from now on. */
export async function watchWire(page: Page): Promise<Wire> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const arrivals: Arrival[] = [];
  const heads = new Map<string, Omit<Arrival, 'bytes'>>();
  const underWay = new Set<string>();
  let lastChange = performance.now();
  const end = (requestId: string): void => {
    underWay.delete(requestId);
    lastChange = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    lastChange = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache) return;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    heads.set(requestId, {
      url: response.url,
      // A script that is fetched ahead of its import is one too.
      type: response.mimeType === 'text/javascript' ? 'Script' : type,
      headers,
      body: Number(headers['content-length'] ?? 0),
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => heads.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId);
    const head = heads.get(requestId);
    if (head !== undefined) arrivals.push({ ...head, bytes: encodedDataLength });
  });
  return {
    arrivals,
    async quiet() {
      while (underWay.size > 0 || performance.now() - lastChange < quietMs) {
        await page.waitForTimeout(50);
      }
    },
    stop: () => session.detach(),
  };
}

/** kB of the scripts that stand in a page and run, as they weigh compressed together. */
export async function inlineScripts(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    Array.from(document.scripts, ({ src, type, text }) =>
      src === '' && !/json/.test(type) ? text : '',
    ),
  );
  return brotliCompressSync(texts.join('')).length / 1000;
}

const day = 86_400;

const isFreshForADay = ({ headers }: Arrival): boolean => {
  const control = headers['cache-control'] ?? '';
  return (
    !/no-cache|no-store/.test(control) && Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0) >= day
  );
};

const validatorsOf = ({ headers }: Arrival): Record<string, string> => ({
  'accept-encoding': 'gzip, deflate, br',
  ...(headers.etag !== undefined && { 'if-none-match': headers.etag }),
  ...(headers['last-modified'] !== undefined && { 'if-modified-since': headers['last-modified'] }),
});

const ask = (url: string, headers: IncomingHttpHeaders): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => {
      const line = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`;
      const head = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, line.length);
      let body = 0;
      answer.on('data', (chunk: Buffer) => {
        body += chunk.length;
      });
      answer.on('end', () => resolve(head + body));
      answer.on('error', reject);
    }).on('error', reject);
  });

/**
 * kB that a page costs on the next day: what its browser may no longer use unasked is asked for again with
 * its validators.
 *
 * @param arrivals what came on the day before.
 */
export async function nextDay(arrivals: readonly Arrival[]): Promise<number> {
  const asked = arrivals.filter((arrival) => !isFreshForADay(arrival));
  const answers = await Promise.all(
    asked.map((arrival) => ask(arrival.url, validatorsOf(arrival))),
  );
  return answers.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}
