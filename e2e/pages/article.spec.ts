import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const download = (page: Page) => page.getByRole('link', { name: /^Download/ });

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

test('the contents lead to headings, and mark the part that is being read', async ({ page }) => {
  await page.goto('/purpledetail/11');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  for (const link of await contents.getByRole('link').all()) {
    await expect(page.locator(`h2${await link.getAttribute('href')}`)).toBeAttached();
  }
  for (const part of ['What surveyors look at', 'Words that decide claims']) {
    await page.getByRole('heading', { name: part, exact: true }).evaluate((heading) => {
      heading.scrollIntoView();
    });
    await expect(contents.locator('a:target-current').filter({ visible: true })).toHaveText(part);
  }
});

test('the contents stay beside the text, and end above the other articles', async ({ page }) => {
  await page.goto('/purpledetail/1');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const others = page.getByRole('complementary');
  await page.getByRole('heading', { name: 'What moves the premium' }).scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport({ ratio: 1 });
  for (const block of ['end', 'center', 'start'] as const) {
    await others.evaluate((box, block) => box.scrollIntoView({ block }), block);
    const { y = 0, height = 0 } = (await contents.boundingBox()) ?? {};
    expect(y + height, block).toBeLessThanOrEqual((await others.boundingBox())?.y ?? 0);
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
