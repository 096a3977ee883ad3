import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { companyContent, defaultCompany } from 'scripts/lib/company.mjs';
import sharp from 'sharp';
import { islandVisits, startIslands } from '../support/islands.ts';
import { onePathOfEachKind } from '../support/pages.ts';
import { disposableFolder, startBuilt } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';
import { phone, skipFeedbackRequest } from '../support/visitor.ts';
import { inlineScripts, kB, ofType, type Responses, watchResponses } from './responses.ts';

test.use(phone);

/**
 * Budgets of a first visit on a phone 390 px wide, in requests or in kB of 1000 bytes. Scripts are
 * counted without headers. A figure below `least` means that the measurement is broken.
 */
const budgets = {
  /** Scripts of any page before a visitor touches it, with inline scripts. */
  scripts: { least: 0.5, most: 6 },
  /** The document of any page, with inline styles and HTTP headers. */
  html: { least: 4, most: 21 },
  homeHtml: { least: 4, most: 18 },
  requests: { least: 4, most: 13 },
  /** Everything that a home page loads before it is scrolled. */
  home: { least: 30, most: 95 },
  /** A home page with photographs as hero, tiles and cards, scrolled to its end. */
  photographs: { least: 120, most: 185 },
  /** The next page of a visit, without pictures. */
  nextPage: { least: 5, most: 15.6 },
  /** Scripts of the features island, from the first touch until its dialog shows text. */
  featuresScripts: { least: 20, most: 36 },
  /** Scripts of the contact form with its phone field, until a message is sent. */
  contactScripts: { least: 60, most: 192 },
  carouselScripts: { least: 60, most: 117 },
  /** Scripts of the feedback form, until feedback is sent. */
  feedbackScripts: { least: 60, most: 137 },
} as const satisfies Readonly<Record<string, { least: number; most: number }>>;

/** Largest layout shift that rounds to 0.00. */
const mostLayoutShift = 0.004;

/** Checks a figure against its budget, and adds the figure to the report. */
const holds = (name: keyof typeof budgets, figure: number): void => {
  const { least, most } = budgets[name];
  test.info().annotations.push({ type: name, description: figure.toFixed(1) });
  expect.soft(figure, name).toBeLessThanOrEqual(most);
  expect.soft(figure, name).toBeGreaterThanOrEqual(least);
};

/** Requests a page until its HTML is at most `most` kB: the best compression takes a while. */
const htmlSize = async (page: Page, address: string, most: number): Promise<number> => {
  let size = Number.NaN;
  const ask = async (): Promise<number> => {
    const answer = await page.request.get(address);
    // Try again if the site is busy (503).
    if (!answer.ok()) return Number.POSITIVE_INFINITY;
    const head = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    size = (Number(answer.headers()['content-length']) + head.join('').length) / 1000;
    return size;
  };
  await expect
    .poll(ask, { message: `the HTML of ${address}`, timeout: 120_000 })
    .toBeLessThanOrEqual(most);
  return size;
};

/** Loads a page when its best compression is ready, and waits until nothing more is loaded. */
const load = async (page: Page, address: string, mostHtml: number): Promise<Responses> => {
  await htmlSize(page, address, mostHtml);
  const responses = await watchResponses(page);
  await page.goto(address);
  await responses.quiet();
  return responses;
};

/** Scrolls to each picture, and waits until it is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('main img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
}

/** The `<script>` elements of a page, without JSON. */
const scriptsIn = (html: string): readonly string[] =>
  html.match(/<script\b(?![^>]*json)[^>]*>.*?<\/script>/gs) ?? [];

test('each page’s HTML fits its budget; all pages have the same scripts', async ({ page }) => {
  const sizes = onePathOfEachKind.map((path) => htmlSize(page, path, budgets.html.most));
  for (const size of await Promise.all(sizes)) holds('html', size);
  const read = async (path: string) => scriptsIn(await (await page.request.get(path)).text());
  const ofHome = await read('/');
  expect(ofHome.length).toBeGreaterThan(0);
  for (const path of onePathOfEachKind) expect.soft(await read(path), path).toEqual(ofHome);
});

test('the home page and the product overview that is opened next fit their budgets', async ({
  page,
}) => {
  const responses = await load(page, '/', budgets.homeHtml.most);
  // Wait for two fonts, the icon and the prefetching rules, which load last.
  const lateFiles = () => responses.arrivals.filter(({ type }) => /^(?:Font|Other)$/.test(type));
  await expect.poll(() => lateFiles().length).toBe(4);
  await responses.quiet();
  const first = [...responses.arrivals];
  holds('requests', first.length);
  holds('home', kB(first));
  holds('homeHtml', kB(ofType(first, 'Document')));
  holds('scripts', kB(ofType(first, 'Script'), 'body') + (await inlineScripts(page)));
  await htmlSize(page, '/purpleproduct', budgets.nextPage.most);
  await page.goto('/purpleproduct');
  await responses.quiet();
  const next = responses.arrivals.slice(first.length).filter(({ type }) => type !== 'Image');
  holds('nextPage', kB(next));
});

const noise = (side: number, sigma: number) =>
  ({
    width: side,
    height: side,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma },
  }) as const;

/** Makes a picture that compresses like a photograph: soft areas of many colours, and grain. */
const photograph = () =>
  sharp({ create: noise(33, 60) })
    .resize(2000)
    .composite([{ input: { create: noise(2000, 12) }, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();

/** Copies the content. Replaces the drawings on the home page and of articles with photographs. */
async function copyWithPhotographs(folder: string): Promise<void> {
  await cp(companyContent(defaultCompany), folder, { recursive: true });
  const home = ['header_image', 'tile1_image', 'tile2_image'].map((name) => `home/${name}`);
  const articles = await readdir(join(folder, 'articles'));
  const bytes = await photograph();
  for (const name of [...home, ...articles.map((id) => `articles/${id}/main_image`)]) {
    await rm(join(folder, `${name}.svg`));
    await writeFile(join(folder, `${name}.jpg`), bytes);
  }
}

test('a home page with photographs is within its budget', async ({ page, problems }) => {
  await using folder = await disposableFolder();
  const contentDir = join(folder.path, 'content');
  await copyWithPhotographs(contentDir);
  await using content = await startBuilt('content service', folder.path, {
    CONTENT_DIR: contentDir,
  });
  await using site = await startBuilt('site', folder.path, { CONTENT_URL: content.url });
  problems.addSite(site.url);
  const responses = await load(page, `${site.url}/`, budgets.html.most + 1);
  await scrollThrough(page);
  await responses.quiet();
  expect(ofType(responses.arrivals, 'Image').length).toBeGreaterThan(9);
  const widths = await page.locator('main img:visible').evaluateAll((images: HTMLImageElement[]) =>
    images.flatMap(({ currentSrc, clientWidth }) => {
      const [, width] = /\/pictures\/(\d+)\//.exec(currentSrc) ?? [];
      return width === undefined ? [] : [Number(width) / (clientWidth * devicePixelRatio)];
    }),
  );
  expect(Math.min(...widths), 'as wide as needed').toBeGreaterThan(0.9);
  expect(Math.max(...widths), 'hardly wider than needed').toBeLessThan(1.1);
  holds('photographs', kB(responses.arrivals));
});

for (const island of ['features', 'contact', 'carousel', 'feedback'] as const) {
  const budget = `${island}Scripts` as const;
  const { path, run } = islandVisits[island];
  test(`the scripts of the ${island} island fit the budget ${budget}`, async ({ page }) => {
    const responses = await watchResponses(page);
    await page.goto(path);
    await run(page);
    await responses.quiet();
    const scripts = ofType(responses.arrivals, 'Script').filter(
      ({ url }) => !/\/assets\/page-/.test(url),
    );
    holds(budget, kB(scripts, 'body'));
  });
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });

const shiftOf = async (page: Page): Promise<number> => {
  const shifts: readonly number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  return shifts.reduce((sum, shift) => sum + shift, 0);
};

/**
 * Layout shift of a page while it loads and scrolls on a slow line, and while its islands start.
 * `growth`: px by which the page gets taller, because browsers count no shift below the window.
 */
async function layoutMoves(page: Page, path: string): Promise<{ shift: number; growth: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { offline: false, latency: 0, uploadThroughput: -1 };
  const slowLine = (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { ...conditions, downloadThroughput });
  // The line is so slow that the browser paints the first screen in parts.
  await slowLine(30_000);
  await watchShifts(page);
  // Do not wait for `networkidle`, because prefetched fonts take long.
  await page.goto(path);
  // Height to the footer's end: below it, a script reserves space for the cookie banner.
  const height = () =>
    page
      .locator('footer')
      .evaluate((end) => Math.round(end.getBoundingClientRect().bottom + scrollY));
  // Wait for web fonts, because another test checks whether they move text.
  await page.evaluate(() => document.fonts.ready);
  const loaded = await height();
  await scrollThrough(page);
  await slowLine(-1);
  await startIslands(page);
  return { shift: await shiftOf(page), growth: (await height()) - loaded };
}

test('no content shifts while a page loads and is scrolled', async ({ browser }) => {
  // Open these pages in parallel, because most of the time is waiting.
  const visits = [
    ...['/', '/nothing', '/claims', '/purplecontact'].map((path) => [path, 390] as const),
    ...['/', '/purpleabout', '/purplecontact'].map((path) => [path, 1440] as const),
  ];
  const shifts = visits.map(async ([path, width]) => {
    const viewport = { width, height: 844 };
    const page = await browser.newPage({ ...phone, viewport });
    await skipFeedbackRequest(page.context());
    const { shift, growth } = await layoutMoves(page, path);
    await page.close();
    expect.soft(growth, `${path} at ${width} px gets taller`).toBe(0);
    expect.soft(shift, `${path} at ${width} px`).toBeLessThanOrEqual(mostLayoutShift);
  });
  await Promise.all(shifts);
});

const webFontsOf = async (page: Page, selector: string): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.flatMap(({ isCustomFont, familyName }) => (isCustomFont ? [familyName] : []));
};

test("the brand's fonts show on a first visit, and do not move text", async ({ browser }) => {
  for (const path of ['/', '/purpleproductdetails/motor', '/purpleabout']) {
    const page = await browser.newPage(phone);
    await skipFeedbackRequest(page.context());
    await watchShifts(page);
    const { promise: painted, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('header + link + link[as="font"]')).toHaveCount(1);
    const title = page.getByRole('heading', { level: 1 });
    const measure = async () => {
      const heights: number[] = [];
      for (const width of [320, 768, 1024, 1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        heights.push(await title.evaluate((one) => one.getBoundingClientRect().height));
      }
      return heights;
    };
    const inStandIns = await measure();
    expect(await webFontsOf(page, 'h1'), `${path} at first`).toEqual([]);
    const shift = await shiftOf(page);
    arrive();
    for (const selector of ['h1', 'header nav a'])
      await expect.poll(() => webFontsOf(page, selector), path).toHaveLength(1);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await shiftOf(page)) - shift, path).toBeLessThanOrEqual(mostLayoutShift);
    expect(await measure(), `the title of ${path}`).toEqual(inStandIns);
    await page.close();
  }
});
