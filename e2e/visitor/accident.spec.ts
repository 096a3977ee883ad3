import type { Page } from '@playwright/test';
import { helpTexts } from '#company/texts/help.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies, phone } from '../support/visitor.ts';

// What visitors on a phone do after an accident.
test.use(phone);

const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');

test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

test('an accident: one tap leads to numbers, the first hour and the way to report; then to a complaint', async ({
  page,
}) => {
  await page.goto('/');
  await main(page)
    .getByRole('link', { name: helpTexts.happened ?? '' })
    .first()
    .tap();
  await expect(page).toHaveURL('/claims');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(main(page).locator('a[href^="tel:1"]').first()).toBeInViewport();
  await expect(main(page).locator('[data-size] ol li').first()).toBeVisible();
  await expect(main(page).locator('table')).toBeVisible();
  const { claims, complaints, accessibility } = helpTexts.pages ?? {};
  await main(page)
    .getByRole('link', { name: claims?.article?.label ?? '' })
    .tap();
  await expect(page).toHaveURL(`/purpledetail/${claims?.article?.id}`);

  const follow = (title = '') => footer(page).getByRole('link', { name: title }).tap();
  await follow(complaints?.title);
  await expect(page).toHaveURL('/complaints');
  await expect(main(page)).toContainText('15 working days');
  await expect(main(page).locator('a[href^="mailto:"]')).toHaveCount(2);
  await main(page)
    .getByRole('link', { name: complaints?.write ?? '' })
    .tap();
  await expect(page.getByRole('combobox', { name: 'Complaint Related' })).not.toHaveValue('');
  await follow(accessibility?.title);
  await expect(page).toHaveURL('/accessibility');
});

test("a visitor reaches a person: offices before the form, today's hours, a map only after a press (§2.17)", async ({
  page,
}) => {
  const requested: URL[] = [];
  page.on('request', (request) => requested.push(new URL(request.url())));
  const maps = () => requested.filter(({ searchParams }) => searchParams.has('marker'));
  await page.clock.setFixedTime(new Date('2026-11-27T10:00:00Z'));
  await page.goto('/purplecontact');
  await expect(footer(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  const offices = page.locator('#offices');
  // Keyboards and screen readers meet the parts in their visible order (WCAG 1.3.2, 2.4.3).
  const parts = page.locator('#offices, #write');
  expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['offices', 'write']);
  const [first, second] = [await parts.first().boundingBox(), await parts.last().boundingBox()];
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? Infinity));
  await main(page).locator('a[href="#offices"]').tap();
  await expect(offices.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(offices.locator('[data-hours]').first()).toHaveText(/^Open now/);
  for (const [index, name] of ['Ghana', 'Nigeria'].entries()) {
    const card = offices.getByRole('article').nth(index);
    // On phones all but the first are folded.
    if (index > 0) await card.locator('summary').tap();
    await expect(card.getByRole('heading')).toHaveText(name);
    expect(maps()).toHaveLength(index);
    await card.getByRole('button', { name: /^Show the map/ }).tap();
    await expect(card.locator('iframe')).toHaveAttribute('title', new RegExp(name));
    await expect.poll(() => maps().length).toBe(index + 1);
    await expect(card.getByRole('link', { name: /^Open the map/ })).toHaveCount(1);
  }
  await page.clock.setFixedTime(new Date('2026-12-25T10:00:00Z'));
  await page.reload();
  const words = new RegExp(`^Closed now · .*Monday.*8.* ${helpTexts.atAnyHour}`);
  for (const place of [main(page).locator('section').first(), offices.locator('dl').first()]) {
    await expect(place.locator(':has(> [data-hours])')).toHaveText(words);
  }
});
