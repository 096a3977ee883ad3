import { pagePaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

// Playwright switches the cache off that this is about.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('readings §2.1 every page comes back from the browser as it was left', async ({
  page,
  context,
  site,
}) => {
  await hasChosenCookies(context, site.url);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  // A contact page has the maps of another site in frames, which no test may ask: a browser keeps no
  // page with a frame that failed.
  for (const path of pagePaths.filter((candidate) => !candidate.endsWith('contact'))) {
    await page.goto(path);
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    const persisted = await page.evaluate(() => Reflect.get(window, 'persisted'));
    expect.soft(persisted, path).toBe(true);
  }
});

test('§2.2 a menu that led elsewhere is closed on the way back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/purplecareers');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  await expect(links).toBeHidden();
});
