import { mapsOrigin } from 'site/app/offices/maps.ts';
import { expect, test } from '../support/test.ts';

test('§2.16 five career cards: two large ones first on large screens, a scrolling row on small ones', async ({
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

const offices = [
  {
    name: 'Ghana',
    map: 'Map of the Ghana office in Accra',
    marker: '5.6050,-0.1770',
    call: 'tel:+233300000100',
    email: 'mailto:hello@harmattan-ghana.example',
  },
  {
    name: 'Nigeria',
    map: 'Map of the Nigeria office in Lagos',
    marker: '6.4281,3.4219',
    call: 'tel:+2342010000145',
    email: 'mailto:nigeria@harmattan-ghana.example',
  },
] as const;

test('§2.17 two offices: a map is loaded from another site only after a press, and has a plain link', async ({
  page,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.goto('/redcontact');
  const cards = page.getByRole('region', { name: 'Our offices' }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(offices.map(({ name }) => name));
  for (const [index, { map, marker, call, email }] of offices.entries()) {
    const card = cards.nth(index);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('svg').first()).toBeVisible();
    expect(asked.filter(({ origin }) => origin === mapsOrigin)).toHaveLength(index);
    await card.getByRole('button', { name: `Show the map here ${map}` }).click();
    await expect(card.locator('iframe')).toHaveAttribute('title', map);
    await expect
      .poll(() => asked.filter(({ origin }) => origin === mapsOrigin).length)
      .toBe(index + 1);
    expect(asked.at(-1)?.searchParams.get('marker')).toBe(marker);
    await expect(card.getByRole('link', { name: /^Open the map/ })).toHaveCount(1);
    await expect(card.getByRole('link', { name: /^\+23[34]/ }).first()).toHaveAttribute(
      'href',
      call,
    );
    await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', email);
  }
});
