import type { Page } from '@playwright/test';

export const windowHeight = 900;

/**
 * A clock can only be stopped at a future time. This many ms ahead is enough for a slow machine,
 * and too short for a toast to disappear.
 */
const ahead = 2_000;

/** The time that every story sees. */
export const now = new Date('2026-03-14T09:00:00Z');

declare global {
  interface Window {
    /** Storybook's event channel. */
    readonly __STORYBOOK_ADDONS_CHANNEL__?: {
      last(event: string): readonly unknown[] | undefined;
    };
  }
}

/** Storybook's event for a story that fails while rendering or playing. */
const failures = [
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
];

/** Waits until a story has rendered, played and loaded everything: `finished`, or how it failed. */
export const settle = async (page: Page): Promise<string> => {
  const ended = await page.waitForFunction((failures) => {
    const told = window.__STORYBOOK_ADDONS_CHANNEL__;
    const failure = failures.find((event) => told?.last(event));
    return failure ?? (told?.last('storyFinished') ? 'finished' : undefined);
  }, failures);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = Array.from(document.images);
    for (const picture of pictures) picture.loading = 'eager';
    // Some stories show a broken picture on purpose.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  return (await ended.jsonValue()) ?? 'unfinished';
};

/**
 * Stops the story's clock, so that no toast disappears, and makes the window as high as the page,
 * because full-page screenshots restart animated drawings.
 */
export const holdStill = async (page: Page, width: number): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, windowHeight) });
};
