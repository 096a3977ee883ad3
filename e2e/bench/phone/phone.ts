import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { hasBeenAsked, hasChosenCookies } from '../../support/visitor.ts';

/** Lighthouse's phone, but 390 px wide. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** 3G: 1.6 Mbit/s, answers after 150 ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowerProcessor = { rate: 4 };

/**
 * Runs a measurement with a page on a phone with an empty cache. Nothing opens by itself: the
 * cookie banner is answered, and the feedback dialog was shown before.
 *
 * @param slow on 3G, with a processor at a quarter of this machine's speed.
 */
export async function onPhone<Result>(
  browser: Browser,
  { url, slow }: { readonly url: string; readonly slow: boolean },
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  await using context = await browser.newContext({ ...phone, baseURL: url });
  await hasChosenCookies(context, url);
  await hasBeenAsked(context);
  const page = await context.newPage();
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', slowerProcessor);
  }
  return await measure(page);
}
