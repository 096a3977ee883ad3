import type { Page } from '@playwright/test';
import { homes, onePageOfEachKind } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

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

test('every drawing of every kind of page is shown whole, in the ratio in which it is drawn', async ({
  page,
}) => {
  test.slow();
  let seen = 0;
  for (const path of new Set([...homes, ...onePageOfEachKind].map((row) => row.path))) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const drawings = await readDrawings(page);
      seen += drawings.length;
      for (const { src, drawn, shown, hidden } of drawings) {
        const place = `${src} on ${path} at ${width} px`;
        expect.soft(Math.abs(shown / drawn - 1), place).toBeLessThan(0.02);
        expect.soft(hidden, `hidden px of ${place}`).toBeLessThanOrEqual(1);
      }
    }
  }
  expect(seen).toBeGreaterThan(120);
});
