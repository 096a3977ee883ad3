import type { APIRequestContext, Page } from '@playwright/test';
import { audienceOfPath, pathOf } from 'site/shared/routes.ts';
import { startIslands } from '../support/islands.ts';
import { onePageOfEachKind, pagePaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { missingFields, picturesLeftOut, type RawRecord, readRecords } from './records.ts';
import { brokenPictures, type Shown, shownIn, unfold, visibleWords } from './shown.ts';
import { type ExpectedPage, expectedPages, type ShownDialog, type ShownRecord } from './table.ts';
import { squash, wordsOf } from './words.ts';

/** A record of the page, with its entry in the table. */
type Entry = ShownRecord & { readonly record: RawRecord };

async function readEntries(
  request: APIRequestContext,
  { records }: ExpectedPage,
): Promise<readonly Entry[]> {
  const entries = await Promise.all(
    records.map(async (shown) =>
      (await readRecords(request, shown)).map((record) => ({ ...shown, record })),
    ),
  );
  return entries.flat();
}

/** Checks title, description, language and heading of a page. */
async function expectHead(page: Page, row: ExpectedPage, entries: readonly Entry[]): Promise<void> {
  await expect.soft(page).toHaveTitle(row.title);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en-GH');
  const description = page.locator('meta[name="description"]');
  await expect.soft(description).toHaveAttribute('content', /.{50}/);
  const { heading } = row;
  const words =
    'field' in heading
      ? wordsOf(String(entries[0]?.record[heading.field])).join(' ')
      : heading.words;
  const shown = page.getByRole('heading', { level: 1 });
  await expect.soft(shown).toHaveText(words);
  await expect.soft(shown).toBeVisible();
}

/** The main link that is current on a page, by the word in its address (§2.2). */
const mainLinks: Readonly<Record<string, string>> = {
  about: 'About Us',
  product: 'Product & Solutions',
  insights: 'Insights',
  detail: 'Insights',
  careers: 'Careers',
  contact: 'Contact Us',
};

/** Checks the current main link (§2.2), and the phone number in strip and footer (readings §4). */
async function expectShell(page: Page, { path }: ExpectedPage): Promise<void> {
  const audience = audienceOfPath(path);
  const prefix = audience === undefined ? '' : pathOf(audience, 'about').replace(/about$/, '');
  const [word = ''] = /^[a-z]*?(?=details|\/|$)/.exec(path.slice(prefix.length)) ?? [];
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
  await expect.soft(current).toHaveText(mainLinks[word] === undefined ? [] : [mainLinks[word]]);
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    const call = part.locator('a[href="tel:+233300000100"]').filter({ visible: true });
    await expect.soft(call).toHaveText('+233 30 000 0100');
  }
}

/** Checks canonical link, share card and JSON-LD (readings §5). */
async function expectMetadata(page: Page): Promise<void> {
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\//);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /./);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toMatch(new RegExp(`^${new URL(page.url()).origin}/`));
  const picture = await page.request.get(card ?? '');
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).byteLength).toBeLessThan(300_000);
  const jsonLd = page.locator('script[type="application/ld+json"]');
  for (const data of await jsonLd.allTextContents()) {
    expect(JSON.parse(data)).toHaveProperty('@type');
  }
}

/** Checks every link of the table: its target, and whether it opens a new tab. */
function expectLinks(row: ExpectedPage, entries: readonly Entry[], { links }: Shown): void {
  const readMore = entries.flatMap(({ record }) =>
    row.articles === undefined || record.id === undefined
      ? []
      : [`${row.articles}${String(record.id)}`],
  );
  const expected = { ...row.links, ...(readMore.length === 0 ? {} : { 'Read More': readMore }) };
  for (const [name, hrefs] of Object.entries(expected)) {
    const named = links.filter(({ words }) => words.startsWith(name));
    expect
      .soft(
        named.map(({ href }) => href),
        `where '${name}' leads`,
      )
      .toEqual(hrefs);
    for (const { words, href, target, rel } of named) {
      const leaves = href.startsWith('https:');
      expect.soft({ target, rel }, `the tab of '${words}'`).toEqual({
        target: leaves ? '_blank' : '',
        rel: leaves ? 'noopener noreferrer' : '',
      });
      if (leaves) expect.soft(words).toContain('opens in a new tab');
    }
  }
}

/** Checks every field of the page's records, the default pictures and the fixed texts. */
function expectContent(
  row: ExpectedPage,
  entries: readonly Entry[],
  text: string,
  shown: Shown,
): void {
  for (const { api, record, except = [] } of entries) {
    expect.soft(missingFields(record, except, text, shown), `not shown of ${api}`).toEqual([]);
  }
  for (const words of row.words ?? []) expect.soft(text).toContain(squash(words));
  const leftOut = entries.reduce(
    (sum, { record, except = [] }) => sum + picturesLeftOut(record, except),
    row.defaultPictures ?? 0,
  );
  const defaults = shown.pictures.filter((src) => src.includes('default-picture'));
  expect.soft(defaults.length, 'default pictures').toBe(leftOut);
}

/**
 * Opens a dialog, reads it and closes it by its button. Checks that focus goes to its heading and back.
 *
 * @returns its text, normalised.
 */
async function readDialog(page: Page, { button, title }: ShownDialog): Promise<string> {
  const opener = page.getByRole('button', { name: `${button} ${title}`, exact: true });
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await opener.click();
  await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeFocused();
  await expect(dialog.getByText('Loading...')).toBeHidden();
  const words = await visibleWords(dialog);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.soft(opener, 'after its button').toBeFocused();
  return words;
}

/**
 * Checks that every dialog of a page shows its field and loads the record again at each opening
 * (§4.7).
 */
async function expectDialogs(
  page: Page,
  { dialogs = [] }: ExpectedPage,
  [entry]: readonly Entry[],
) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const dialog of dialogs) {
    const text = await readDialog(page, dialog);
    for (const words of wordsOf(String(entry?.record[dialog.field]))) {
      expect.soft(text, `${dialog.title} shows ${dialog.field}`).toContain(squash(words));
    }
  }
  // The last one again, by keyboard.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  // If it were closed before, it would not load the record.
  await expect(page.getByRole('dialog').getByText('Loading...')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.soft(page.locator(':focus'), 'after Escape').toHaveAttribute('commandfor', /./);
  await expect
    .poll(() => asked.filter((path) => path === `/content${entry?.api}`).length)
    .toBe(dialogs.length + 1);
}

const eachOnce = new Set(onePageOfEachKind.map(({ path }) => path));

test('§2.1 §6 the table of pages has every route', () => {
  expect(expectedPages.map(({ path }) => path).toSorted()).toEqual([...pagePaths].toSorted());
});

for (const row of expectedPages) {
  // One page of each kind without JavaScript; with it, the other audience's of the same template.
  const javaScriptEnabled = !eachOnce.has(row.path);
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'readings §2 without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`${row.section} ${row.path}: title, heading, links, every field of its records, header and footer, metadata`, async ({
      page,
      request,
    }) => {
      const entries = await readEntries(request, row);
      const answer = await page.goto(row.path);
      expect(answer?.status()).toBe(200);
      expect(await page.evaluate(() => scrollY), 'it opens at its top').toBe(0);
      await expectShell(page, row);
      await expectHead(page, row, entries);
      await expectMetadata(page);
      if (javaScriptEnabled) await startIslands(page);
      const main = page.getByRole('main');
      await expect(main.getByText('Loading...').filter({ visible: true })).toHaveCount(0);
      // The page is styled: the footer has the theme's colour.
      await expect(page.getByRole('contentinfo')).not.toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      );
      await unfold(main);
      const shown = await main.evaluate(shownIn);
      expectLinks(row, entries, shown);
      expectContent(row, entries, await visibleWords(main), shown);
      expect.soft(await brokenPictures(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, 'no horizontal scroll at 320 px').toBe(320);
    });
  });
}

for (const row of expectedPages.filter(({ dialogs }) => dialogs !== undefined)) {
  test(`${row.section} §4.7 ${row.path}: each dialog shows its field`, async ({
    page,
    request,
  }) => {
    const entries = await readEntries(request, row);
    await page.goto(row.path);
    await startIslands(page);
    await unfold(page.getByRole('main'));
    await expectDialogs(page, row, entries);
  });
}
