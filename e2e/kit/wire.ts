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
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await session.detach();

  const kB = (wanted?: string): number =>
    [...bytes]
      .filter(([id]) => wanted === undefined || types.get(id) === wanted)
      .reduce((sum, [, size]) => sum + size, 0) / 1000;
  return {
    javascript: kB('Script'),
    html: kB('Document'),
    fonts: kB('Font'),
    everything: kB(),
    requests: bytes.size,
  };
}
