import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { contactField, fillMessage, sendButton } from '../support/forms.ts';
import { isLive } from '../support/islands.ts';
import { homes, onePageOfEachLayout, unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';
import { type Visit, visitByEar } from './screen-reader.ts';

// Transcripts of three visits are beside this file. `--update-snapshots` writes them: read them
// before you commit.

const expectAsRead = (visit: Visit, name: string) =>
  expect(visit.transcript()).toMatchSnapshot(`${name}.txt`);

test('WCAG 1.3.1 2.4.4 by ear: from the home to a product and its quote', async ({ page }) => {
  const visit = await visitByEar(page);
  await visit.open('/');
  await visit.read('body');
  await page.getByRole('main').getByRole('link', { name: 'Motor', exact: true }).press('Enter');
  await visit.arrive('/purpleproductdetails/motor');
  await visit.read('main');
  expectAsRead(visit, 'buy');
});

test('WCAG 1.3.5 3.3.1 3.3.2 4.1.3 by ear: a message with errors, then sent', async ({
  page,
  context,
  site,
}) => {
  await hasChosenCookies(context, site.url);
  const visit = await visitByEar(page);
  // A Friday. The form's example is the next quarter of an hour.
  await page.clock.setFixedTime('2026-11-27T10:07:00Z');
  await visit.open('/redcontact');
  await contactField(page, 'first_name').hover();
  await expect.poll(() => isLive(page)).toBe(true);
  await visit.read('main form');
  await expect(contactField(page, 'user_email')).toHaveAttribute('autocomplete', 'email');
  await expect(contactField(page, 'user_phone')).toHaveAttribute('autocomplete', 'tel');
  await visit.act('Send an empty form', () => sendButton(page).press('Enter'), /Please check/);
  await visit.read('main form > [role=group]');
  await visit.act(
    'Write the email address, with a mistake',
    async () => {
      await contactField(page, 'user_email').fill('ama@');
      await page.keyboard.press('Tab');
    },
    /Country/,
  );
  await fillMessage(page);
  await visit.act('Send it', () => sendButton(page).press('Enter'), /Thank you/);
  await visit.read('main [role=group]:has(ol)');
  expectAsRead(visit, 'contact');
});

test('WCAG 1.3.1 2.4.6 by ear: an article, from the insights', async ({ page, context, site }) => {
  await hasChosenCookies(context, site.url);
  const visit = await visitByEar(page);
  await visit.open('/redinsights');
  await visit.read('main');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Read More What an excess is' })
    .press('Enter');
  await visit.arrive(/reddetail/);
  await visit.read('main');
  expectAsRead(visit, 'article');
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
  [390, 844],
  [320, 256],
] as const) {
  test(`§4.6 WCAG 2.4.11 the cookie banner covers nothing that has focus: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/privacy');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const stops: string[] = [];
    const hidden: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const one = await focused(page);
      if (one === undefined) break;
      stops.push(one.name);
      if (!one.isSeen) hidden.push(one.name);
    }
    expect(hidden).toEqual([]);
    expect(stops.length).toBeGreaterThan(40);
    // The skip link comes first, then the banner.
    expect(stops[0]).toBe('Skip to content');
    expect(stops.slice(1, 5)).toContain('I Accept');
  });
}

test('the skip link leads to the content, and in a low window nothing is sticky', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/privacy', '/purplewhistle', '/purplecontact', '/purpledetail/1']) {
    await page.goto(path);
    const fixed = await page
      .locator('body *:visible')
      .evaluateAll((elements) =>
        elements
          .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
          .map(({ tagName, className }) => `${tagName} ${className}`),
      );
    expect.soft(fixed, path).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.soft(page.getByText('© 2024')).toBeInViewport();
  }
});

/** Controls smaller than 24 px, except links in a sentence (WCAG 2.5.8). */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page
    .locator('a:visible, button:visible, summary:visible, input:visible, select:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // Skip the skip link, which is clipped without focus.
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );

/** Drawings that the page shows at this width, with their ratios. */
const readDrawings = (page: Page) =>
  page.locator('main picture > img').evaluateAll(async (images) => {
    const found = [];
    for (const image of images) {
      if (!(image instanceof HTMLImageElement)) continue;
      image.loading = 'eager';
      await image.decode();
      // The default picture fits any place.
      if (!/\.svg/.test(image.currentSrc) || /default-picture/.test(image.currentSrc)) continue;
      const box = image.parentElement;
      const sources = [...(box?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => matchMedia(media).matches);
      if (image.clientWidth === 0) continue;
      found.push({
        src: source?.srcset ?? image.src,
        // A view may have another ratio than its file.
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

/** Checks that all drawings are whole, in the ratio in which they are drawn. */
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

const widthsOfTitles = [phone, 768, 1024, desk];

/** Visible headings that are larger than the page's title. */
const headingsAboveTitle = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sizeOf = (one: Element | null) =>
      one ? Number.parseFloat(getComputedStyle(one).fontSize) : 0;
    const title = sizeOf(document.querySelector('h1'));
    return [...document.querySelectorAll('h2, h3, h4, h5, h6')]
      .filter((one) => one.checkVisibility() && sizeOf(one) > title)
      .map(({ textContent }) => textContent);
  });
/** Widths at which pages show different views of drawings. */
const widthsOfDrawings = [phone, 1024, desk];
/** Pages on which the menu is checked: one per theme. */
const withMenu: readonly string[] = homes.map(({ path }) => path);

/** Both homes, and one page of each layout. Storybook's tests check each kind of page by axe. */
const paths = new Set([...withMenu, ...onePageOfEachLayout.map(({ path }) => path), unknownPath]);

for (const path of paths) {
  test(`${path}: WCAG 2.2 AA, targets of at least 24 px, no horizontal scroll from 320 px, whole drawings`, async ({
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
        if (widthsOfTitles.includes(width)) {
          expect.soft(await headingsAboveTitle(page), `above h1 at ${width} px`).toEqual([]);
        }
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
