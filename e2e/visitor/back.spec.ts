import { motor } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

test('going back shows a page from the back/forward cache', async ({ page, context }) => {
  await hasChosenCookies(context);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  // One page for each island. All pages have the same headers and script.
  for (const path of ['/', '/redcontact', '/purpleabout', motor]) {
    await page.goto(path);
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    const isRestored = () => page.evaluate(() => Reflect.get(window, 'persisted'));
    await expect.poll(isRestored, path).toBe(true);
  }
});
