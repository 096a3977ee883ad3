import { audienceOfPage, productRoutes } from '../apps/site/addresses/route-table.ts';
import { homes } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The pages that visitors come to with something to buy or to claim. */
const paths = homes.flatMap(({ path }) => [
  path,
  ...productRoutes(audienceOfPage(path)).map((product) => product.path),
]);

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const path of paths) {
  test(`readings §4 ${path} offers a quote and a claim on its first screen`, async ({ page }) => {
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await page.goto(path);
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
  test(`readings §4 the hero of ${path} leads to each product of its audience`, async ({
    page,
  }) => {
    await page.goto(path);
    const products = page.getByRole('main').getByRole('navigation', { name: 'Products' });
    const hrefs = await products
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(productRoutes(audienceOfPage(path)).map((product) => product.path));
  });
}
