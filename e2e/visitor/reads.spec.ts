import type { Page } from '@playwright/test';
import { mainLink } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('§2.2 §4.3 a browser tab remembers its audience', async ({ page, context, problems }) => {
  problems.allow(/status of 404/);
  await context.addInitScript(() => {
    const themes: string[] = [];
    new MutationObserver(() => {
      const theme = document.documentElement?.dataset.theme ?? 'none';
      if (document.body && themes.at(-1) !== theme) themes.push(theme);
    }).observe(document, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { themes });
  });
  const themesOf = async (one: Page, path: string) => {
    await one.goto(path);
    await expect(one.locator('html[data-islands]')).toBeAttached();
    return one.evaluate(() => Reflect.get(window, 'themes'));
  };
  expect(await themesOf(page, '/privacy')).toEqual(['purple']);
  await page.goto('/redhome');
  expect(await themesOf(page, '/privacy')).toEqual(['red']);
  const audiences = page.getByRole('navigation', { name: 'Audience' });
  await expect(audiences.locator('[aria-current]')).toHaveText('Corporate');
  expect(await themesOf(page, '/nowhere')).toEqual(['red']);
});

test('§2.1 the home page loads no islands; hovering over a link prefetches the linked page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Allow the deferred part of the page script, which is the same file on every page.
    const isPageScript = /^\/assets\/page-[\w-]+\.js$/.test(pathname);
    if (request.resourceType() === 'script' && !isPageScript) scripts.push(pathname);
  });
  // The browser prefetches the page during the hover. The click shows the prefetched page.
  const openHovered = async () => {
    await page.goto('/');
    await mainLink(page, 'Careers').hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await mainLink(page, 'Careers').click({ delay: 400 });
    await page.waitForURL('/purplecareers');
    return page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation && Reflect.get(navigation, 'deliveryType');
    });
  };
  await expect.poll(openHovered).toBe('navigational-prefetch');
  expect(scripts).toEqual([]);
});
