import type { Locator, Page } from '@playwright/test';
import {
  contactField,
  fillMessage,
  motor,
  sendButton,
  startIslands,
  thanks,
} from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

// The transcripts (`*.txt`) contain what browsers tell a screen reader on three visits.
// `--update-snapshots` writes them again. Read them before you commit.

/** Collects the roles, names and states of parts of pages, in reading order. */
function listen() {
  const heard: string[] = [];
  return {
    hear: async (part: Locator) => {
      const snapshot = await part.ariaSnapshot();
      // Remove addresses, which nobody hears, and countries, whose names differ between browsers.
      const said = snapshot.replace(/^ *- (?:option|\/url:).*\n?/gm, '');
      // Remove file sizes, which a busy service may not send in time.
      heard.push(said.replace(/, \d+ kB/g, ''));
    },
    transcript: () => `${heard.join('\n\n')}\n`,
  };
}

test('WCAG 1.3.1 2.4.4 a screen reader reads the home page and a product', async ({ page }) => {
  const { hear, transcript } = listen();
  await page.goto('/');
  await hear(page.locator('body'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Motor', exact: true }).press('Enter');
  await expect(page).toHaveURL(motor);
  await hear(page.getByRole('main'));
  expect(transcript()).toMatchSnapshot('buy.txt');
});

test('WCAG 1.3.5 3.3.1 3.3.2 4.1.3 a screen reader reads a form’s errors', async ({ page }) => {
  const { hear, transcript } = listen();
  // Fix the time, because the form shows the next quarter of an hour as an example.
  await page.clock.setFixedTime('2026-11-27T10:07:00Z');
  await page.goto('/redcontact');
  await startIslands(page);
  await expect(contactField(page, 'user_phone')).toHaveAttribute('autocomplete', 'tel');
  await sendButton(page).press('Enter');
  const summary = page.getByLabel('Please check 5 fields before you send');
  await expect(summary).toBeFocused();
  await hear(page.locator('main form'));
  await fillMessage(page);
  await sendButton(page).press('Enter');
  await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await hear(thanks(page));
  expect(transcript()).toMatchSnapshot('contact.txt');
});

test('WCAG 1.3.1 2.4.6 a screen reader reads the article list and an article', async ({ page }) => {
  const { hear, transcript } = listen();
  await page.goto('/redinsights');
  await hear(page.getByRole('main'));
  const card = page.getByRole('main').getByRole('link', { name: 'Read More What an excess is' });
  await card.press('Enter');
  await expect(page).toHaveURL(/reddetail/);
  await hear(page.getByRole('main'));
  expect(transcript()).toMatchSnapshot('article.txt');
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
  [320, 256],
] as const) {
  test(`§4.6 WCAG 2.4.11 the cookie banner never hides focus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/privacy');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const stops: { name: string; isSeen: boolean }[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (stop === undefined) break;
      stops.push(stop);
    }
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(stops.length).toBeGreaterThan(40);
    const names = stops.map(({ name }) => name);
    // The skip link comes first, then the banner.
    expect(names[0]).toBe('Skip to content');
    expect(names.slice(1, 5)).toContain('I Accept');
  });
}
