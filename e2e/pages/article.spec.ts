import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { firstCompany, seededContent } from 'scripts/lib/company.mjs';
import { withPhotographs } from '../support/photographs.ts';
import { expect, test } from '../support/test.ts';

const message = 'No details available for this article.';

const download = (page: Page) => page.getByRole('link', { name: /^Download/ });

for (const [theme, insights] of [
  ['purple', '/purpleinsights'],
  ['red', '/redinsights'],
] as const) {
  test(`§2.7 §8 /${theme}detail: an article that does not exist answers 404 and says so`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404|there is no such article/);
    const answer = await page.goto(`/${theme}detail/99999`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: 'Back to Insights' }).click();
    await expect(page).toHaveURL(insights);
  });
}

test('§2.7 §4.4 an article that cannot be loaded answers 503, says so, and is shown when it comes', async ({
  page,
  launch,
  problems,
}) => {
  problems.allow(/status of 50\d|could not be fetched|ContentError/);
  const content = await launch.content();
  const faulty = await launch.faulty(content.url);
  faulty.set('500', '/api/blog/11/details');
  const site = await launch.site({ contentUrl: faulty.url });

  const answer = await page.goto(`${site.url}/purpledetail/11`);
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(message);
  await expect(page.getByRole('main')).not.toContainText('Loading...');

  faulty.heal();
  await expect(heading).not.toHaveText(message, { timeout: 45_000 });
  const contents = page.getByRole('navigation', { name: 'In this article' });
  for (const link of await contents.getByRole('link').all()) {
    const place = await link.getAttribute('href');
    await expect(page.locator(`h2${place}`), 'it leads to a heading').toBeAttached();
  }
  await expect(contents.getByRole('link')).not.toHaveCount(0);
});

test('readings §5 tables have row headers; on phones rows become blocks, and tables of covers keep their columns', async ({
  page,
}) => {
  for (const path of ['/purpledetail/13', '/purpleproductdetails/motor', '/privacy']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const table = page.getByRole('main').getByRole('table').first();
    const headers = await table.getByRole('rowheader').count();
    expect(headers).toBe((await table.getByRole('row').count()) - 1);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(table.getByRole('rowheader')).toHaveCount(headers);
    const cell = table.getByRole('cell').first();
    const column = table.getByRole('columnheader').nth(1);
    if (path === '/purpleproductdetails/motor') {
      await column.scrollIntoViewIfNeeded();
      await expect(column).toBeInViewport({ ratio: 1 });
      expect((await column.boundingBox())?.x).toBe((await cell.boundingBox())?.x);
    } else {
      expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toContain(
        (await column.textContent()) ?? '',
      );
    }
  }
});

test('the contents mark the part that is being read', async ({ page }) => {
  await page.goto('/purpledetail/11');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  for (const part of ['What surveyors look at', 'Words that decide claims']) {
    await page.getByRole('heading', { name: part, exact: true }).evaluate((heading) => {
      heading.scrollIntoView();
    });
    await expect(contents.locator('a:target-current').filter({ visible: true })).toHaveText(part);
  }
});

test('an article has about 70 characters a line', async ({ page }) => {
  await page.goto('/purpledetail/1');
  const longest = await page
    .getByRole('article')
    .locator('p')
    .evaluateAll((paragraphs) => {
      const full = paragraphs.filter(({ textContent }) => textContent.length > 300);
      return full.map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return paragraph.textContent.length / lines.size;
      });
    });
  expect(longest.length).toBeGreaterThan(1);
  expect(Math.max(...longest)).toBeLessThan(76);
  expect(Math.min(...longest)).toBeGreaterThan(55);
});

test('§2.7 the download is the PDF; an article without one has no button', async ({ page }) => {
  await page.goto('/purpledetail/1');
  const downloading = page.waitForEvent('download');
  await download(page).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(10_000);
  const size = Math.round(bytes.length / 1000);
  await expect(download(page)).toContainText(`PDF, ${size} kB`);

  await page.goto('/purpledetail/4');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(download(page)).toHaveCount(0);
});

test('§3 an article without a picture has the default one; a photograph has small widths', async ({
  page,
  launch,
}) => {
  const contentDir = await launch.folder();
  await withPhotographs(seededContent(firstCompany), contentDir);
  await rm(join(contentDir, 'articles/12-excess/main_image.jpg'));
  const content = await launch.content({ contentDir });
  const site = await launch.site({ contentUrl: content.url });

  await page.goto(`${site.url}/purpledetail/12`);
  const picture = page.getByRole('main').getByRole('article').locator('img').first();
  await expect(picture).toHaveAttribute('src', /default-picture/);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  await page.goto(`${site.url}/purpledetail/2`);
  await expect(picture).toHaveAttribute('src', /^\/pictures\/\d+\/files\/articles\/2-.*\.jpg\.jpg/);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  expect(
    await picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc),
  ).toMatch(/\.(?:avif|webp)/);
});

test('§2.7 §9 two side cards: the first other articles, never the article itself', async ({
  page,
}) => {
  const ids = async (path: string): Promise<readonly string[]> => {
    const cards: readonly { readonly id: number | string }[] = await (
      await page.request.get(`/content${path}`)
    ).json();
    return cards.map(({ id }) => String(id));
  };
  const all = [
    ...(await ids('/api/published-blogs/cards/latest-two')).slice(0, 2),
    ...(await ids('/api/published-blogs/cards')),
  ];
  const teasers = page.getByRole('main').getByRole('link', { name: /^Read More/ });
  const expectTeasers = async (id: string, theme: 'purple' | 'red') => {
    const others = [...new Set(all)].filter((other) => other !== id).slice(0, 2);
    await expect(teasers).toHaveCount(2);
    for (const [index, other] of others.entries()) {
      await expect(teasers.nth(index)).toHaveAttribute('href', `/${theme}detail/${other}`);
    }
  };
  for (const id of [all[0] ?? '', all[1] ?? '', '1']) {
    await page.goto(`/reddetail/${id}`);
    await expectTeasers(id, 'red');
  }

  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await teasers.first().click();
  await expect(page).toHaveURL(`/reddetail/${all[0] ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await expectTeasers(all[0] ?? '', 'red');
});
