import type { Page } from '@playwright/test';
import { firstCompany, seededContent } from 'scripts/lib/company.mjs';
import {
  feedbackDialog,
  feedbackOpener,
  fillFeedback,
  motor,
  openFeatures,
  sendMessage,
  submitButton,
} from '../support/forms.ts';
import { startIslands } from '../support/islands.ts';
import { homes, onePageOfEachKind, onePageOfEachLayout } from '../support/pages.ts';
import { withPhotographs } from '../support/photographs.ts';
import { expect, test } from '../support/test.ts';
import { skipFeedbackRequest, phone as visitorsPhone } from '../support/visitor.ts';
import { type Budget, budgets, mostLayoutShift } from './budgets.ts';
import { inlineScripts, kB, nextDay, ofType, type Responses, watchResponses } from './responses.ts';

const phone = { ...visitorsPhone, deviceScaleFactor: 1.75 } as const;
test.use(phone);

/** Checks a figure against its budget, and prints it. */
const holds = (name: Budget, figure: number, most: number = budgets[name].most): void => {
  const { least } = budgets[name];
  test.info().annotations.push({ type: name, description: figure.toFixed(1) });
  expect.soft(figure, name).toBeLessThanOrEqual(most);
  expect.soft(figure, name).toBeGreaterThanOrEqual(least);
};

/** kB of a page's HTML with headers, when the page cache has its best compression. */
const htmlSize = async (page: Page, address: string, most: number): Promise<number> => {
  let size = Number.NaN;
  const ask = async (): Promise<number> => {
    const answer = await page.request.get(address);
    const head = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    size = (Number(answer.headers()['content-length']) + head.join('').length) / 1000;
    return size;
  };
  await expect
    .poll(ask, { message: `the HTML of ${address}`, timeout: 40_000 })
    .toBeLessThanOrEqual(most);
  return size;
};

/** Loads a page with a visitor's cache, and waits until nothing else loads. */
const load = async (
  page: Page,
  address: string,
  mostHtml: number = budgets.html.most,
): Promise<Responses> => {
  await htmlSize(page, address, mostHtml);
  const responses = await watchResponses(page);
  await page.goto(address);
  await responses.quiet();
  return responses;
};

/** Loads a page on a first visit, with its fonts: a slow machine may pause before them. */
const loadFirst = async (page: Page, address: string, mostHtml?: number): Promise<Responses> => {
  const responses = await load(page, address, mostHtml);
  await expect.poll(() => ofType(responses.arrivals, 'Font').length).toBeGreaterThan(0);
  await responses.quiet();
  return responses;
};

/** Both homes, and one page of each other kind. */
const measured = new Set([...homes, ...onePageOfEachKind].map(({ path }) => path));

test('every page has few bytes of HTML', async ({ page }) => {
  const most = budgets.html.most;
  const sizes = [...measured].map((path) => htmlSize(page, path, most));
  for (const size of await Promise.all(sizes)) holds('html', size, most);
});

test('every layout has few bytes of scripts', async ({ browser, site }) => {
  const waiting = onePageOfEachLayout.map(({ path }) => path);
  const measureNext = async (): Promise<void> => {
    // Separate contexts: two tabs of one context would reload pages in their audience's colour.
    await using context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const responses = await watchResponses(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const before = responses.arrivals.length;
      await page.goto(path);
      await responses.quiet();
      const scripts = ofType(responses.arrivals.slice(before), 'Script');
      holds('scripts', kB(scripts, 'body') + (await inlineScripts(page)));
    }
  };
  // In parallel, because most of the time is waiting.
  await Promise.all([measureNext(), measureNext(), measureNext()]);
});

for (const { path } of homes) {
  test(`the first visit of ${path}, the next page and the next day are within the budgets`, async ({
    page,
  }) => {
    const responses = await loadFirst(page, path, budgets.homeHtml.most);
    const first = [...responses.arrivals];
    holds('requests', first.length);
    holds('home', kB(first), budgets.home.most);
    holds('homeHtml', kB(ofType(first, 'Document')), budgets.homeHtml.most);
    holds('nextDay', await nextDay(first));
    const nextPath = path === '/' ? '/purpleproduct' : '/redproduct';
    await htmlSize(page, nextPath, budgets.nextPage.most);
    await page.goto(nextPath);
    await responses.quiet();
    const next = responses.arrivals.slice(first.length).filter(({ type }) => type !== 'Image');
    holds('nextPage', kB(next), budgets.nextPage.most);
  });
}

test('a home with photographs, scrolled to its end, is within the budget', async ({
  page,
  launch,
}) => {
  const contentDir = await launch.folder();
  await withPhotographs(seededContent(firstCompany), contentDir);
  const content = await launch.content({ contentDir });
  const site = await launch.site({ contentUrl: content.url });
  const responses = await load(page, `${site.url}/`, budgets.html.most + 1);
  const pictures = await page.locator('main img:visible').all();
  for (const picture of pictures) await picture.scrollIntoViewIfNeeded();
  await responses.quiet();
  expect(ofType(responses.arrivals, 'Image').length).toBeGreaterThan(9);
  for (const picture of pictures) {
    const { made, shown } = await picture.evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('This is no picture.');
      const [, width] = /\/pictures\/(\d+)\//.exec(image.currentSrc) ?? [];
      return { made: Number(width), shown: image.clientWidth * devicePixelRatio };
    });
    if (Number.isNaN(made)) continue;
    expect(made / shown, 'as wide as needed').toBeGreaterThan(0.9);
    expect(made / shown, 'hardly wider than needed').toBeLessThan(1.1);
  }
  holds('photographs', kB(responses.arrivals));
});

/** Uses each island as a visitor does, to measure its scripts. */
const visits = {
  featuresScripts: async (page) => {
    await page.goto(motor);
    await openFeatures(page);
  },
  contactScripts: async (page) => {
    await page.goto('/purplecontact');
    await sendMessage(page);
  },
  carouselScripts: async (page) => {
    await page.goto('/purpleabout');
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(page.locator('[data-live="true"]')).toHaveCount(1);
  },
  feedbackScripts: async (page) => {
    await page.goto('/redhome');
    await feedbackOpener(page).tap();
    await fillFeedback(page);
    await submitButton(feedbackDialog(page)).tap();
    await expect(feedbackDialog(page)).toBeHidden();
  },
} satisfies Partial<Record<Budget, (page: Page) => Promise<void>>>;

for (const budget of [
  'featuresScripts',
  'contactScripts',
  'carouselScripts',
  'feedbackScripts',
] as const) {
  test(`scripts of an island, from the first touch to its end: ${budget}`, async ({ page }) => {
    const responses = await watchResponses(page);
    await visits[budget](page);
    await responses.quiet();
    const scripts = ofType(responses.arrivals, 'Script').filter(
      ({ url }) => !/\/assets\/page-/.test(url),
    );
    holds(budget, kB(scripts, 'body'));
  });
}

/** Records layout shifts of the next pages, for `shiftOf`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });

/** Sum of the page's layout shifts. */
const shiftOf = async (page: Page): Promise<number> => {
  const shifts: readonly number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  return shifts.reduce((sum, shift) => sum + shift, 0);
};

/**
 * Layout shift of a page on a slow line: while it loads, is scrolled, and its islands start. Also
 * by how much its height changes, which is no shift below the window.
 */
const layoutMoves = async (
  page: Page,
  path: string,
): Promise<{ shift: number; growth: number }> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { offline: false, latency: 0, uploadThroughput: -1 };
  const slowLine = (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { ...conditions, downloadThroughput });
  // Slow enough for the browser to paint parts of the first screen.
  await slowLine(30_000);
  await watchShifts(page);
  // Not until the line is idle: prefetched fonts take long.
  await page.goto(path);
  // Without the room for the cookie banner, which a script makes.
  const height = () =>
    page
      .locator('footer')
      .evaluate((end) => Math.round(end.getBoundingClientRect().bottom + scrollY));
  // Fonts may break lines elsewhere. Another test is about them.
  await page.evaluate(() => document.fonts.ready);
  const loaded = await height();
  for (const picture of await page.locator('main img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await slowLine(-1);
  await startIslands(page);
  return {
    shift: await shiftOf(page),
    growth: (await height()) - loaded,
  };
};

test('nothing moves while a page loads and is scrolled on a phone and at a desk', async ({
  browser,
  site,
}) => {
  // In parallel, because most of the time is waiting.
  const paths = [...homes.map(({ path }) => path), '/nothing', '/purplecontact', '/purpleabout'];
  const shifts = paths.flatMap((path) =>
    [390, 1440].map(async (width) => {
      const viewport = { width, height: 844 };
      const page = await browser.newPage({ ...phone, viewport, baseURL: site.url });
      await skipFeedbackRequest(page.context());
      const { shift, growth } = await layoutMoves(page, path);
      await page.close();
      expect.soft(growth, `${path} at ${width} px is higher`).toBe(0);
      expect.soft(shift, `${path} at ${width} px`).toBeLessThanOrEqual(mostLayoutShift);
    }),
  );
  await Promise.all(shifts);
});

/** Names of the web fonts that the browser uses for an element. */
const webFontsOf = async (page: Page, selector: string): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.flatMap(({ isCustomFont, familyName }) => (isCustomFont ? [familyName] : []));
};

test("the brand's typefaces show on a first visit, and nothing moves for them", async ({
  browser,
  site,
}) => {
  test.slow();
  for (const path of ['/', '/purpleproductdetails/motor', '/purpleabout']) {
    for (const width of [320, 390, 768, 1024, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: 844 }, baseURL: site.url });
      await skipFeedbackRequest(page.context());
      await watchShifts(page);
      const { promise: painted, resolve: arrive } = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const title = page.getByRole('heading', { level: 1 });
      const height = () => title.evaluate((one) => one.getBoundingClientRect().height);
      await title.evaluate(() => new Promise(requestAnimationFrame));
      const inStandIns = await height();
      expect(await webFontsOf(page, 'h1'), `${path} at first`).toEqual([]);
      arrive();
      for (const selector of ['h1', 'header nav a'])
        await expect.poll(() => webFontsOf(page, selector), path).toHaveLength(1);
      expect(await height(), `the title of ${path} at ${width} px`).toBe(inStandIns);
      const shift = await shiftOf(page);
      expect(shift, `${path} at ${width} px`).toBeLessThanOrEqual(mostLayoutShift);
      await page.close();
    }
  }
});
