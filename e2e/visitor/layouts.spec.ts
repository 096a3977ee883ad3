import type { Page } from '@playwright/test';
import { homes, onePathOfEachLayout, unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/visitor.ts';

/** Lists controls smaller than 24 px, except links in a sentence (WCAG 2.5.8). */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page
    .locator('a:visible, button:visible, summary:visible, input:visible, select:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // Omit the skip link, which is clipped until it has focus.
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );

/** Lists drawings that are cut off or distorted. */
const cutDrawings = (page: Page): Promise<readonly string[]> =>
  page.locator('main picture > img').evaluateAll(async (images: HTMLImageElement[]) => {
    const cut: string[] = [];
    for (const image of images) {
      image.loading = 'eager';
      await image.decode();
      const { currentSrc, clientWidth, clientHeight, parentElement } = image;
      // Omit the default picture, which may be cropped anywhere.
      const isDrawing = /\.svg/.test(currentSrc) && !/default-picture/.test(currentSrc);
      if (!isDrawing || clientWidth === 0) continue;
      // A `source` can show a view of the SVG file whose ratio differs from the main drawing's.
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

/** Lists visible headings that are larger than the page's title. */
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

/** The width of a page with the text spacing of WCAG 1.4.12. */
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

/** `smooth`: properties that animate without layout or paint. `switched`: discrete properties. */
const smooth = ['transform', 'opacity', 'clip-path', 'translate', 'scale', 'rotate'];
const switched = ['display', 'overlay', 'visibility'];

/** Lists the properties that the page's styles animate. */
const animated = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSKeyframeRule) found.push(...rule.style);
        if (rule instanceof CSSStyleRule && rule.style.transitionProperty !== 'none') {
          found.push(...rule.style.transitionProperty.split(', ').filter(Boolean));
        }
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    return found;
  });

/** Lists faults in print: cut-off or non-black text, closed `details`, a footer at the end. */
const badlyPrinted = (): readonly string[] => {
  const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!isPrinted(element) || !hasWords(element)) continue;
    if (element.closest('[aria-hidden="true"], svg')) continue;
    const { right, width } = element.getBoundingClientRect();
    const words = element.textContent.slice(0, 40);
    const { color } = getComputedStyle(element);
    if (color !== 'rgb(0, 0, 0)') problems.push(`${words}: ${color}`);
    if (width > 2 && right > innerWidth + 1) problems.push(`${words}: cut off`);
  }
  // Every cover and biography is printed. Tables of contents are not.
  for (const details of document.querySelectorAll('main details')) {
    if (details.closest('nav, [data-script=none]')) continue;
    if (!isPrinted(details.lastElementChild ?? details)) problems.push(`${details.id}: closed`);
  }
  // Printed pages have the footer at the top, so that it is never alone on a sheet.
  const [main, footer] = ['main', 'footer'].map((name) => document.querySelector(name));
  if (main && footer && main.getBoundingClientRect().top < footer.getBoundingClientRect().bottom) {
    problems.push('footer: after the content');
  }
  return problems;
};

for (const path of [...onePathOfEachLayout, unknownPath]) {
  test(`${path} meets WCAG 2.2 AA, fits any width and prints fully`, async ({ page, problems }) => {
    if (path === unknownPath) problems.allow(/status of 404/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1920, 1440, 1024, 768, 600, 320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await scrollWidth(page), `at ${width} px`).toBeLessThanOrEqual(width);
      if (![1440, 1024, 768, 390].includes(width)) continue;
      expect.soft(await headingsAboveTitle(page), `larger than h1 at ${width} px`).toEqual([]);
      expect.soft(await cutDrawings(page), `drawings at ${width} px`).toEqual([]);
      expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
    }
    expect.soft(await violations(page), 'WCAG 2.2 AA on a phone').toEqual([]);
    if (homes.includes(path)) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
      expect.soft(await violations(page), 'WCAG 2.2 AA with the menu open').toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect.soft(await spacedWidth(page), 'with WCAG text spacing').toBeLessThanOrEqual(390);
    expect
      .soft([...smooth, ...switched])
      .toEqual(expect.arrayContaining([...(await animated(page))]));
    // Set the width of A4 paper within its margins.
    await page.setViewportSize({ width: 718, height: 1017 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html[data-islands]')).toBeAttached();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    expect.soft(await page.evaluate(badlyPrinted), 'in print').toEqual([]);
    for (const link of await page.locator('main a.MuiButton-root[href^="http"]').all()) {
      const printed = await link.evaluate((one) => getComputedStyle(one, '::after').content);
      expect.soft(printed).toContain(await link.getAttribute('href'));
    }
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await scrollWidth(page), 'with text at twice the size').toBeLessThanOrEqual(640);
  });
}

for (const [path, width, height] of [
  ['/', 320, 256],
  ['/privacy', 1280, 320],
] as const) {
  test(`no element of ${path} is sticky or fixed at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const placed = await page
      .locator('body *:visible')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).position));
    expect(placed).not.toContain('sticky');
    expect(placed).not.toContain('fixed');
  });
}
