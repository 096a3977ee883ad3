import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A response. `body`: its `Content-Length`, or 0 without one. `bytes`: its size with headers. */
export interface Arrival {
  readonly url: string;
  /** Chromium's type of the resource: `Document`, `Script`, `Font`, `Image`. */
  readonly type: string;
  readonly body: number;
  readonly bytes: number;
}

const quietMs = 500;

/** Total size of responses in kB. */
export const kB = (arrivals: readonly Arrival[], size: 'body' | 'bytes' = 'bytes'): number =>
  arrivals.reduce((sum, arrival) => sum + arrival[size], 0) / 1000;

export const ofType = (arrivals: readonly Arrival[], type: string): readonly Arrival[] =>
  arrivals.filter((arrival) => arrival.type === type);

/** Watches the responses (`arrivals`) that a page loads over the network. */
export async function watchResponses(page: Page) {
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
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    // A navigation ends the requests of the previous page, some of them without an event.
    if (type === 'Document') underWay.clear();
    underWay.add(requestId);
    lastChange = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache) return;
    const length = Object.entries(response.headers).find(([name]) =>
      /^content-length$/i.test(name),
    );
    heads.set(requestId, {
      url: response.url,
      // Prefetched scripts and fonts count as scripts and fonts.
      type: { 'text/javascript': 'Script', 'font/woff2': 'Font' }[response.mimeType] ?? type,
      body: Number(length?.[1] ?? 0),
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
    /** Waits until half a second has passed without a pending request. */
    async quiet() {
      while (underWay.size > 0 || performance.now() - lastChange < quietMs) {
        await page.waitForTimeout(50);
      }
    },
  };
}

export type Responses = Awaited<ReturnType<typeof watchResponses>>;

/** Size in kB of the inline scripts that run, compressed together. */
export async function inlineScripts(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    Array.from(document.scripts, ({ src, type, text }) =>
      src === '' && !/json/.test(type) ? text : '',
    ),
  );
  return brotliCompressSync(texts.join('')).length / 1000;
}
