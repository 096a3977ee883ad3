import { isSettled, mainLink } from '../kit/surroundings.ts';
import { expect, test } from '../kit/test.ts';
import { hasChosenCookies } from '../kit/visitor.ts';

// Playwright switches the cache off that this is about.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('§2.2 after a document elsewhere, back brings the page as it was left', async ({
  page,
  context,
  site,
}) => {
  await hasChosenCookies(context, site.url);
  await page.goto('/');
  await isSettled(page);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });

  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
  await expect(page.getByRole('status')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await mainLink(page, 'Careers').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
