import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { homes, onePageOfEachLayout, unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Controls smaller than 24 px, except links within a sentence (WCAG 2.5.8). */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page
    .locator('a:visible, button:visible, summary:visible, input:visible, select:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // Leaves out the skip link, which is clipped while it has no focus.
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );

/** The drawings of a page that are shown at its present width, with their ratios. */
const readDrawings = (page: Page) =>
  page.locator('main picture > img').evaluateAll(async (images) => {
    const found = [];
    for (const image of images) {
      if (!(image instanceof HTMLImageElement)) continue;
      image.loading = 'eager';
      await image.decode();
      // The default picture is drawn to fit any place.
      if (!/\.svg/.test(image.currentSrc) || /default-picture/.test(image.currentSrc)) continue;
      const box = image.parentElement;
      const sources = [...(box?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => matchMedia(media).matches);
      if (image.clientWidth === 0) continue;
      found.push({
        src: source?.srcset ?? image.src,
        // The view that a source names can have another ratio than its file's main drawing.
        drawn: source?.width
          ? source.width / source.height
          : image.naturalWidth / image.naturalHeight,
        shown: image.clientWidth / image.clientHeight,
        hidden: Math.max(
          image.clientWidth - (box?.clientWidth ?? 0),
          image.clientHeight - (box?.clientHeight ?? 0),
        ),
      });
    }
    return found;
  });

/** Checks that every drawing is shown whole, in the ratio in which it is drawn. */
async function expectWholeDrawings(page: Page, width: number): Promise<void> {
  for (const { src, drawn, shown, hidden } of await readDrawings(page)) {
    const place = `${src} at ${width} px`;
    expect.soft(Math.abs(shown / drawn - 1), `the ratio of ${place}`).toBeLessThan(0.02);
    expect.soft(hidden, `hidden px of ${place}`).toBeLessThanOrEqual(1);
  }
}

const scrollWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

const phone = 390;
const desk = 1440;
const widths = [320, phone, 600, 768, 1024, desk, 1920];
/** The widths at which drawings are looked at: pages have other views of them. */
const widthsOfDrawings = [phone, 1024, desk];
/** The pages on which the menu is checked: one of each theme. */
const withMenu: readonly string[] = homes.map(({ path }) => path);

/** Both homes, and one page of every other layout: Storybook's tests ask axe of each kind of page. */
const paths = new Set([...withMenu, ...onePageOfEachLayout.map(({ path }) => path), unknownPath]);

for (const path of paths) {
  test(`readings §5 ${path}: WCAG 2.2 AA, targets of at least 24 px, no horizontal scroll from 320 px, whole drawings`, async ({
    page,
    problems,
  }) => {
    if (path === unknownPath) problems.allow(/status of 404/);
    const setWidth = (width: number) => page.setViewportSize({ width, height: 900 });
    const expectUsable = async (width: number) => {
      expect.soft(await violations(page), `WCAG 2.2 AA at ${width} px`).toEqual([]);
      expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
    };
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);

    await expectUsable(desk);
    await test.step('no horizontal scroll from 320 px, whole drawings', async () => {
      for (const width of widths) {
        await setWidth(width);
        expect.soft(await scrollWidth(page), `at ${width} px`).toBeLessThanOrEqual(width);
        if (widthsOfDrawings.includes(width)) await expectWholeDrawings(page, width);
      }
    });
    await test.step('on a phone', async () => {
      await setWidth(phone);
      await expectUsable(phone);
      if (!withMenu.includes(path)) return;
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
      expect.soft(await violations(page), 'WCAG 2.2 AA with the menu open').toEqual([]);
    });
    await test.step('no horizontal scroll with the text spacing of WCAG 1.4.12', async () => {
      const widest = await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        );
        document.adoptedStyleSheets.push(spacing);
        const width = document.documentElement.scrollWidth;
        document.adoptedStyleSheets.pop();
        return width;
      });
      expect.soft(widest).toBeLessThanOrEqual(phone);
    });
    await test.step('no horizontal scroll with text at twice the size', async () => {
      await setWidth(640);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await scrollWidth(page)).toBeLessThanOrEqual(640);
    });
  });
}
