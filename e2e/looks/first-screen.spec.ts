import { audienceOfPath, productRoutes } from 'site/addresses/route-table.ts';
import { defaultAudience } from '#company/audiences.ts';
import { homes } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** The pages on which visitors look for a quote or a claim. */
const paths = homes.flatMap(({ path }) => [
  path,
  ...productRoutes(audienceOfPath(path) ?? defaultAudience).map((product) => product.path),
]);

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const path of paths) {
  test(`readings §4 ${path} offers a quote and a claim on its first screen`, async ({ page }) => {
    await page.goto(path);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const hero = page.getByRole('main').locator('section').first();
      for (const name of [/^Get a Quote/, /^Make a Claim/]) {
        const action = hero.getByRole('link', { name });
        await expect(action).toBeInViewport({ ratio: 1 });
        // Nothing covers it, such as the cookie banner of a first visit.
        await action.click({ trial: true });
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
}

for (const { path } of homes) {
  test(`a small phone shows both ways on ${path} and the picture's top above the cookie banner`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
    const hero = page.getByRole('main').locator('section').first();
    const actions = hero.getByRole('link', { name: /^(Get a Quote|Make a Claim)/ });
    const [quote, claim] = await Promise.all([
      actions.first().boundingBox(),
      actions.last().boundingBox(),
    ]);
    const picture = await hero.locator('picture').boundingBox();
    if (!banner || !quote || !claim || !picture)
      throw new Error('A part of the screen is missing.');
    expect(claim.y).toBe(quote.y);
    expect(picture.y).toBeLessThan(banner.y - 16);
  });
}

for (const path of ['/', '/purpleproductdetails/motor']) {
  test(`a phone on its side shows ${path} with its picture beside its title`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeInViewport({ ratio: 1 });
    const hero = page.getByRole('main').locator('section').first();
    const [words, picture] = await Promise.all([
      title.boundingBox(),
      hero.locator('picture').boundingBox(),
    ]);
    if (!words || !picture) throw new Error('The hero has no title or no picture.');
    expect(picture.x).toBeGreaterThanOrEqual(words.x + words.width);
    expect(picture.y).toBeLessThan(words.y);
  });
}

test('§2.2 a phone on its side has the whole menu in view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.locator('[popover] a');
  expect(await links.count()).toBeGreaterThan(9);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});
