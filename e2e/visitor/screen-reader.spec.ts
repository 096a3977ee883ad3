import type { Locator, Page } from '@playwright/test';
import { contactField, fillMessage, motor, sendButton, thanks } from '../support/forms.ts';
import { startIslands } from '../support/islands.ts';
import { homes, onePageOfEachLayout, unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/visitor.ts';

// The transcripts beside this file are what a screen reader is given on three visits.
// `--update-snapshots` writes them again; read them before you commit.

/** Collects the roles, names and states of parts of pages, in the order in which they are read. */
function listen() {
  const heard: string[] = [];
  return {
    hear: async (part: Locator) => {
      const snapshot = await part.ariaSnapshot();
      // Addresses are not read, and browsers have different names for countries.
      const said = snapshot.replace(/^ *- (?:option|\/url:).*\n?/gm, '');
      // A busy service may not tell a file's size in time.
      heard.push(said.replace(/, \d+ kB/g, ''));
    },
    transcript: () => `${heard.join('\n\n')}\n`,
  };
}

test('WCAG 1.3.1 2.4.4 a screen reader gets the way from the home to a product and its quote', async ({
  page,
}) => {
  const { hear, transcript } = listen();
  await page.goto('/');
  await hear(page.locator('body'));
  await page.getByRole('main').getByRole('link', { name: 'Motor', exact: true }).press('Enter');
  await expect(page).toHaveURL(motor);
  await hear(page.getByRole('main'));
  expect(transcript()).toMatchSnapshot('buy.txt');
});

test('WCAG 1.3.5 3.3.1 3.3.2 4.1.3 a screen reader gets the errors of a message, then its confirmation', async ({
  page,
}) => {
  const { hear, transcript } = listen();
  // A Friday: the first free time, which the form gives as an example, is the next quarter.
  await page.clock.setFixedTime('2026-11-27T10:07:00Z');
  await page.goto('/redcontact');
  await startIslands(page);
  await expect(contactField(page, 'user_email')).toHaveAttribute('autocomplete', 'email');
  await expect(contactField(page, 'user_phone')).toHaveAttribute('autocomplete', 'tel');
  await sendButton(page).press('Enter');
  const summary = page.getByLabel('Please check 5 fields before you send');
  await expect(summary).toBeFocused();
  await hear(page.locator('main form'));
  await expect(contactField(page, 'user_email')).toHaveAccessibleDescription(
    'Enter your email address.',
  );
  await expect(contactField(page, 'user_email')).toHaveAttribute('aria-invalid', 'true');
  await fillMessage(page);
  await sendButton(page).press('Enter');
  await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await hear(thanks(page));
  expect(transcript()).toMatchSnapshot('contact.txt');
});

test('WCAG 1.3.1 2.4.6 a screen reader gets the way from the insights to an article', async ({
  page,
}) => {
  const { hear, transcript } = listen();
  await page.goto('/redinsights');
  await hear(page.getByRole('main'));
  const card = page.getByRole('main').getByRole('link', { name: 'Read More What an excess is' });
  await card.press('Enter');
  await expect(page).toHaveURL(/reddetail/);
  await hear(page.getByRole('main'));
  expect(transcript()).toMatchSnapshot('article.txt');
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = there !== null && (element.contains(there) || there.contains(element));
    return { name: element.textContent.trim(), isSeen };
  });

for (const [width, height] of [
  [1280, 720],
  [320, 256],
] as const) {
  test(`§4.6 WCAG 2.4.11 the cookie banner covers nothing that has focus: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/privacy');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const stops: { name: string; isSeen: boolean }[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (stop === undefined) break;
      stops.push(stop);
    }
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(stops.length).toBeGreaterThan(40);
    const names = stops.map(({ name }) => name);
    // The skip link comes first, then the banner.
    expect(names[0]).toBe('Skip to content');
    expect(names.slice(1, 5)).toContain('I Accept');
  });
}

test('in a low window nothing is sticky', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  const placed = await page
    .locator('body *:visible')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).position));
  expect(placed).not.toContain('sticky');
  expect(placed).not.toContain('fixed');
});

/** Controls smaller than 24 px, except links in a sentence (WCAG 2.5.8). */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page
    .locator('a:visible, button:visible, summary:visible, input:visible, select:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // Leave out the skip link, which is clipped without focus.
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );

/** The drawings of a page that are not shown whole, in the ratio in which they are drawn. */
const cutDrawings = (page: Page): Promise<readonly string[]> =>
  page.locator('main picture > img').evaluateAll(async (images: HTMLImageElement[]) => {
    const cut: string[] = [];
    for (const image of images) {
      image.loading = 'eager';
      await image.decode();
      const { currentSrc, clientWidth, clientHeight, parentElement } = image;
      // The default picture is drawn to fit any place.
      const isDrawing = /\.svg/.test(currentSrc) && !/default-picture/.test(currentSrc);
      if (!isDrawing || clientWidth === 0) continue;
      // The view in a source's address can have another ratio than its file's main drawing.
      const sources = [...(parentElement?.querySelectorAll('source') ?? [])];
      const { width, height } = sources.find(({ media }) => matchMedia(media).matches) ?? {};
      const drawn = width && height ? width / height : image.naturalWidth / image.naturalHeight;
      const isWhole =
        clientWidth <= (parentElement?.clientWidth ?? 0) + 1 &&
        clientHeight <= (parentElement?.clientHeight ?? 0) + 1;
      const hasItsRatio = Math.abs(clientWidth / clientHeight / drawn - 1) < 0.02;
      if (!isWhole || !hasItsRatio) cut.push(currentSrc);
    }
    return cut;
  });

const headingsAboveTitle = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sizeOf = (one: Element | null) =>
      one ? Number.parseFloat(getComputedStyle(one).fontSize) : 0;
    const title = sizeOf(document.querySelector('h1'));
    return [...document.querySelectorAll('h2, h3, h4, h5, h6')]
      .filter((one) => one.checkVisibility() && sizeOf(one) > title)
      .map(({ textContent }) => textContent);
  });

const scrollWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

const spacedWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
    const width = document.documentElement.scrollWidth;
    document.adoptedStyleSheets.pop();
    return width;
  });

/** Both homes, and one page of every other layout. */
const paths = new Set([...homes, ...onePageOfEachLayout].map(({ path }) => path)).add(unknownPath);

for (const path of paths) {
  test(`${path}: WCAG 2.2 AA, targets of at least 24 px, no horizontal scroll from 320 px, whole drawings`, async ({
    page,
    problems,
  }) => {
    if (path === unknownPath) problems.allow(/status of 404/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1920, 1440, 1024, 768, 600, 320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await scrollWidth(page), `at ${width} px`).toBeLessThanOrEqual(width);
      if (![1440, 1024, 768, 390].includes(width)) continue;
      expect.soft(await headingsAboveTitle(page), `above h1 at ${width} px`).toEqual([]);
      expect.soft(await cutDrawings(page), `drawings at ${width} px`).toEqual([]);
      expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
    }
    expect.soft(await violations(page), 'WCAG 2.2 AA on a phone').toEqual([]);
    if (homes.some((home) => home.path === path)) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
      expect.soft(await violations(page), 'WCAG 2.2 AA with the menu open').toEqual([]);
    }
    expect
      .soft(await spacedWidth(page), 'with more space between letters')
      .toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await scrollWidth(page), 'with text at twice the size').toBeLessThanOrEqual(640);
  });
}
