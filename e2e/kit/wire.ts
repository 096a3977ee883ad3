import type { Page } from '@playwright/test';
import type { Budget } from '../budgets.ts';

/**
 * Loads a page with an empty cache and adds up what comes over the wire until nothing more comes.
 *
 * @returns kB of 1000 bytes, and the number of requests.
 */
export async function measureFirstLoad(page: Page, path: string): Promise<Record<Budget, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const bodies = new Map<string, number>();
  const answers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A script is fetched to the browser's cache, then imported from there.
    if (response.fromDiskCache) return;
    const length = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-length',
    );
    types.set(requestId, response.mimeType === 'text/javascript' ? 'Script' : type);
    bodies.set(requestId, Number(length?.[1]));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.has(requestId)) answers.set(requestId, encodedDataLength);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await session.detach();

  const total = (sizes: Iterable<readonly [id: string, size: number]>): number =>
    [...sizes].reduce((sum, [, size]) => sum + size, 0) / 1000;
  const bodiesOf = (wanted: string): number =>
    total([...bodies].filter(([id]) => types.get(id) === wanted));
  return {
    javascript: bodiesOf('Script'),
    html: bodiesOf('Document'),
    fonts: bodiesOf('Font'),
    everything: total(answers),
    requests: answers.size,
  };
}
