import type { Browser, Page } from '@playwright/test';
import { pathOf } from 'site/app/routes.ts';
import { hasChosenCookies, skipFeedbackRequest } from '../support/visitor.ts';

/** Milliseconds from the request until the first and the largest paint. */
export interface Paints {
  readonly first: number;
  readonly largest: number;
}

/**
 * Runs a measurement on a first visit, with a quarter of this machine's speed. The feedback dialog
 * stays closed.
 */
async function onPhone<Result>(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    baseURL: url,
  });
  await skipFeedbackRequest(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return await measure(page);
}

export const measurePaints = (browser: Browser, url: string, path: string): Promise<Paints> =>
  onPhone(browser, url, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    return page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { first: first?.startTime ?? Number.NaN, largest };
    });
  });

/**
 * Milliseconds from a tap on 'Insurance Features' until a frame shows the dialog's text. Nothing is
 * loaded before the tap but the page.
 */
export const measureTap = (browser: Browser, url: string): Promise<number> =>
  onPhone(browser, url, async (page) => {
    await hasChosenCookies(page.context(), url);
    await page.goto(pathOf('individual', 'motor'), { waitUntil: 'load' });
    const button = page.locator('main button[commandfor]:visible').first();
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const words = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = (tappedAt: number): void => {
            const isShown =
              document.querySelector('dialog[open]:not(:has([data-loading]))') !== null;
            // A task queued in a frame's callback runs after that frame is painted.
            requestAnimationFrame(() =>
              setTimeout(() => {
                if (isShown) resolve(performance.now() - tappedAt);
                else look(tappedAt);
              }),
            );
          };
          addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), {
            capture: true,
            once: true,
          });
        }),
    );
    const [answeredAfter] = await Promise.all([words, button.tap()]);
    return answeredAfter;
  });
