import { expect, test } from '../kit/test.ts';

test('§2.16 five career cards: two large ones lead on large screens, a row that scrolls on small', async ({
  page,
}) => {
  await page.goto('/purplecareers');
  const cards = page.getByRole('region', { name: 'Where you could work' }).getByRole('listitem');
  await expect(cards).toHaveCount(5);
  const boxes = () =>
    cards.evaluateAll((items) =>
      items.map((item) => {
        const { left, top, width } = item.getBoundingClientRect();
        return { left, top, width };
      }),
    );

  const large = await boxes();
  const tops = large.map(({ top }) => top);
  expect(new Set(tops.slice(0, 2)).size).toBe(1);
  expect(new Set(tops.slice(2)).size).toBe(1);
  expect(large[0]?.width).toBeGreaterThan(1.3 * (large[2]?.width ?? 0));

  await page.setViewportSize({ width: 390, height: 844 });
  const small = await boxes();
  expect(new Set(small.map(({ top }) => top)).size).toBe(1);
  await cards.nth(4).scrollIntoViewIfNeeded();
  await expect(cards.nth(4)).toBeInViewport();
  await expect(cards.nth(0)).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('§2.17 two offices: a map each, loaded late and named, with a plain link', async ({
  page,
}) => {
  await page.goto('/redcontact');
  const offices = page.getByRole('region', { name: 'Our offices' }).getByRole('article');
  await expect(offices.getByRole('heading')).toHaveText(['Ghana', 'Nigeria']);
  for (const [index, town] of ['Ghana office in Accra', 'Nigeria office in Lagos'].entries()) {
    const office = offices.nth(index);
    const map = office.locator('iframe');
    await expect(map).toHaveAttribute('title', `Map of the ${town}`);
    await expect(map).toHaveAttribute('loading', 'lazy');
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().locator('title')).toHaveText('Map');
    for (const name of [/^Open the map/, /^\+23[34]/, /@/]) {
      await expect(office.getByRole('link', { name })).toHaveCount(1);
    }
  }
});
