import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('§4.8 §9 the carousel has dots up to 1024 px, and up to 600 px it starts on the second slide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/purpleabout');
  const carousel = page.getByRole('group', { name: 'Executive Management', exact: true });
  const dots = carousel.getByRole('button', { name: / of 4, / });
  const shown = carousel.locator('[aria-roledescription="slide"]:not([inert])');
  const expectShown = (...names: readonly string[]) =>
    expect
      .poll(() => shown.evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label'))))
      .toEqual(names);
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expectShown('3 of 4');
  await dots.nth(0).click();
  await expectShown('1 of 4');
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize({ width: 1024, height: 900 });
  await expectShown('1 of 4', '2 of 4');
  await expect(dots).toHaveCount(4);
  await page.setViewportSize({ width: 1025, height: 900 });
  await expect(dots).toHaveCount(0);
});

test('§2.8 on a phone two directors share a row; a biography opens below them, above what follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/purpleabout');
  const cards = page.getByRole('article').filter({ has: page.locator('details') });
  /** The edges of an element in the page. */
  const box = (what: Locator) =>
    what.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    });
  const [first, second, third] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  const left = await box(first);
  const right = await box(second);
  expect(right.top).toBe(left.top);
  expect(right.left).toBeGreaterThan(left.right);
  let above = Math.max(left.bottom, right.bottom);
  for (const card of [first, second]) {
    await card.locator('summary').click();
    const text = card.locator('div > p');
    await expect(text).toBeVisible();
    await expect
      .poll(async () => (await box(text)).top, 'it has come up, 12 px below')
      .toBeCloseTo(above + 12, 0);
    const open = await box(text);
    expect(open.left).toBeCloseTo(left.left, 0);
    expect(open.right).toBeCloseTo(right.right, 0);
    // Nothing is in front of it.
    await text.click({ trial: true });
    above = open.bottom;
    expect((await box(third)).top, 'what follows is below').toBeGreaterThan(above);
  }
});
