import type { Page } from '@playwright/test';

const windowHeight = 900;

/**
 * A clock can only be stopped at a future time. This many ms ahead is enough for a slow machine,
 * and too short for a toast to disappear.
 */
const ahead = 2_000;

/** The time that every story sees. */
const now = new Date('2026-03-14T09:00:00Z');

/** Storybook's event channel. */
interface Channel {
  last(event: string): readonly unknown[] | undefined;
  on(event: string, listener: (told?: unknown) => void): void;
  off(event: string, listener: (told?: unknown) => void): void;
  emit(event: string, told: object): void;
}

/** Storybook's preview, as far as it tells which window a story asks for. */
interface Preview {
  loadStory(story: { readonly storyId: string }): Promise<{
    readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  }>;
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
    readonly __STORYBOOK_PREVIEW__: Preview;
  }
}

/** Storybook's events for a story that is not there or fails while rendering or playing. */
const failures = [
  'storyMissing',
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
];

/** Which of Storybook's windows a story asks for, if it asks for one. */
export const windowOf = (page: Page, id: string): Promise<string | undefined> =>
  page.evaluate(async (storyId) => {
    const { storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return storyGlobals.viewport?.value;
  }, id);

const setHeight = async (page: Page, height: number): Promise<void> => {
  const now = page.viewportSize();
  if (now !== null && now.height !== height) await page.setViewportSize({ ...now, height });
};

/** Undoes what the previous story has left behind, and starts the clock again. */
const clean = async (page: Page): Promise<void> => {
  await setHeight(page, windowHeight);
  await page.context().clearCookies();
  await page.clock.setSystemTime(now);
  await page.clock.resume();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
  });
};

/** Switches to a story and waits until it has rendered and played. @returns how it failed. */
const play = (page: Page, id: string): Promise<string | undefined> =>
  page.evaluate(
    ([storyId, failures]) =>
      new Promise<string | undefined>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const listeners = new Map(
          ['storyFinished', ...failures].map((event) => [
            event,
            (told?: unknown) => {
              for (const [event, listener] of listeners) channel.off(event, listener);
              resolve(event === 'storyFinished' ? undefined : `${event} ${JSON.stringify(told)}`);
            },
          ]),
        );
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, failures] as const,
  );

/** Waits for fonts and pictures. */
const load = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = Array.from(document.images);
    for (const picture of pictures) picture.loading = 'eager';
    // Some stories show a broken picture on purpose.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });

/**
 * Stops the story's clock, so that no toast disappears, and makes the window as high as the page,
 * because full-page screenshots restart animated drawings.
 */
const holdStill = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await setHeight(page, Math.max(height, windowHeight));
};

/**
 * Opens Storybook without a story, with the toolbar's settings, in a window of this width. With
 * `first`, a story of it, the fonts that stories use are loaded: they stay in the page, so the
 * stories are not measured in another font if they are the first to need one.
 */
export const open = async (
  page: Page,
  globals: string,
  width: number,
  first?: string,
): Promise<void> => {
  await page.clock.install({ time: now });
  await page.setViewportSize({ width, height: windowHeight });
  // Accessibility is checked by tests; a picture need not wait for it. Storybook reads globals
  // only from an address that names a story.
  await page.goto(`iframe.html?viewMode=story&id=none&globals=${globals};a11y.manual:!true`);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyMissing'));
  if (first === undefined) return;
  await play(page, first);
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())));
  // Storybook does not play a story again that it shows already.
  await play(page, 'none');
};

/** How often at most a picture is taken again. */
const mostPictures = 20;

/**
 * The picture of a page that has come to rest. What moves inside a drawing can neither be stopped nor
 * asked about, and Chromium starts it again when the window changes: two pictures in a row must be
 * the same.
 */
const settled = async (page: Page): Promise<Buffer> => {
  const take = () => page.screenshot({ animations: 'disabled' });
  let picture = await take();
  if ((await page.locator('img[src*=".svg"]').count()) === 0) return picture;
  for (let count = 1; count < mostPictures; count++) {
    const next = await take();
    if (next.equals(picture)) return next;
    picture = next;
  }
  throw new Error('A drawing does not stop moving.');
};

/** Shows a story in a page of Storybook's and takes its picture. Throws if the story fails. */
export const photograph = async (page: Page, id: string): Promise<Buffer> => {
  await clean(page);
  const failure = await play(page, id);
  // A failed story would look different each time.
  if (failure !== undefined) throw new Error(failure.slice(0, 500));
  await load(page);
  await holdStill(page);
  return settled(page);
};
