import { audienceOfPath, productRoutes } from 'site/shared/routes.ts';
import { defaultAudience } from '#company/company.ts';
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

test('readings §4 homes and products offer a quote and a claim on the first screen', async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    const hero = page.getByRole('main').locator('section').first();
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      for (const name of [/^Get a Quote/, /^Make a Claim/]) {
        const action = hero.getByRole('link', { name });
        await expect(action, path).toBeInViewport({ ratio: 1 });
        // Nothing covers it, such as the cookie banner of a first visit.
        await action.click({ trial: true });
      }
      expect(await page.evaluate(() => scrollY), path).toBe(0);
    }
  }
});

test('a small phone shows both ways and the top of the picture above the cookie banner, one on its side shows the picture beside the title', async ({
  page,
}) => {
  for (const { path } of homes) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const hero = page.getByRole('main').locator('section').first();
    const actions = hero.getByRole('link', { name: /^(Get a Quote|Make a Claim)/ });
    const title = page.getByRole('heading', { level: 1 });
    const boxes = () =>
      Promise.all(
        [
          page.getByRole('region', { name: 'Cookies' }),
          hero.locator('picture'),
          title,
          actions.first(),
          actions.last(),
        ].map(async (part) => {
          const box = await part.boundingBox();
          if (!box) throw new Error(`A part of the screen of ${path} is missing.`);
          return box;
        }),
      );
    const [banner, picture, , quote, claim] = await boxes();
    expect(claim?.y, path).toBe(quote?.y);
    expect(picture?.y, path).toBeLessThan((banner?.y ?? 0) - 16);

    await page.setViewportSize({ width: 844, height: 390 });
    await expect(title).toBeInViewport({ ratio: 1 });
    const [, beside, words] = await boxes();
    expect(beside?.x, path).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0));
    expect(beside?.y, path).toBeLessThan(words?.y ?? 0);
  }
});

test('§2.2 a phone on its side has the whole menu in view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.locator('[popover] a');
  expect(await links.count()).toBeGreaterThan(9);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});
