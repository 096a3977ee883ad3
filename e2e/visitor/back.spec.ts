import { motor } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

test('§2.2 going back shows a cached page with its menu closed', async ({ page, context }) => {
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
