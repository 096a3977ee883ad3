import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect, test } from './support/test.ts';

const heroes = /\/(?:header_image|corporate-home)[^/]*\.svg/;
/** How long strips take to slide into register, in a drawing's own rules. */
const itsOwn = /(animation:var\(--slide,none\) )\.8s/;

/** The picture at a page's head as it is painted once it has loaded. */
const heroOf = async (
  browser: Browser,
  options: BrowserContextOptions,
  path: string,
  duration: string,
): Promise<Buffer> => {
  // A browser keeps the pictures of a page; so each look has a page of its own.
  const page = await browser.newPage(options);
  let canMove = false;
  await page.route(heroes, async (route) => {
    const response = await route.fetch();
    const drawing = await response.text();
    canMove ||= itsOwn.test(drawing);
    await route.fulfill({ response, body: drawing.replace(itsOwn, `$1${duration}`) });
  });
  await page.goto(path);
  const hero = page.locator('main picture > img').first();
  await hero.evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode();
  });
  const picture = await hero.screenshot();
  expect(canMove, `a drawing of ${path} that has strips to move`).toBe(true);
  await page.close();
  return picture;
};

/**
 * Whether the strips at a page's head are in register from their first frame on: slowed down to an
 * hour they look as they do without motion, however late the look at them is.
 */
const isInRegister = async (browser: Browser, options: BrowserContextOptions, path: string) => {
  const slowed = await heroOf(browser, options, path, '3600s');
  return slowed.equals(await heroOf(browser, options, path, '0s'));
};

// One width of each drawing: the small one, and the large one at its smallest and its usual.
for (const width of [390, 1024, 1440]) {
  test(`who prefers less motion sees strips in register from the first frame, at ${width} px`, async ({
    browser,
    site,
  }) => {
    test.slow();
    const viewport = { width, height: 900 };
    const options = { baseURL: site.url, reducedMotion: 'reduce', viewport } as const;
    for (const path of ['/', '/redhome', '/purpleabout', '/redcontact']) {
      expect(await isInRegister(browser, options, path), path).toBe(true);
    }
  });
}

for (const [path, width, moves] of [
  ['/', 1440, true],
  ['/redhome', 1024, true],
  ['/purpleabout', 1440, true],
  ['/', 390, false],
  ['/purpleabout', 390, false],
] as const) {
  test(`other visitors see ${moves ? 'strips that slide into register' : 'no strip move'} on ${path} at ${width} px`, async ({
    browser,
    site,
  }) => {
    const viewport = { width, height: 900 };
    const options = { baseURL: site.url, reducedMotion: 'no-preference', viewport } as const;
    expect(await isInRegister(browser, options, path)).toBe(!moves);
  });
}

/** How far a section's picture is from its place before it is seen, and once it is. */
const offsetsOf = async (browser: Browser, options: BrowserContextOptions) => {
  const page = await browser.newPage(options);
  await page.goto('/purpleproductdetails/home');
  const picture = page.locator('main picture').nth(2);
  const offset = () => picture.evaluate((element) => getComputedStyle(element).translate);
  // The transition to its place above the box begins with the page.
  await picture.evaluate((element) =>
    Promise.all(element.getAnimations().map((one) => one.finished)),
  );
  const before = await offset();
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(offset).toMatch(/^(?:none|0px)$/);
  await page.close();
  return before;
};

for (const [name, options, before] of [
  ['is let down once half of it is seen', { viewport: { width: 1440, height: 900 } }, '0px -56px'],
  ['stands still on a phone', { viewport: { width: 390, height: 844 } }, 'none'],
  [
    'stands still for who prefers less motion',
    { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    'none',
  ],
] as const) {
  test(`a picture of a section ${name}`, async ({ browser, site }) => {
    expect(
      await offsetsOf(browser, { baseURL: site.url, reducedMotion: 'no-preference', ...options }),
    ).toBe(before);
  });
}
