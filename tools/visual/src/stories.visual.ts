import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { baseline, storybook, themes, widths } from './settings.ts';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

const index: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(
  readFileSync(path.join(storybook, 'index.json'), 'utf8'),
);

const windowHeight = 900;

/**
 * A clock can only be stopped at a future time. This many ms ahead is enough for a slow machine,
 * and too short for a toast to disappear.
 */
const ahead = 2_000;

/** The time that every story sees. */
const now = new Date('2026-03-14T09:00:00Z');

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

/** Waits until a story has rendered and played, and has loaded everything. */
const settle = async (page: Page): Promise<void> => {
  const ended = await page.waitForFunction((failures) => {
    const told = window.__STORYBOOK_ADDONS_CHANNEL__;
    const failure = failures.find((event) => told?.last(event));
    return failure ?? (told?.last('storyFinished') ? 'finished' : undefined);
  }, failures);
  // A failed story would look different each time.
  expect.soft(await ended.jsonValue(), 'its steps').toBe('finished');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = Array.from(document.images);
    for (const picture of pictures) picture.loading = 'eager';
    // Some stories show a broken picture on purpose.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
};

/**
 * Stops the story's clock, so that no toast disappears, and makes the window as high as the page,
 * because full-page screenshots restart animated drawings.
 */
const holdStill = async (page: Page, width: number): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, windowHeight) });
};

for (const { id, title, name } of Object.values(index.entries).filter(
  ({ type }) => type === 'story',
)) {
  test(`${title}: ${name}`, async ({ page }, info) => {
    await page.clock.install({ time: now });
    for (const theme of themes) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: windowHeight });
        // Accessibility is checked by tests; a screenshot need not wait for it.
        await page.goto(
          `iframe.html?viewMode=story&id=${id}&globals=theme:${theme};a11y.manual:!true`,
        );
        await page.clock.resume();
        await settle(page);
        await holdStill(page, width);
        const file = [id, `${theme}-${width}.png`];
        const isNew = !existsSync(path.join(baseline, ...file));
        if (isNew && info.config.updateSnapshots === 'none') {
          info.annotations.push({ type: 'new', description: file.join('/') });
          await info.attach(file.join('/'), {
            body: await page.screenshot({ animations: 'disabled' }),
            contentType: 'image/png',
          });
          continue;
        }
        await expect.soft(page).toHaveScreenshot(file);
      }
    }
  });
}
