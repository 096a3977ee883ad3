import { homes, pagePaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The small-screen drawing of a home's hero, which its file shows beside the main one. */
const smallDrawing = 560 / 510;

const paths = [...new Set([...homes.map(({ path }) => path), ...pagePaths])];

for (const width of [390, 1024, 1440]) {
  test(`every drawing is shown whole, in the ratio in which it is drawn, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    let shown = 0;
    for (const path of paths) {
      await page.goto(path);
      const pictures = await page.locator('main picture > img').evaluateAll(async (images) => {
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
            drawn: image.naturalWidth / image.naturalHeight,
            shown: image.clientWidth / image.clientHeight,
            hidden: Math.max(
              image.clientWidth - (box?.clientWidth ?? 0),
              image.clientHeight - (box?.clientHeight ?? 0),
            ),
          });
        }
        return found;
      });
      shown += pictures.length;
      for (const { src, drawn, shown: ratio, hidden } of pictures) {
        const own = /#(?:red-)?small$/.test(src) ? smallDrawing : drawn;
        expect.soft(Math.abs(ratio / own - 1), `${src} on ${path}`).toBeLessThan(0.02);
        expect.soft(hidden, `px of ${src} that ${path} hides`).toBeLessThanOrEqual(1);
      }
    }
    expect(shown).toBeGreaterThan(60);
  });
}
