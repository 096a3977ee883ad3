import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { fillMessage, sendButton, thanks } from '../forms/contact-form.ts';
import { onePageOfEachLayout } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

const visitors = {
  'who prefers less motion': { reducedMotion: 'reduce' },
  'another visitor': { reducedMotion: 'no-preference' },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

interface Moment {
  readonly name: string;
  readonly path: string;
  /** The selector of the element that moves, within the page's `main`. */
  readonly moving: string;
  readonly property: 'translate' | 'clipPath';
  readonly unseen: RegExp;
  readonly seen: RegExp;
  /** The band moves on phones too. */
  readonly phones?: true;
}

const lowered = {
  property: 'translate',
  unseen: /^0px -56px$/,
  seen: /^(?:none|0px)$/,
} as const;
const woven = {
  property: 'clipPath',
  unseen: /^inset\(.*99%/,
  seen: /^(?:none|inset\(-32px -10% -32px -32px\))$/,
} as const;
const moments: readonly Moment[] = [
  {
    ...lowered,
    name: "a section's picture moves down into place",
    path: '/purpleproductdetails/home',
    moving: 'section picture >> nth=2',
  },
  {
    ...lowered,
    name: "the lead article's picture moves down into place",
    path: '/',
    moving: '[data-lead] picture',
  },
  {
    ...woven,
    phones: true,
    name: 'the woven band is drawn from left to right',
    path: '/',
    moving: 'div > svg:has(> pattern)',
  },
  {
    ...woven,
    name: 'the map of the group is drawn from left to right',
    path: '/',
    moving: 'div:has(> picture + [aria-hidden])',
  },
];

/** The moving element's property. */
const motionOf = (page: Page, { moving, property }: Moment) =>
  page
    .locator('main')
    .locator(moving)
    .evaluate((one, name) => getComputedStyle(one)[name], property);

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

for (const [size, visitor] of [
  ['desk', 'another visitor'],
  ['phone', 'another visitor'],
  ['desk', 'who prefers less motion'],
] as const) {
  test(`${visitor} at a ${size} sees the pictures and bands of a page move into view`, async ({
    browser,
    site,
  }) => {
    const options = { ...visitors[visitor], baseURL: site.url, viewport: sizes[size] };
    for (const [path, ofPage] of Map.groupBy(moments, ({ path }) => path)) {
      const page = await browser.newPage(options);
      await page.goto(path);
      for (const moment of ofPage) {
        const moves = visitor === 'another visitor' && (size === 'desk' || moment.phones === true);
        const before = moves ? moment.unseen : /^(?:none|0px)$/;
        expect(await motionOf(page, moment), moment.name).toMatch(before);
      }
      for (const moment of ofPage) {
        await page
          .locator('main')
          .locator(moment.moving)
          .evaluate((one) => one.scrollIntoView({ block: 'center' }));
        await expect.poll(() => motionOf(page, moment), moment.name).toMatch(moment.seen);
      }
      // The band is woven once a visit.
      await page.reload();
      for (const moment of ofPage.filter(({ phones }) => phones)) {
        expect(await motionOf(page, moment), moment.name).toBe('none');
      }
      await page.close();
    }
  });
}

test("§2.8 a director's biography comes down in strips and ends above the portrait's woven ends", async ({
  browser,
  site,
}) => {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({
    baseURL: site.url,
    viewport,
    reducedMotion: 'no-preference',
  });
  await page.goto('/purpleabout');
  const card = page.locator('main article:has(details)').first();
  const text = card.locator('div > p');
  const ends = () =>
    text.evaluate((one) =>
      [...getComputedStyle(one).clipPath.matchAll(/(-?\d+)% - /g)].map(Number),
    );
  const ways = () => text.evaluate((one) => getComputedStyle(one).clipPath);
  expect(await ways(), 'above its upper edge').toMatch(/^polygon\(0px 0px, 0% calc\(-/);
  await card.hover();
  await expect.poll(ways).not.toMatch(/-\d+(?:\.\d+)?%/);
  expect((await ends()).length).toBeGreaterThan(7);
  const bottom = async (what: typeof card) => {
    const box = await what.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  const woven = (await bottom(card.locator('picture'))) - (await bottom(text));
  expect(woven).toBeGreaterThan(30);
  await page.close();
});

/** Opens a page that keeps the animations of the next page change for `movesOf`. */
const openWatched = async (
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
): Promise<Page> => {
  const page = await browser.newPage({ reducedMotion: 'no-preference', ...options });
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      if (viewTransition === null) return;
      await viewTransition.ready;
      const moves = document.getAnimations().map(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const { pseudoElement, getTiming } = effect;
        const { delay = 0, duration = 0 } = getTiming.call(effect);
        const { easing = '' } = effect.getKeyframes()[0] ?? {};
        return [pseudoElement, { from: delay, to: delay + Number(duration), easing }];
      });
      Object.assign(window, { moves: Object.fromEntries(moves.filter(([name]) => name)) });
    });
  });
  await page.goto(path);
  return page;
};

/** The animations of the last page change, by the view transition's part. */
const movesOf = async (page: Page) => {
  const moves = () => page.evaluate(() => Reflect.get(window, 'moves'));
  await expect.poll(moves).toBeDefined();
  return moves();
};

for (const [change, from, to, strips] of [
  ['§2.2 the audience switch', '/', '/redhome', 10],
  ['from a home to a smaller hero', '/', '/purpleservices', 7],
] as const) {
  test(`${change}: the page changes at once, its picture strip by strip`, async ({
    browser,
    site,
  }) => {
    const viewport = { width: 1440, height: 900 };
    const page = await openWatched(browser, from, { baseURL: site.url, viewport });
    await page.locator(`a[href="${to}"]:visible`).first().click();
    await expect(page).toHaveURL(to);
    const moves = await movesOf(page);
    // Nothing is half visible: the old page stays, and the new one is there in one step. A smaller
    // one waits until the picture is nearly as small, so that it covers no new text.
    expect(moves['::view-transition-old(root)']).toBeUndefined();
    const turn = { from: 0, to: 100, easing: 'steps(1)' };
    expect(moves['::view-transition-new(root)']).toEqual(strips === 7 ? turn : undefined);
    expect(moves['::view-transition-group(art)'].to).toBe(250);
    for (const picture of ['::view-transition-old(art)', '::view-transition-new(art)']) {
      expect(moves[picture].easing).toBe(`steps(${strips}, start)`);
    }
    await page.close();
  });
}

test('§2.2 the menu slides out when it leads to another page', async ({ browser, site }) => {
  const viewport = { width: 390, height: 844 };
  const page = await openWatched(browser, '/', { baseURL: site.url, viewport });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover] a[href="/purplecareers"]').click();
  await expect(page).toHaveURL('/purplecareers');
  const parts = Object.keys(await movesOf(page));
  expect(parts).toContain('::view-transition-old(menu)');
  // It would be painted over the menu.
  expect(parts).not.toContain('::view-transition-old(art)');
  await page.close();
});

test('§4.2 another category of the list is shown at once', async ({ browser, site }) => {
  const page = await openWatched(browser, '/purpleinsights', { baseURL: site.url });
  await page.getByRole('link', { name: 'Motor', exact: true }).click();
  await expect(page).toHaveURL(/category=Motor/);
  await expect(page.getByRole('link', { name: 'Motor', exact: true })).toBeInViewport();
  expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toBeUndefined();
  await page.close();
});

test('§4.9 after sending, what is below the form is not seen passing by', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
  });
  await hasChosenCookies(page.context(), site.url);
  await page.goto('/purplecontact');
  await fillMessage(page);
  await page.evaluate(() => {
    const tops = new Set<number>();
    addEventListener('scroll', () => {
      const panel = document.getElementById('contact-answer');
      if (panel) tops.add(Math.round(panel.getBoundingClientRect().top));
    });
    Object.assign(window, { tops });
  });
  await sendButton(page).click();
  await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  await expect(thanks(page)).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'tops').size)).toBeLessThanOrEqual(1);
  await page.close();
});

/** What a browser can animate without a new layout or paint, and what changes once, at the end. */
const smooth = ['transform', 'opacity', 'clip-path', 'translate', 'scale', 'rotate'];
const switched = ['display', 'overlay', 'visibility'];

test('nothing is animated that needs layout or paint', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url });
  for (const { path } of onePageOfEachLayout) {
    await page.goto(path);
    const animated = await page.evaluate(() => {
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
    expect([...smooth, ...switched], path).toEqual(expect.arrayContaining(animated));
  }
  await page.close();
});
